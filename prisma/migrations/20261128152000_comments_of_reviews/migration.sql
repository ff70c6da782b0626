-- The comment of a review is a comment on its change request, with replies and a resolution of its own.
ALTER TABLE "comments" ADD COLUMN "review_id" TEXT;
CREATE UNIQUE INDEX "comments_review_id_organization_id_key" ON "comments"("review_id", "organization_id");
ALTER TABLE "comments" ADD CONSTRAINT "comments_review_id_organization_id_fkey" FOREIGN KEY ("review_id", "organization_id") REFERENCES "reviews"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- Blank texts were accepted, and are no comments.
INSERT INTO "comments" ("id", "organization_id", "space_id", "change_request_id", "revision_id", "author_id", "markdown", "created_at", "review_id")
SELECT 'com_' || substr(r."id", 5), r."organization_id", c."space_id", c."id", r."revision_id", r."reviewer_id", r."comment", r."created_at", r."id"
FROM "reviews" r JOIN "change_requests" c ON c."id" = r."change_request_id" AND c."organization_id" = r."organization_id"
WHERE btrim(r."comment", E' \t\r\n') <> '';

UPDATE "change_requests" c SET "comment_count" = c."comment_count" + n."count"
FROM (SELECT "organization_id", "change_request_id", count(*)::int AS "count" FROM "comments" WHERE "review_id" IS NOT NULL GROUP BY 1, 2) n
WHERE c."id" = n."change_request_id" AND c."organization_id" = n."organization_id";
UPDATE "spaces" s SET "comment_count" = s."comment_count" + n."count"
FROM (SELECT "organization_id", "space_id", count(*)::int AS "count" FROM "comments" WHERE "review_id" IS NOT NULL GROUP BY 1, 2) n
WHERE s."id" = n."space_id" AND s."organization_id" = n."organization_id";

ALTER TABLE "reviews" DROP COLUMN "comment";
