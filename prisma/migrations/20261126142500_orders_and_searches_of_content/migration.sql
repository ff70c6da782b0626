-- CreateIndex
CREATE INDEX "change_requests_author_id_created_at_id_idx" ON "change_requests"("author_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "collections_organization_id_created_at_id_idx" ON "collections"("organization_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "collections_organization_id_updated_at_id_idx" ON "collections"("organization_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "comments_space_id_page_id_created_at_id_idx" ON "comments"("space_id", "page_id", "created_at", "id");

-- What schema.prisma cannot say. The condition is true for every text that is searched.

CREATE INDEX "collections_title_trigrams" ON "collections" USING GIN ("organization_id", "title" gin_trgm_ops) WHERE "title" IS NOT NULL;
CREATE INDEX "change_requests_subject_trigrams" ON "change_requests" USING GIN ("organization_id", "space_id", "subject" gin_trgm_ops) WHERE "subject" IS NOT NULL;

-- A rare text is found by its letters if the statistics are exact enough.
ALTER TABLE "change_requests" ALTER COLUMN "subject" SET STATISTICS 1000;
ALTER TABLE "collections" ALTER COLUMN "title" SET STATISTICS 1000;
ALTER INDEX "teams_by_title" ALTER COLUMN 2 SET STATISTICS 1000;
ALTER INDEX "teams_title_trigrams" ALTER COLUMN 2 SET STATISTICS 1000;
