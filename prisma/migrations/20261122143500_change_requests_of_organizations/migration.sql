-- CreateIndex
CREATE INDEX "change_requests_organization_id_created_at_id_idx" ON "change_requests"("organization_id", "created_at", "id");
