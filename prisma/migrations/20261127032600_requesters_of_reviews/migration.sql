-- AlterTable
ALTER TABLE "requested_reviewers" ADD COLUMN     "requested_by_id" TEXT,
ADD COLUMN     "revision_id" TEXT;

-- CreateIndex
CREATE INDEX "requested_reviewers_requested_by_id_idx" ON "requested_reviewers"("requested_by_id");

-- AddForeignKey
ALTER TABLE "requested_reviewers" ADD CONSTRAINT "requested_reviewers_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION;
