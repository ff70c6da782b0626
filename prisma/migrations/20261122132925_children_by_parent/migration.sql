-- CreateIndex
CREATE INDEX "collections_parent_id_rank_id_idx" ON "collections"("parent_id", "rank", "id");

-- CreateIndex
CREATE INDEX "spaces_parent_id_rank_id_idx" ON "spaces"("parent_id", "rank", "id");
