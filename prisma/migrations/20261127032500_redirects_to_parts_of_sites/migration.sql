-- AlterTable
ALTER TABLE "site_redirects" ADD COLUMN     "capture_wildcard" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "draft" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "permanent" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "site_section_id" TEXT;

-- CreateIndex
CREATE INDEX "site_redirects_site_section_id_idx" ON "site_redirects"("site_section_id");

-- AddForeignKey
ALTER TABLE "site_redirects" ADD CONSTRAINT "site_redirects_site_section_id_organization_id_fkey" FOREIGN KEY ("site_section_id", "organization_id") REFERENCES "site_sections"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- What schema.prisma cannot say. A manual redirect, which has a destination, can also lead to a part
-- of the site; an automatic one leads to a site space or a page in it.
ALTER TABLE "site_redirects" DROP CONSTRAINT "site_redirects_target";
ALTER TABLE "site_redirects" ADD CONSTRAINT "site_redirects_target" CHECK (
  ("destination" IS NOT NULL OR "site_space_id" IS NOT NULL)
  AND ("page_id" IS NULL OR "site_space_id" IS NOT NULL)
  AND ("site_section_id" IS NULL OR ("destination" IS NOT NULL AND "site_space_id" IS NULL)));
