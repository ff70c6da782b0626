import { defineConfig } from 'prisma/config';

// `prisma generate` needs no engine, yet the CLI fetches the native schema engine before any
// command. Naming an executable stops that download, so that set-up works where only the package
// registry is reachable.
//
// Migrations are written and checked by `npm run migrate`. To use Prisma's own `migrate`:
// PRISMA_SCHEMA_ENGINE_BINARY= npx prisma migrate …
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost/unused' },
});
