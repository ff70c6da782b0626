# The server as an image. It needs DATABASE_URL and SECRET_KEY; compose.yaml has all of it together.
FROM node:24-slim AS build
WORKDIR /lectern
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /lectern
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-slim
WORKDIR /lectern
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
COPY --from=packages /lectern/node_modules ./node_modules
COPY --from=build /lectern/dist ./dist
COPY package.json ./
COPY schema ./schema
COPY examples/graphiql ./examples/graphiql
COPY prisma/migrations ./prisma/migrations
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "dist/src/main.js", "serve"]
