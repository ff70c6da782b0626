-- CreateEnum
CREATE TYPE "role" AS ENUM ('READ', 'COMMENT', 'EDIT', 'REVIEW', 'CREATE', 'ADMIN');

-- CreateEnum
CREATE TYPE "team_role" AS ENUM ('MEMBER', 'OWNER');

-- CreateEnum
CREATE TYPE "organization_type" AS ENUM ('BUSINESS', 'COMMUNITY');

-- CreateEnum
CREATE TYPE "use_case" AS ENUM ('INTERNAL_DOCS', 'DOCS_SITE', 'AUDIENCE_CONTROLLED_SITE', 'PRODUCT_DOCS', 'TEAM_KNOWLEDGE_BASE', 'DESIGN_SYSTEM', 'OPEN_SOURCE_DOCS', 'NOTES', 'OTHER');

-- CreateEnum
CREATE TYPE "community_type" AS ENUM ('NON_PROFIT', 'OPEN_SOURCE', 'EDUCATION');

-- CreateEnum
CREATE TYPE "plan" AS ENUM ('FREE_2024', 'PLUS_2024', 'PRO_2024', 'ENTERPRISE_2024', 'COMMUNITY_2024', 'FREE', 'PLUS', 'PRO');

-- CreateEnum
CREATE TYPE "token_kind" AS ENUM ('PERSONAL', 'SERVICE_ACCOUNT');

-- CreateEnum
CREATE TYPE "blocked_reason" AS ENUM ('SECURITY');

-- CreateTable
CREATE TABLE "users" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "photo_url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organizations" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "email_domains" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "hostname" TEXT,
    "custom_hostname" TEXT,
    "type" "organization_type" NOT NULL DEFAULT 'BUSINESS',
    "use_case" "use_case",
    "community_type" "community_type",
    "default_role" "role",
    "default_content_site_id" TEXT,
    "logo" TEXT,
    "sso" BOOLEAN NOT NULL DEFAULT false,
    "ai" BOOLEAN NOT NULL DEFAULT true,
    "invite_links" BOOLEAN NOT NULL DEFAULT true,
    "plan" "plan" NOT NULL DEFAULT 'FREE_2024',
    "billing" JSONB,
    "trial" JSONB,
    "billing_migration" JSONB,
    "blocked_reason" "blocked_reason",

    CONSTRAINT "organizations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subdomains" (
    "subdomain" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "subdomains_pkey" PRIMARY KEY ("subdomain")
);

-- CreateTable
CREATE TABLE "email_domains" (
    "domain" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,

    CONSTRAINT "email_domains_pkey" PRIMARY KEY ("domain")
);

-- CreateTable
CREATE TABLE "members" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "role" "role",
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "sso" BOOLEAN NOT NULL DEFAULT false,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "members_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "teams" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "teams_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "team_members" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "team_id" TEXT NOT NULL,
    "member_id" TEXT NOT NULL,
    "role" "team_role" NOT NULL DEFAULT 'MEMBER',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_members_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "invites" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" "role",
    "secret" BYTEA NOT NULL,
    "secret_hash" BYTEA NOT NULL,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invites_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "link_invites" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "role" "role",
    "team_id" TEXT,
    "secret" BYTEA NOT NULL,
    "secret_hash" BYTEA NOT NULL,
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "max_uses" INTEGER,
    "uses" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "link_invites_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "service_accounts" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" "role",
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "service_accounts_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "api_tokens" (
    "id" TEXT NOT NULL,
    "kind" "token_kind" NOT NULL,
    "user_id" TEXT NOT NULL,
    "service_account_id" TEXT,
    "label" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "last_four" TEXT NOT NULL,
    "scopes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "scoped" BOOLEAN NOT NULL DEFAULT false,
    "organizations" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "bound" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" BYTEA NOT NULL,
    "answer" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "events" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "actor_id" TEXT,
    "token_id" TEXT,
    "subject_id" TEXT NOT NULL,
    "space_id" TEXT,
    "collection_id" TEXT,
    "fields" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "related" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "request_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "account_events" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "token_id" TEXT,
    "subject_id" TEXT NOT NULL,
    "fields" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "related" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "request_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "subdomains_organization_id_idx" ON "subdomains"("organization_id");

-- CreateIndex
CREATE INDEX "email_domains_organization_id_idx" ON "email_domains"("organization_id");

-- CreateIndex
CREATE INDEX "members_organization_id_joined_at_id_idx" ON "members"("organization_id", "joined_at", "id");

-- CreateIndex
CREATE INDEX "members_organization_id_role_joined_at_id_idx" ON "members"("organization_id", "role", "joined_at", "id");

-- CreateIndex
CREATE INDEX "members_organization_id_last_seen_at_id_idx" ON "members"("organization_id", "last_seen_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "members_user_id_organization_id_key" ON "members"("user_id", "organization_id");

-- CreateIndex
CREATE INDEX "team_members_team_id_created_at_id_idx" ON "team_members"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "team_members_member_id_idx" ON "team_members"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "team_members_team_id_member_id_organization_id_key" ON "team_members"("team_id", "member_id", "organization_id");

-- CreateIndex
CREATE INDEX "invites_organization_id_created_at_id_idx" ON "invites"("organization_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "invites_organization_id_email_key" ON "invites"("organization_id", "email");

-- CreateIndex
CREATE INDEX "link_invites_organization_id_created_at_id_idx" ON "link_invites"("organization_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "link_invites_organization_id_team_id_idx" ON "link_invites"("organization_id", "team_id");

-- CreateIndex
CREATE INDEX "service_accounts_organization_id_created_at_id_idx" ON "service_accounts"("organization_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "service_accounts_user_id_organization_id_key" ON "service_accounts"("user_id", "organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_tokens_hash_key" ON "api_tokens"("hash");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "events_organization_id_created_at_id_idx" ON "events"("organization_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "events_organization_id_actor_id_created_at_id_idx" ON "events"("organization_id", "actor_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "events_organization_id_action_created_at_id_idx" ON "events"("organization_id", "action", "created_at", "id");

-- CreateIndex
CREATE INDEX "events_organization_id_subject_id_created_at_id_idx" ON "events"("organization_id", "subject_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "account_events_user_id_created_at_id_idx" ON "account_events"("user_id", "created_at", "id");

-- AddForeignKey
ALTER TABLE "subdomains" ADD CONSTRAINT "subdomains_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "email_domains" ADD CONSTRAINT "email_domains_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "members" ADD CONSTRAINT "members_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "teams" ADD CONSTRAINT "teams_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_organization_id_fkey" FOREIGN KEY ("team_id", "organization_id") REFERENCES "teams"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_member_id_organization_id_fkey" FOREIGN KEY ("member_id", "organization_id") REFERENCES "members"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "invites" ADD CONSTRAINT "invites_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "invites" ADD CONSTRAINT "invites_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "link_invites" ADD CONSTRAINT "link_invites_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "link_invites" ADD CONSTRAINT "link_invites_team_id_organization_id_fkey" FOREIGN KEY ("team_id", "organization_id") REFERENCES "teams"("id", "organization_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "link_invites" ADD CONSTRAINT "link_invites_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "service_accounts" ADD CONSTRAINT "service_accounts_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "service_accounts" ADD CONSTRAINT "service_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "service_accounts" ADD CONSTRAINT "service_accounts_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- What schema.prisma cannot say.

-- Names are listed in any case, and found by any part of them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "teams_by_title" ON "teams" ("organization_id", lower("title"), "id");
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE INDEX "teams_title_trigrams" ON "teams" USING gin ("organization_id", lower("title") gin_trgm_ops);
CREATE INDEX "users_name_trigrams" ON "users" USING gin (("display_name" || E'\n' || "email") gin_trgm_ops);

-- Lists whose filter is "has none" come in their order too: with a plain column PostgreSQL would sort all that it finds.
CREATE INDEX "members_guests" ON "members" ("organization_id", ("role" IS NULL), "joined_at", "id");
CREATE INDEX "api_tokens_living" ON "api_tokens" ("user_id", "kind", ("revoked_at" IS NULL), "created_at", "id");

-- A row never goes over to another organization.
CREATE FUNCTION organization_is_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'organization_id never changes' USING ERRCODE = '23514';
END $$;

DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['members', 'teams', 'team_members', 'invites', 'link_invites', 'service_accounts', 'events'] LOOP
    EXECUTE format('CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON %I FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed()', tenant);
  END LOOP;
END $$;
