-- CreateEnum
CREATE TYPE "openapi_spec_visibility" AS ENUM ('PRIVATE', 'PUBLIC');

-- AlterTable
ALTER TABLE "openapi_specs" ADD COLUMN     "visibility" "openapi_spec_visibility" NOT NULL DEFAULT 'PRIVATE';
