-- CreateIndex
CREATE INDEX "integrations_target_created_at_id_idx" ON "integrations"("target", "created_at", "id");

-- CreateIndex
CREATE INDEX "integrations_words" ON "integrations" USING GIN ("title" gin_trgm_ops, "name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "integrations_arrays" ON "integrations" USING GIN ("categories", "block_domains", "scopes");

-- What schema.prisma cannot say.

-- Those with blocks, and those with sources of content, may be few: their lists come in their order too.
CREATE INDEX "integrations_by_blocks" ON "integrations" ((jsonb_array_length("blocks") > 0), "created_at", "id");
CREATE INDEX "integrations_by_sources" ON "integrations" ((jsonb_array_length("content_sources") > 0), "created_at", "id");

-- An external id is looked for among the installations of one integration. (An index with a condition is one that schema.prisma need not know; this one is always met.)
CREATE INDEX "integration_installations_external_ids" ON "integration_installations" USING GIN ("integration_id", "external_ids") WHERE "integration_id" IS NOT NULL;
