-- AlterTable
ALTER TABLE "link_invites" ADD COLUMN     "collection_id" TEXT,
ADD COLUMN     "level" "role",
ADD COLUMN     "space_id" TEXT;

-- CreateIndex
CREATE INDEX "link_invites_space_id_idx" ON "link_invites"("space_id");

-- CreateIndex
CREATE INDEX "link_invites_collection_id_idx" ON "link_invites"("collection_id");

-- AddForeignKey
ALTER TABLE "link_invites" ADD CONSTRAINT "link_invites_space_id_organization_id_fkey" FOREIGN KEY ("space_id", "organization_id") REFERENCES "spaces"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "link_invites" ADD CONSTRAINT "link_invites_collection_id_organization_id_fkey" FOREIGN KEY ("collection_id", "organization_id") REFERENCES "collections"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- What schema.prisma cannot say: a level belongs to one space or one collection.
ALTER TABLE "link_invites" ADD CONSTRAINT "link_invites_level" CHECK (("level" IS NOT NULL)::int = ("space_id" IS NOT NULL)::int + ("collection_id" IS NOT NULL)::int);
