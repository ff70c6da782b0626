-- DropIndex
DROP INDEX "integrations_arrays";

-- DropIndex
DROP INDEX "integrations_words";

-- CreateIndex
CREATE INDEX "integrations_filters" ON "integrations" USING GIN ("title" gin_trgm_ops, "name" gin_trgm_ops, "categories", "block_domains", "scopes");

-- What schema.prisma cannot say.

-- A list is planned by how many rows match, and a rare value may be missing in a sample: at 1000 most tables are read completely.
ALTER TABLE "integrations" ALTER COLUMN "categories" SET STATISTICS 1000, ALTER COLUMN "block_domains" SET STATISTICS 1000, ALTER COLUMN "scopes" SET STATISTICS 1000;
