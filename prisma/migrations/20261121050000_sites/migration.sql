-- CreateEnum
CREATE TYPE "site_type" AS ENUM ('BASIC', 'PREMIUM', 'ULTIMATE', 'SPONSORED', 'LEGACY_BASIC', 'LEGACY_PREMIUM');

-- CreateEnum
CREATE TYPE "site_visibility" AS ENUM ('PUBLIC', 'UNLISTED', 'SHARE_LINK', 'VISITOR_AUTH');

-- CreateEnum
CREATE TYPE "agents_context" AS ENUM ('EXCLUDED', 'INCLUDED');

-- CreateTable
CREATE TABLE "sites" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "type" "site_type" NOT NULL DEFAULT 'BASIC',
    "title" TEXT NOT NULL,
    "icon" JSONB,
    "hostname" TEXT,
    "basename" TEXT NOT NULL,
    "proxy" TEXT,
    "visibility" "site_visibility" NOT NULL DEFAULT 'PUBLIC',
    "published" BOOLEAN NOT NULL DEFAULT false,
    "adaptive" BOOLEAN NOT NULL DEFAULT false,
    "adaptive_schema" JSONB,
    "adaptive_schema_set_at" TIMESTAMPTZ(3),
    "ads" JSONB,
    "agents_context" "agents_context" NOT NULL DEFAULT 'INCLUDED',
    "features" JSONB,
    "customization" JSONB,
    "auth_backend" "visitor_auth_backend" NOT NULL DEFAULT 'CUSTOM',
    "fallback_url" TEXT,
    "visitor_key" BYTEA NOT NULL,
    "previous_visitor_key" BYTEA,
    "visitor_key_changed_at" TIMESTAMPTZ(3),
    "author_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sites_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "site_section_groups" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "rank" TEXT COLLATE "C" NOT NULL,
    "title" TEXT NOT NULL,
    "icon" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_section_groups_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "site_sections" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "group_id" TEXT,
    "rank" TEXT COLLATE "C" NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "path" TEXT NOT NULL,
    "condition" TEXT,
    "icon" TEXT,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_sections_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "site_spaces" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "section_id" TEXT,
    "space_id" TEXT NOT NULL,
    "rank" TEXT COLLATE "C" NOT NULL,
    "path" TEXT NOT NULL,
    "condition" TEXT,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "customization" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_spaces_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "share_links" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "key_hash" BYTEA NOT NULL,
    "sealed_key" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "share_links_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "site_redirects" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "destination" TEXT,
    "site_space_id" TEXT,
    "page_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_redirects_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "visitor_tokens" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "last_four" TEXT NOT NULL,
    "share_link_id" TEXT,
    "signed" BOOLEAN NOT NULL,
    "claims" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "visitor_tokens_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateIndex
CREATE INDEX "visitor_tokens_site_id_idx" ON "visitor_tokens"("site_id");

-- CreateIndex
CREATE INDEX "visitor_tokens_expires_at_idx" ON "visitor_tokens"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "visitor_tokens_hash_organization_id_key" ON "visitor_tokens"("hash", "organization_id");

-- CreateIndex
CREATE INDEX "sites_organization_id_created_at_id_idx" ON "sites"("organization_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "site_section_groups_site_id_rank_id_idx" ON "site_section_groups"("site_id", "rank", "id");

-- CreateIndex
CREATE INDEX "site_sections_site_id_rank_id_idx" ON "site_sections"("site_id", "rank", "id");

-- CreateIndex
CREATE INDEX "site_sections_group_id_idx" ON "site_sections"("group_id");

-- CreateIndex
CREATE INDEX "site_spaces_site_id_rank_id_idx" ON "site_spaces"("site_id", "rank", "id");

-- CreateIndex
CREATE INDEX "site_spaces_section_id_idx" ON "site_spaces"("section_id");

-- CreateIndex
CREATE INDEX "site_spaces_space_id_idx" ON "site_spaces"("space_id");

-- CreateIndex
CREATE INDEX "share_links_site_id_created_at_id_idx" ON "share_links"("site_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "site_redirects_site_id_created_at_id_idx" ON "site_redirects"("site_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "site_redirects_site_space_id_page_id_idx" ON "site_redirects"("site_space_id", "page_id");

-- CreateIndex
CREATE UNIQUE INDEX "sites_organization_id_basename_key" ON "sites"("organization_id", "basename");

-- CreateIndex
CREATE UNIQUE INDEX "site_sections_site_id_path_organization_id_key" ON "site_sections"("site_id", "path", "organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "share_links_key_hash_organization_id_key" ON "share_links"("key_hash", "organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "site_redirects_site_id_source_organization_id_key" ON "site_redirects"("site_id", "source", "organization_id");

-- AddForeignKey
ALTER TABLE "sites" ADD CONSTRAINT "sites_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "sites" ADD CONSTRAINT "sites_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "site_section_groups" ADD CONSTRAINT "site_section_groups_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "site_section_groups" ADD CONSTRAINT "site_section_groups_site_id_organization_id_fkey" FOREIGN KEY ("site_id", "organization_id") REFERENCES "sites"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "site_sections" ADD CONSTRAINT "site_sections_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "site_sections" ADD CONSTRAINT "site_sections_site_id_organization_id_fkey" FOREIGN KEY ("site_id", "organization_id") REFERENCES "sites"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "site_sections" ADD CONSTRAINT "site_sections_group_id_organization_id_fkey" FOREIGN KEY ("group_id", "organization_id") REFERENCES "site_section_groups"("id", "organization_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "site_spaces" ADD CONSTRAINT "site_spaces_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "site_spaces" ADD CONSTRAINT "site_spaces_site_id_organization_id_fkey" FOREIGN KEY ("site_id", "organization_id") REFERENCES "sites"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "site_spaces" ADD CONSTRAINT "site_spaces_section_id_organization_id_fkey" FOREIGN KEY ("section_id", "organization_id") REFERENCES "site_sections"("id", "organization_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "site_spaces" ADD CONSTRAINT "site_spaces_space_id_organization_id_fkey" FOREIGN KEY ("space_id", "organization_id") REFERENCES "spaces"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_site_id_organization_id_fkey" FOREIGN KEY ("site_id", "organization_id") REFERENCES "sites"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "site_redirects" ADD CONSTRAINT "site_redirects_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "site_redirects" ADD CONSTRAINT "site_redirects_site_id_organization_id_fkey" FOREIGN KEY ("site_id", "organization_id") REFERENCES "sites"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "visitor_tokens" ADD CONSTRAINT "visitor_tokens_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "visitor_tokens" ADD CONSTRAINT "visitor_tokens_site_id_organization_id_fkey" FOREIGN KEY ("site_id", "organization_id") REFERENCES "sites"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "site_redirects" ADD CONSTRAINT "site_redirects_site_space_id_organization_id_fkey" FOREIGN KEY ("site_space_id", "organization_id") REFERENCES "site_spaces"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- What schema.prisma cannot say.

-- A redirect made by hand has a destination, one that was made by itself a site space; a page lies in a site space.
ALTER TABLE "site_redirects" ADD CONSTRAINT "site_redirects_target" CHECK (("destination" IS NULL) <> ("site_space_id" IS NULL) AND ("page_id" IS NULL OR "site_space_id" IS NOT NULL));

-- Site spaces beside each other have paths of their own; of those, and of the sections of a site, one is the default.
CREATE UNIQUE INDEX "site_spaces_paths" ON "site_spaces" ("site_id", COALESCE("section_id", ''), "path", "organization_id");
CREATE UNIQUE INDEX "site_spaces_default" ON "site_spaces" ("site_id", COALESCE("section_id", ''), "organization_id") WHERE "is_default";
CREATE UNIQUE INDEX "site_sections_default" ON "site_sections" ("site_id", "organization_id") WHERE "is_default";

DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['sites', 'site_section_groups', 'site_sections', 'site_spaces', 'share_links', 'site_redirects', 'visitor_tokens'] LOOP
    EXECUTE format('CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON %I FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed()', tenant);
  END LOOP;
END $$;
