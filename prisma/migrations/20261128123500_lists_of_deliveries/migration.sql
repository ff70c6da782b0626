-- AlterTable
ALTER TABLE "webhook_deliveries" ADD COLUMN     "integration_id" TEXT;

UPDATE webhook_deliveries wd SET integration_id = n.integration_id
FROM webhook_endpoints wh
JOIN integration_installations n ON n.id = wh.installation_id AND n.organization_id = wh.organization_id
WHERE wh.id = wd.webhook_endpoint_id AND wh.organization_id = wd.organization_id;

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhook_endpoint_id_status_created_at_id_idx" ON "webhook_deliveries"("webhook_endpoint_id", "status", "created_at", "id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhook_endpoint_id_event_type_created_a_idx" ON "webhook_deliveries"("webhook_endpoint_id", "event_type", "created_at", "id");

-- Most endpoints are of no integration.
CREATE INDEX "webhook_deliveries_of_integration" ON "webhook_deliveries" ("integration_id", "created_at", "id") WHERE "integration_id" IS NOT NULL;
