-- CreateEnum
CREATE TYPE "hostname_status" AS ENUM ('DNS_PASSED', 'DNS_NO_CNAME', 'DNS_WRONG_CNAME');

-- AlterTable
ALTER TABLE "sites" ADD COLUMN     "custom_hostname" TEXT,
ADD COLUMN     "hostname_checked_at" TIMESTAMPTZ(3),
ADD COLUMN     "hostname_status" "hostname_status";

-- A hostname that a site has already stays in use; of two sites with the same one, the older keeps it.
UPDATE "sites" si SET "custom_hostname" = si."hostname", "hostname_status" = 'DNS_PASSED'
WHERE si."hostname" IS NOT NULL AND NOT EXISTS (SELECT FROM "sites" o WHERE o."hostname" = si."hostname" AND o."id" < si."id");

-- CreateIndex
CREATE UNIQUE INDEX "sites_custom_hostname_key" ON "sites"("custom_hostname");
