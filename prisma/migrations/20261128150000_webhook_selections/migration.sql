-- AlterTable
ALTER TABLE "webhook_endpoints" ADD COLUMN     "selection" TEXT,
ADD COLUMN     "selection_by_id" TEXT,
ADD COLUMN     "selection_scopes" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "webhook_endpoints_selection_by_id_idx" ON "webhook_endpoints"("selection_by_id");

-- AddForeignKey
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_selection_by_id_fkey" FOREIGN KEY ("selection_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION;
