-- CreateEnum
CREATE TYPE "change_request_status" AS ENUM ('DRAFT', 'OPEN', 'ARCHIVED', 'MERGED');

-- CreateEnum
CREATE TYPE "review_status" AS ENUM ('APPROVED', 'CHANGES_REQUESTED');

-- AlterTable
ALTER TABLE "revisions" ADD COLUMN     "change_request_id" TEXT,
ADD COLUMN     "git" JSONB,
ADD COLUMN     "merged_from_id" TEXT,
ALTER COLUMN "pages_root" SET DATA TYPE TEXT,
ALTER COLUMN "files_root" SET DATA TYPE TEXT,
ALTER COLUMN "reusable_contents_root" SET DATA TYPE TEXT,
ALTER COLUMN "variables_root" SET DATA TYPE TEXT;

-- AlterTable
ALTER TABLE "spaces" ADD COLUMN     "must_be_up_to_date" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "no_new_broken_links" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "required_reviews" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "tree_nodes" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "entries" JSON,
    "children" TEXT[],
    "refers" TEXT[],
    "touched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tree_nodes_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "documents" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "markdown" TEXT NOT NULL,
    "facts" JSON NOT NULL,
    "targets" TEXT[],
    "touched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "documents_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "change_requests" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "space_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "status" "change_request_status" NOT NULL DEFAULT 'DRAFT',
    "subject" TEXT NOT NULL,
    "agent_task_id" TEXT,
    "author_id" TEXT,
    "revision_id" TEXT NOT NULL,
    "initial_revision_id" TEXT NOT NULL,
    "merged_ancestor_id" TEXT,
    "merged_revision_id" TEXT,
    "reverts_id" TEXT,
    "comment_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "change_requests_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "contributors" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "change_request_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,

    CONSTRAINT "contributors_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "reviews" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "change_request_id" TEXT NOT NULL,
    "revision_id" TEXT NOT NULL,
    "reviewer_id" TEXT NOT NULL,
    "status" "review_status" NOT NULL,
    "comment" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "requested_reviewers" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "change_request_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "requested_reviewers_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "files" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "blob" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "uploaded_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "files_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "blobs" (
    "hash" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "touched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blobs_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "tree_nodes_children_idx" ON "tree_nodes" USING GIN ("children");

-- CreateIndex
CREATE INDEX "tree_nodes_refers_idx" ON "tree_nodes" USING GIN ("refers");

-- CreateIndex
CREATE INDEX "tree_nodes_organization_id_touched_at_idx" ON "tree_nodes"("organization_id", "touched_at");

-- CreateIndex
CREATE INDEX "documents_targets_idx" ON "documents" USING GIN ("targets");

-- CreateIndex
CREATE INDEX "documents_organization_id_touched_at_idx" ON "documents"("organization_id", "touched_at");

-- CreateIndex
CREATE INDEX "change_requests_space_id_status_created_at_id_idx" ON "change_requests"("space_id", "status", "created_at", "id");

-- CreateIndex
CREATE INDEX "change_requests_space_id_created_at_id_idx" ON "change_requests"("space_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "change_requests_organization_id_status_created_at_id_idx" ON "change_requests"("organization_id", "status", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "change_requests_space_id_number_organization_id_key" ON "change_requests"("space_id", "number", "organization_id");

-- CreateIndex
CREATE INDEX "contributors_user_id_idx" ON "contributors"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "contributors_change_request_id_user_id_organization_id_key" ON "contributors"("change_request_id", "user_id", "organization_id");

-- CreateIndex
CREATE INDEX "reviews_change_request_id_created_at_id_idx" ON "reviews"("change_request_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "reviews_reviewer_id_idx" ON "reviews"("reviewer_id");

-- CreateIndex
CREATE INDEX "requested_reviewers_change_request_id_created_at_id_idx" ON "requested_reviewers"("change_request_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "requested_reviewers_user_id_idx" ON "requested_reviewers"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "requested_reviewers_change_request_id_user_id_organization__key" ON "requested_reviewers"("change_request_id", "user_id", "organization_id");

-- CreateIndex
CREATE INDEX "files_organization_id_created_at_id_idx" ON "files"("organization_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "files_blob_idx" ON "files"("blob");

-- CreateIndex
CREATE INDEX "blobs_touched_at_idx" ON "blobs"("touched_at");

-- CreateIndex
CREATE INDEX "revisions_pages_root_organization_id_idx" ON "revisions"("pages_root", "organization_id");

-- CreateIndex
CREATE INDEX "revisions_files_root_organization_id_idx" ON "revisions"("files_root", "organization_id");

-- CreateIndex
CREATE INDEX "revisions_reusable_contents_root_organization_id_idx" ON "revisions"("reusable_contents_root", "organization_id");

-- CreateIndex
CREATE INDEX "revisions_variables_root_organization_id_idx" ON "revisions"("variables_root", "organization_id");

-- CreateIndex
CREATE INDEX "revisions_change_request_id_idx" ON "revisions"("change_request_id");

-- CreateIndex
CREATE INDEX "revisions_merged_from_id_idx" ON "revisions"("merged_from_id");

-- AddForeignKey
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_change_request_id_organization_id_fkey" FOREIGN KEY ("change_request_id", "organization_id") REFERENCES "change_requests"("id", "organization_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_merged_from_id_organization_id_fkey" FOREIGN KEY ("merged_from_id", "organization_id") REFERENCES "change_requests"("id", "organization_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_pages_root_organization_id_fkey" FOREIGN KEY ("pages_root", "organization_id") REFERENCES "tree_nodes"("id", "organization_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_files_root_organization_id_fkey" FOREIGN KEY ("files_root", "organization_id") REFERENCES "tree_nodes"("id", "organization_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_reusable_contents_root_organization_id_fkey" FOREIGN KEY ("reusable_contents_root", "organization_id") REFERENCES "tree_nodes"("id", "organization_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_variables_root_organization_id_fkey" FOREIGN KEY ("variables_root", "organization_id") REFERENCES "tree_nodes"("id", "organization_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "tree_nodes" ADD CONSTRAINT "tree_nodes_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_space_id_organization_id_fkey" FOREIGN KEY ("space_id", "organization_id") REFERENCES "spaces"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "contributors" ADD CONSTRAINT "contributors_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "contributors" ADD CONSTRAINT "contributors_change_request_id_organization_id_fkey" FOREIGN KEY ("change_request_id", "organization_id") REFERENCES "change_requests"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "contributors" ADD CONSTRAINT "contributors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_change_request_id_organization_id_fkey" FOREIGN KEY ("change_request_id", "organization_id") REFERENCES "change_requests"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reviewer_id_fkey" FOREIGN KEY ("reviewer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "requested_reviewers" ADD CONSTRAINT "requested_reviewers_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "requested_reviewers" ADD CONSTRAINT "requested_reviewers_change_request_id_organization_id_fkey" FOREIGN KEY ("change_request_id", "organization_id") REFERENCES "change_requests"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "requested_reviewers" ADD CONSTRAINT "requested_reviewers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_blob_fkey" FOREIGN KEY ("blob") REFERENCES "blobs"("hash") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- What schema.prisma cannot say.

-- The history of a space is straight: each of its revisions is followed by one at most. Those of change requests have lines of their own.
CREATE UNIQUE INDEX "revisions_straight" ON "revisions" ("space_id", "parent_id", "organization_id") WHERE "change_request_id" IS NULL AND "parent_id" IS NOT NULL;

DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['tree_nodes', 'documents', 'change_requests', 'contributors', 'reviews', 'requested_reviewers', 'files'] LOOP
    EXECUTE format('CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON %I FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed()', tenant);
  END LOOP;
END $$;
