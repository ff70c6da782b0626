-- DropIndex
DROP INDEX "members_organization_id_last_seen_at_id_idx";

-- CreateIndex
CREATE INDEX "change_requests_space_id_updated_at_id_idx" ON "change_requests"("space_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "change_requests_organization_id_updated_at_id_idx" ON "change_requests"("organization_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "sites_organization_id_updated_at_id_idx" ON "sites"("organization_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "teams_organization_id_created_at_id_idx" ON "teams"("organization_id", "created_at", "id");

-- What schema.prisma cannot say.

-- Members who were never seen are the smallest in this order.
CREATE INDEX "members_by_last_seen" ON "members" ("organization_id", coalesce("last_seen_at", '-infinity'::timestamptz), "id");
