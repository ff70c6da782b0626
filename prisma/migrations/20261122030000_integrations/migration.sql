-- CreateEnum
CREATE TYPE "integration_target" AS ENUM ('ALL', 'SITE', 'SPACE', 'ORGANIZATION');

-- CreateEnum
CREATE TYPE "integration_visibility" AS ENUM ('PUBLIC', 'PRIVATE', 'UNLISTED');

-- CreateEnum
CREATE TYPE "integration_runtime" AS ENUM ('V1', 'V2');

-- CreateEnum
CREATE TYPE "integration_file_kind" AS ENUM ('ICON', 'PREVIEW', 'SCRIPT');

-- CreateEnum
CREATE TYPE "installation_status" AS ENUM ('ACTIVE', 'PENDING', 'PAUSED');

-- CreateEnum
CREATE TYPE "installation_selection" AS ENUM ('ALL', 'SELECTED');

-- CreateTable
CREATE TABLE "integrations" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "owner_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "runtime" "integration_runtime" NOT NULL DEFAULT 'V1',
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "summary" TEXT,
    "target" "integration_target" NOT NULL DEFAULT 'ALL',
    "visibility" "integration_visibility" NOT NULL DEFAULT 'PRIVATE',
    "verified" BOOLEAN NOT NULL DEFAULT false,
    "scopes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "categories" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "blocks" JSONB NOT NULL DEFAULT '[]',
    "block_domains" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "content_sources" JSONB NOT NULL DEFAULT '[]',
    "configurations" JSON NOT NULL DEFAULT '{}',
    "external_links" JSONB NOT NULL DEFAULT '[]',
    "content_security_policy" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "integrations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "integration_files" (
    "integration_id" TEXT NOT NULL,
    "kind" "integration_file_kind" NOT NULL,
    "position" INTEGER NOT NULL,
    "blob" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,

    CONSTRAINT "integration_files_pkey" PRIMARY KEY ("integration_id","kind","position")
);

-- CreateTable
CREATE TABLE "integration_secrets" (
    "integration_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,

    CONSTRAINT "integration_secrets_pkey" PRIMARY KEY ("integration_id","name")
);

-- CreateTable
CREATE TABLE "integration_installations" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "integration_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "status" "installation_status" NOT NULL,
    "space_selection" "installation_selection" NOT NULL,
    "site_selection" "installation_selection" NOT NULL,
    "scopes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "configuration" JSONB NOT NULL DEFAULT '{}',
    "external_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "integration_installations_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "installation_spaces" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "installation_id" TEXT NOT NULL,
    "space_id" TEXT NOT NULL,
    "configuration" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "installation_spaces_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "installation_sites" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "installation_id" TEXT NOT NULL,
    "site_id" TEXT NOT NULL,
    "configuration" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "installation_sites_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "installation_tokens" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "installation_id" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "last_four" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "installation_tokens_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "integrations_name_key" ON "integrations"("name");

-- CreateIndex
CREATE INDEX "integrations_owner_id_created_at_id_idx" ON "integrations"("owner_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "integrations_created_at_id_idx" ON "integrations"("created_at", "id");

-- CreateIndex
CREATE INDEX "integration_files_blob_idx" ON "integration_files"("blob");

-- CreateIndex
CREATE INDEX "integration_installations_integration_id_created_at_id_idx" ON "integration_installations"("integration_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "integration_installations_organization_id_idx" ON "integration_installations"("organization_id");

-- CreateIndex
CREATE INDEX "integration_installations_user_id_idx" ON "integration_installations"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "integration_installations_integration_id_organization_id_key" ON "integration_installations"("integration_id", "organization_id");

-- CreateIndex
CREATE INDEX "installation_spaces_space_id_idx" ON "installation_spaces"("space_id");

-- CreateIndex
CREATE UNIQUE INDEX "installation_spaces_installation_id_space_id_organization_i_key" ON "installation_spaces"("installation_id", "space_id", "organization_id");

-- CreateIndex
CREATE INDEX "installation_sites_site_id_idx" ON "installation_sites"("site_id");

-- CreateIndex
CREATE UNIQUE INDEX "installation_sites_installation_id_site_id_organization_id_key" ON "installation_sites"("installation_id", "site_id", "organization_id");

-- CreateIndex
CREATE INDEX "installation_tokens_installation_id_idx" ON "installation_tokens"("installation_id");

-- CreateIndex
CREATE UNIQUE INDEX "installation_tokens_hash_organization_id_key" ON "installation_tokens"("hash", "organization_id");

-- AddForeignKey
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "integration_files" ADD CONSTRAINT "integration_files_integration_id_fkey" FOREIGN KEY ("integration_id") REFERENCES "integrations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "integration_files" ADD CONSTRAINT "integration_files_blob_fkey" FOREIGN KEY ("blob") REFERENCES "blobs"("hash") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "integration_secrets" ADD CONSTRAINT "integration_secrets_integration_id_fkey" FOREIGN KEY ("integration_id") REFERENCES "integrations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "integration_installations" ADD CONSTRAINT "integration_installations_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "integration_installations" ADD CONSTRAINT "integration_installations_integration_id_fkey" FOREIGN KEY ("integration_id") REFERENCES "integrations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "integration_installations" ADD CONSTRAINT "integration_installations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "integration_installations" ADD CONSTRAINT "integration_installations_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "installation_spaces" ADD CONSTRAINT "installation_spaces_installation_id_organization_id_fkey" FOREIGN KEY ("installation_id", "organization_id") REFERENCES "integration_installations"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "installation_spaces" ADD CONSTRAINT "installation_spaces_space_id_organization_id_fkey" FOREIGN KEY ("space_id", "organization_id") REFERENCES "spaces"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "installation_sites" ADD CONSTRAINT "installation_sites_installation_id_organization_id_fkey" FOREIGN KEY ("installation_id", "organization_id") REFERENCES "integration_installations"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "installation_sites" ADD CONSTRAINT "installation_sites_site_id_organization_id_fkey" FOREIGN KEY ("site_id", "organization_id") REFERENCES "sites"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "installation_tokens" ADD CONSTRAINT "installation_tokens_installation_id_organization_id_fkey" FOREIGN KEY ("installation_id", "organization_id") REFERENCES "integration_installations"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- What schema.prisma cannot say.

-- Names that differ in their capitals alone are one: nobody publishes under a name that looks like another's.
CREATE UNIQUE INDEX "integrations_name_in_any_case" ON "integrations" (lower("name"));

DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['integration_installations', 'installation_spaces', 'installation_sites', 'installation_tokens'] LOOP
    EXECUTE format('CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON %I FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed()', tenant);
  END LOOP;
END $$;
