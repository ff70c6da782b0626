-- CreateEnum
CREATE TYPE "import_source" AS ENUM ('WEBSITE', 'MARKDOWN', 'HTML', 'ZIP');

-- CreateEnum
CREATE TYPE "import_status" AS ENUM ('WAITING', 'RUNNING', 'DONE', 'FAILED');

-- CreateTable
CREATE TABLE "imports" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "space_id" TEXT NOT NULL,
    "change_request_id" TEXT,
    "author_id" TEXT,
    "source" "import_source" NOT NULL,
    "url" TEXT,
    "file_id" TEXT,
    "status" "import_status" NOT NULL DEFAULT 'WAITING',
    "imported_resources" INTEGER NOT NULL DEFAULT 0,
    "total_resources" INTEGER NOT NULL DEFAULT 0,
    "problems" JSONB NOT NULL DEFAULT '[]',
    "error" JSONB,
    "revision_id" TEXT,
    "seconds" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "imports_pkey" PRIMARY KEY ("id","organization_id")
);

-- AlterTable: the space in which a file came, if it was not uploaded to the organization.
ALTER TABLE "files" ADD COLUMN "space_id" TEXT;

-- CreateIndex
CREATE INDEX "imports_space_id_idx" ON "imports"("space_id");

-- CreateIndex
CREATE INDEX "imports_change_request_id_idx" ON "imports"("change_request_id");

-- AddForeignKey
ALTER TABLE "imports" ADD CONSTRAINT "imports_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "imports" ADD CONSTRAINT "imports_space_id_organization_id_fkey" FOREIGN KEY ("space_id", "organization_id") REFERENCES "spaces"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "imports" ADD CONSTRAINT "imports_change_request_id_organization_id_fkey" FOREIGN KEY ("change_request_id", "organization_id") REFERENCES "change_requests"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "imports" ADD CONSTRAINT "imports_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- What schema.prisma cannot say.

-- Those of a person that are under way. (An index with a condition is one that schema.prisma need not know.)
CREATE INDEX "imports_open" ON "imports" ("author_id") WHERE "status" IN ('WAITING', 'RUNNING');

CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON "imports" FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed();
