-- CreateIndex
CREATE INDEX "spaces_organization_id_rank_id_idx" ON "spaces"("organization_id", "rank", "id");
