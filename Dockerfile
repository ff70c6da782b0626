# The server as an image; compose.yaml runs it beside a PostgreSQL. `npm run test:image` follows these steps and runs what comes of them.
# The digest of the base image is not pinned here. To pin it, take the digest that `docker buildx imagetools inspect node:24-slim` prints and build with
#   --build-arg NODE_IMAGE=node:24-slim@sha256:…
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /lectern
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# The packages of production, with the client of S3, which a plain `npm ci --omit=dev` leaves out. Source maps and Prisma's compilers for other databases are not read.
FROM ${NODE_IMAGE} AS packages
WORKDIR /lectern
COPY package.json package-lock.json .npmrc ./
RUN npm pkg delete devDependencies peerDependenciesMeta \
 && npm ci --omit=dev \
 && npm sbom --omit=dev --sbom-format=cyclonedx --sbom-type=application > sbom.json \
 && find node_modules -name '*.map' -delete \
 && find node_modules/@prisma/client/runtime -name 'query_compiler_*' ! -name '*.postgresql.*' -delete

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /lectern
COPY package.json ./
COPY schema ./schema
COPY prisma/migrations ./prisma/migrations
COPY --from=packages /lectern/node_modules ./node_modules
COPY --from=build /lectern/dist ./dist
COPY --from=packages /lectern/sbom.json ./dist/sbom.json
RUN ln -s /lectern/dist/src/main.js /usr/local/bin/lectern \
 && install -d -o node -g node -m 0700 /data
VOLUME ["/data"]
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "--heap-growing-percent=30", "dist/src/main.js", "serve"]
