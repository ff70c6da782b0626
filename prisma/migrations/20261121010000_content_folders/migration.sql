-- CreateEnum
CREATE TYPE "default_level" AS ENUM ('READ', 'COMMENT', 'EDIT', 'REVIEW', 'CREATE', 'ADMIN', 'INHERIT');

-- CreateEnum
CREATE TYPE "space_visibility" AS ENUM ('PUBLIC', 'UNLISTED', 'SHARE_LINK', 'VISITOR_AUTH', 'IN_COLLECTION', 'PRIVATE');

-- CreateEnum
CREATE TYPE "space_edit_mode" AS ENUM ('LIVE', 'LOCKED');

-- CreateEnum
CREATE TYPE "visitor_auth_backend" AS ENUM ('CUSTOM', 'INTEGRATION');

-- CreateEnum
CREATE TYPE "revision_type" AS ENUM ('EDITS', 'MERGE', 'ROLLBACK', 'UPDATE', 'COMPUTED');

-- CreateTable
CREATE TABLE "collections" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "parent_id" TEXT,
    "ancestors" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "rank" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "default_level" "default_level" DEFAULT 'INHERIT',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),
    "deletion_id" TEXT,

    CONSTRAINT "collections_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "spaces" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "parent_id" TEXT,
    "ancestors" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "rank" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "emoji" TEXT NOT NULL DEFAULT '📄',
    "visibility" "space_visibility" NOT NULL,
    "edit_mode" "space_edit_mode" NOT NULL DEFAULT 'LIVE',
    "default_level" "default_level" DEFAULT 'INHERIT',
    "revision_id" TEXT NOT NULL,
    "git_sync" JSONB,
    "visitor_auth_backend" "visitor_auth_backend",
    "comment_count" INTEGER NOT NULL DEFAULT 0,
    "change_request_count" INTEGER NOT NULL DEFAULT 0,
    "open_change_request_count" INTEGER NOT NULL DEFAULT 0,
    "draft_change_request_count" INTEGER NOT NULL DEFAULT 0,
    "last_change_request_number" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),
    "deletion_id" TEXT,

    CONSTRAINT "spaces_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "revisions" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "space_id" TEXT NOT NULL,
    "parent_id" TEXT,
    "merged_parent_id" TEXT,
    "type" "revision_type" NOT NULL,
    "pages_root" BYTEA,
    "files_root" BYTEA,
    "reusable_contents_root" BYTEA,
    "variables_root" BYTEA,
    "message" TEXT,
    "author_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "revisions_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "grants" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "content_id" TEXT NOT NULL,
    "collection_id" TEXT,
    "space_id" TEXT,
    "member_id" TEXT,
    "team_id" TEXT,
    "role" "role",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "grants_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateIndex
CREATE INDEX "collections_organization_id_parent_id_rank_id_idx" ON "collections"("organization_id", "parent_id", "rank", "id");

-- CreateIndex
CREATE INDEX "collections_organization_id_rank_id_idx" ON "collections"("organization_id", "rank", "id");

-- CreateIndex
CREATE INDEX "collections_ancestors" ON "collections" USING GIN ("ancestors");

-- CreateIndex
CREATE INDEX "collections_deletion_id_idx" ON "collections"("deletion_id");

-- CreateIndex
CREATE INDEX "spaces_organization_id_parent_id_rank_id_idx" ON "spaces"("organization_id", "parent_id", "rank", "id");

-- CreateIndex
CREATE INDEX "spaces_organization_id_created_at_id_idx" ON "spaces"("organization_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "spaces_organization_id_deleted_at_idx" ON "spaces"("organization_id", "deleted_at");

-- CreateIndex
CREATE INDEX "spaces_ancestors" ON "spaces" USING GIN ("ancestors");

-- CreateIndex
CREATE INDEX "spaces_title_trigrams" ON "spaces" USING GIN ("title" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "spaces_deletion_id_idx" ON "spaces"("deletion_id");

-- CreateIndex
CREATE INDEX "revisions_space_id_created_at_id_idx" ON "revisions"("space_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "grants_content_id_created_at_id_idx" ON "grants"("content_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "grants_member_id_idx" ON "grants"("member_id");

-- CreateIndex
CREATE INDEX "grants_team_id_idx" ON "grants"("team_id");

-- CreateIndex
CREATE INDEX "grants_space_id_idx" ON "grants"("space_id");

-- CreateIndex
CREATE INDEX "grants_collection_id_idx" ON "grants"("collection_id");

-- CreateIndex
CREATE UNIQUE INDEX "grants_content_id_member_id_organization_id_key" ON "grants"("content_id", "member_id", "organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "grants_content_id_team_id_organization_id_key" ON "grants"("content_id", "team_id", "organization_id");

-- AddForeignKey
ALTER TABLE "collections" ADD CONSTRAINT "collections_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "collections" ADD CONSTRAINT "collections_parent_id_organization_id_fkey" FOREIGN KEY ("parent_id", "organization_id") REFERENCES "collections"("id", "organization_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "spaces" ADD CONSTRAINT "spaces_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "spaces" ADD CONSTRAINT "spaces_parent_id_organization_id_fkey" FOREIGN KEY ("parent_id", "organization_id") REFERENCES "collections"("id", "organization_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_space_id_organization_id_fkey" FOREIGN KEY ("space_id", "organization_id") REFERENCES "spaces"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "grants" ADD CONSTRAINT "grants_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "grants" ADD CONSTRAINT "grants_collection_id_organization_id_fkey" FOREIGN KEY ("collection_id", "organization_id") REFERENCES "collections"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "grants" ADD CONSTRAINT "grants_space_id_organization_id_fkey" FOREIGN KEY ("space_id", "organization_id") REFERENCES "spaces"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "grants" ADD CONSTRAINT "grants_member_id_organization_id_fkey" FOREIGN KEY ("member_id", "organization_id") REFERENCES "members"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "grants" ADD CONSTRAINT "grants_team_id_organization_id_fkey" FOREIGN KEY ("team_id", "organization_id") REFERENCES "teams"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- What schema.prisma cannot say.

-- Ranks are compared character by character, in the database as in the program.
ALTER TABLE "collections" ALTER COLUMN "rank" TYPE text COLLATE "C";
ALTER TABLE "spaces" ALTER COLUMN "rank" TYPE text COLLATE "C";

-- The trash is swept by its time.
CREATE INDEX "collections_in_trash" ON "collections" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
CREATE INDEX "spaces_in_trash" ON "spaces" ("deleted_at") WHERE "deleted_at" IS NOT NULL;

-- A grant is on one thing and for one.
ALTER TABLE "grants" ADD CONSTRAINT "grants_on_one" CHECK (num_nonnulls("collection_id", "space_id") = 1 AND "content_id" = COALESCE("collection_id", "space_id"));
ALTER TABLE "grants" ADD CONSTRAINT "grants_for_one" CHECK (num_nonnulls("member_id", "team_id") = 1);

DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['collections', 'spaces', 'revisions', 'grants'] LOOP
    EXECUTE format('CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON %I FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed()', tenant);
  END LOOP;
END $$;

-- A role as a level: 0 for none, 6 for admin.
CREATE FUNCTION role_level(role) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT COALESCE(array_position(ARRAY['READ', 'COMMENT', 'EDIT', 'REVIEW', 'CREATE', 'ADMIN']::role[], $1), 0)
$$;

-- The level of a member on a space or collection: from the nearest to the farthest, what was given to him, else to his
-- teams, else the default level; where nothing is said, his role. The same rule as src/domain/level.ts, for filters of lists.
CREATE FUNCTION content_level(content_id text, own_default default_level, above text[], member text, teams text[], organization_role role) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT COALESCE((
    SELECT COALESCE(rung.direct, rung.team, rung.fallback)
    FROM (
      SELECT at.n,
        max(role_level(g.role)) FILTER (WHERE g.member_id = $4) AS direct,
        max(role_level(g.role)) FILTER (WHERE g.team_id = ANY($5)) AS team,
        CASE WHEN at.n = 1 THEN $2 IS DISTINCT FROM 'INHERIT' ELSE c.default_level IS DISTINCT FROM 'INHERIT' END AS speaks,
        COALESCE(array_position(ARRAY['READ', 'COMMENT', 'EDIT', 'REVIEW', 'CREATE', 'ADMIN']::default_level[], CASE WHEN at.n = 1 THEN $2 ELSE c.default_level END), 0) AS fallback
      FROM (
        SELECT $1 AS id, 1::bigint AS n UNION ALL SELECT above.id, cardinality($3) + 2 - above.n FROM unnest($3) WITH ORDINALITY AS above(id, n)
      ) AS at
      LEFT JOIN collections c ON c.id = at.id AND at.n > 1
      LEFT JOIN grants g ON g.content_id = at.id AND (g.member_id = $4 OR g.team_id = ANY($5))
      GROUP BY at.n, c.default_level
    ) rung
    WHERE rung.direct IS NOT NULL OR rung.team IS NOT NULL OR rung.speaks
    ORDER BY rung.n LIMIT 1
  ), role_level($6))
$$;
