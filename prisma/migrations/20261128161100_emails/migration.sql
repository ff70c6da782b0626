-- AlterTable
ALTER TABLE "invites" ADD COLUMN     "emailed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "notification_accounts" ADD COLUMN     "leased_until" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "notifications" ADD COLUMN     "digested" BOOLEAN NOT NULL DEFAULT false;
