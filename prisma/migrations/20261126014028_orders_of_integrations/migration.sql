-- CreateIndex
CREATE INDEX "integration_installations_integration_id_updated_at_id_idx" ON "integration_installations"("integration_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "integrations_updated_at_id_idx" ON "integrations"("updated_at", "id");

-- What schema.prisma cannot say.

CREATE INDEX "integrations_by_title" ON "integrations" (lower("title"), "id");
