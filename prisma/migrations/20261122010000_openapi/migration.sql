-- CreateEnum
CREATE TYPE "openapi_spec_processing_state" AS ENUM ('PENDING', 'PROGRESS', 'COMPLETE');

-- CreateEnum
CREATE TYPE "openapi_spec_error_code" AS ENUM ('FETCH_TIMEOUT', 'FETCH_ERROR', 'PARSE_ERROR');

-- CreateTable
CREATE TABLE "openapi_specs" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "source_url" TEXT,
    "source_blob" TEXT,
    "round" INTEGER NOT NULL DEFAULT 1,
    "processing_state" "openapi_spec_processing_state" NOT NULL DEFAULT 'PENDING',
    "processing_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_processed_at" TIMESTAMPTZ(3),
    "error_code" "openapi_spec_error_code",
    "error_message" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "openapi_specs_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "openapi_spec_versions" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "spec_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "filesystem" TEXT NOT NULL,
    "document" TEXT NOT NULL,
    "document_size" INTEGER NOT NULL,
    "pages" TEXT NOT NULL,
    "changes" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "openapi_spec_versions_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateIndex
CREATE INDEX "openapi_specs_organization_id_created_at_id_idx" ON "openapi_specs"("organization_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "openapi_specs_source_blob_idx" ON "openapi_specs"("source_blob");

-- CreateIndex
CREATE UNIQUE INDEX "openapi_specs_organization_id_slug_key" ON "openapi_specs"("organization_id", "slug");

-- CreateIndex
CREATE INDEX "openapi_spec_versions_spec_id_created_at_id_idx" ON "openapi_spec_versions"("spec_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "openapi_spec_versions_filesystem_idx" ON "openapi_spec_versions"("filesystem");

-- CreateIndex
CREATE INDEX "openapi_spec_versions_document_idx" ON "openapi_spec_versions"("document");

-- CreateIndex
CREATE INDEX "openapi_spec_versions_pages_idx" ON "openapi_spec_versions"("pages");

-- CreateIndex
CREATE INDEX "openapi_spec_versions_changes_idx" ON "openapi_spec_versions"("changes");

-- CreateIndex
CREATE UNIQUE INDEX "openapi_spec_versions_spec_id_number_organization_id_key" ON "openapi_spec_versions"("spec_id", "number", "organization_id");

-- AddForeignKey
ALTER TABLE "openapi_specs" ADD CONSTRAINT "openapi_specs_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "openapi_spec_versions" ADD CONSTRAINT "openapi_spec_versions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "openapi_spec_versions" ADD CONSTRAINT "openapi_spec_versions_spec_id_organization_id_fkey" FOREIGN KEY ("spec_id", "organization_id") REFERENCES "openapi_specs"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- What schema.prisma cannot say.

-- Those that are under way. (An index with a condition is one that schema.prisma need not know.)
CREATE INDEX "openapi_specs_open" ON "openapi_specs" ("organization_id") WHERE "processing_state" <> 'COMPLETE';

DO $$
DECLARE tenant text;
BEGIN
  FOREACH tenant IN ARRAY ARRAY['openapi_specs', 'openapi_spec_versions'] LOOP
    EXECUTE format('CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON %I FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed()', tenant);
  END LOOP;
END $$;
