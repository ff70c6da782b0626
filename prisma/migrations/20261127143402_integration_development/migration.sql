-- AlterTable
ALTER TABLE "integrations" ADD COLUMN     "dev_all" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "dev_url" TEXT;
