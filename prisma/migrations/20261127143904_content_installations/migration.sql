-- AlterTable
ALTER TABLE "installation_sites" ADD COLUMN     "external_ids" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "installation_spaces" ADD COLUMN     "external_ids" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "installation_sites_external_ids" ON "installation_sites" USING GIN ("external_ids");

-- CreateIndex
CREATE INDEX "installation_spaces_external_ids" ON "installation_spaces" USING GIN ("external_ids");
