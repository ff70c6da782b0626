-- The users whom a text mentions. It is null in rows that are there already, so that they notify nobody.
ALTER TABLE "documents" ADD COLUMN "mentions" TEXT[];

-- Organizations without a mention in a page need no comparison of revisions.
CREATE INDEX "documents_with_mentions" ON "documents" ("organization_id") WHERE "mentions" <> '{}';

ALTER TABLE "notifications" ADD COLUMN "page_id" TEXT,
ADD COLUMN "page_title" TEXT;
