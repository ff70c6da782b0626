-- CreateEnum
CREATE TYPE "comment_status" AS ENUM ('OPEN', 'RESOLVED');

-- CreateTable
CREATE TABLE "comments" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "space_id" TEXT NOT NULL,
    "change_request_id" TEXT,
    "revision_id" TEXT NOT NULL,
    "page_id" TEXT,
    "page_document" TEXT,
    "node_id" TEXT,
    "node_preview" TEXT,
    "author_id" TEXT,
    "markdown" TEXT NOT NULL,
    "status" "comment_status" NOT NULL DEFAULT 'OPEN',
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by_id" TEXT,
    "reply_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),

    CONSTRAINT "comments_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "comment_replies" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "comment_id" TEXT NOT NULL,
    "author_id" TEXT,
    "markdown" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),

    CONSTRAINT "comment_replies_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "reactions" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "comment_id" TEXT,
    "reply_id" TEXT,
    "user_id" TEXT NOT NULL,
    "emoji" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reactions_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "search_sections" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "space_id" TEXT NOT NULL,
    "page_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "anchor" TEXT,
    "page_title" TEXT NOT NULL,
    "title" TEXT,
    "body" TEXT NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "search_sections_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateIndex
CREATE INDEX "comments_space_id_created_at_id_idx" ON "comments"("space_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "comments_change_request_id_created_at_id_idx" ON "comments"("change_request_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "comment_replies_comment_id_created_at_id_idx" ON "comment_replies"("comment_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "reactions_user_id_idx" ON "reactions"("user_id");

-- CreateIndex
CREATE INDEX "reactions_comment_id_idx" ON "reactions"("comment_id");

-- CreateIndex
CREATE INDEX "reactions_reply_id_idx" ON "reactions"("reply_id");

-- CreateIndex
CREATE UNIQUE INDEX "reactions_subject_id_user_id_emoji_organization_id_key" ON "reactions"("subject_id", "user_id", "emoji", "organization_id");

-- CreateIndex
CREATE INDEX "search_sections_space_id_page_id_position_idx" ON "search_sections"("space_id", "page_id", "position");

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_space_id_organization_id_fkey" FOREIGN KEY ("space_id", "organization_id") REFERENCES "spaces"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_change_request_id_organization_id_fkey" FOREIGN KEY ("change_request_id", "organization_id") REFERENCES "change_requests"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_resolved_by_id_fkey" FOREIGN KEY ("resolved_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "comment_replies" ADD CONSTRAINT "comment_replies_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "comment_replies" ADD CONSTRAINT "comment_replies_comment_id_organization_id_fkey" FOREIGN KEY ("comment_id", "organization_id") REFERENCES "comments"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "comment_replies" ADD CONSTRAINT "comment_replies_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_comment_id_organization_id_fkey" FOREIGN KEY ("comment_id", "organization_id") REFERENCES "comments"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_reply_id_organization_id_fkey" FOREIGN KEY ("reply_id", "organization_id") REFERENCES "comment_replies"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "search_sections" ADD CONSTRAINT "search_sections_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "search_sections" ADD CONSTRAINT "search_sections_space_id_organization_id_fkey" FOREIGN KEY ("space_id", "organization_id") REFERENCES "spaces"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- What schema.prisma cannot say.

-- Words, within an organization or a space first. (An index with a condition is one that schema.prisma need not know.)
CREATE INDEX "search_sections_words" ON "search_sections" USING gin ("organization_id", "space_id", "words") WHERE "position" >= 0;

-- Titles of pages and headings that are nearly what was asked for.
CREATE INDEX "search_sections_titles" ON "search_sections" USING gin ("organization_id", "space_id", "title" gin_trgm_ops, (CASE WHEN "position" = 0 THEN "page_title" END) gin_trgm_ops) WHERE "position" >= 0;

-- What is said of a space itself: of what is said in it, most is said of its change requests.
CREATE INDEX "comments_of_space" ON "comments" ("space_id", "created_at", "id") WHERE "change_request_id" IS NULL;

-- A reaction is to a comment or to a reply.
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_to_one" CHECK (num_nonnulls("comment_id", "reply_id") = 1 AND "subject_id" = COALESCE("comment_id", "reply_id"));

DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['comments', 'comment_replies', 'reactions', 'search_sections'] LOOP
    EXECUTE format('CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON %I FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed()', tenant);
  END LOOP;
END $$;
