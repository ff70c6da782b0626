-- DropIndex
DROP INDEX "integrations_arrays";

-- DropIndex
DROP INDEX "integrations_words";

-- CreateIndex
CREATE INDEX "integrations_filters" ON "integrations" USING GIN ("title" gin_trgm_ops, "name" gin_trgm_ops, "categories", "block_domains", "scopes");

-- What schema.prisma cannot say.

-- A search is planned by how many rows match, so that the estimate must not depend on the sample: at 1000 most tables are read completely.
ALTER TABLE "integrations" ALTER COLUMN "title" SET STATISTICS 1000, ALTER COLUMN "name" SET STATISTICS 1000,
  ALTER COLUMN "categories" SET STATISTICS 1000, ALTER COLUMN "block_domains" SET STATISTICS 1000, ALTER COLUMN "scopes" SET STATISTICS 1000;
