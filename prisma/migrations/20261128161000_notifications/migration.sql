-- CreateEnum
CREATE TYPE "notification_reason" AS ENUM ('MENTION', 'REVIEW_REQUEST', 'REVIEW', 'COMMENT', 'MERGE_CONFLICT');

-- CreateEnum
CREATE TYPE "notification_email" AS ENUM ('NONE', 'IMMEDIATE', 'DIGEST');

-- CreateEnum
CREATE TYPE "follow_state" AS ENUM ('FOLLOWING', 'MUTED');

-- CreateTable
CREATE TABLE "notification_feeds" (
    "id" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "notification_feeds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "event_id" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "reason" "notification_reason" NOT NULL,
    "actor_id" TEXT,
    "space_id" TEXT NOT NULL,
    "change_request_id" TEXT,
    "comment_id" TEXT,
    "reply_id" TEXT,
    "listed" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "email_due_at" TIMESTAMPTZ(3),
    "emailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "follows" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "space_id" TEXT NOT NULL,
    "change_request_id" TEXT,
    "state" "follow_state" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "follows_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "conflict_checks" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "revision_id" TEXT NOT NULL,
    "space_revision_id" TEXT NOT NULL,
    "conflicting" BOOLEAN NOT NULL,

    CONSTRAINT "conflict_checks_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "notification_accounts" (
    "user_id" TEXT NOT NULL,
    "last_number" INTEGER NOT NULL DEFAULT 0,
    "email_due_at" TIMESTAMPTZ(3),
    "failed_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "notification_accounts_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "notification_preferences" (
    "user_id" TEXT NOT NULL,
    "reason" "notification_reason" NOT NULL,
    "listed" BOOLEAN NOT NULL,
    "email" "notification_email" NOT NULL,

    CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("user_id","reason")
);

-- CreateIndex
CREATE INDEX "notifications_organization_id_idx" ON "notifications"("organization_id");

-- CreateIndex
CREATE INDEX "notifications_user_id_number_idx" ON "notifications"("user_id", "number");

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_id_idx" ON "notifications"("user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "notifications_actor_id_idx" ON "notifications"("actor_id");

-- CreateIndex
CREATE INDEX "notifications_space_id_idx" ON "notifications"("space_id");

-- CreateIndex
CREATE INDEX "notifications_change_request_id_idx" ON "notifications"("change_request_id");

-- CreateIndex
CREATE INDEX "notifications_comment_id_idx" ON "notifications"("comment_id");

-- CreateIndex
CREATE INDEX "notifications_reply_id_idx" ON "notifications"("reply_id");

-- CreateIndex
CREATE INDEX "notifications_created_at_idx" ON "notifications" USING BRIN ("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_user_id_event_id_subject_id_organization_id_key" ON "notifications"("user_id", "event_id", "subject_id", "organization_id");

-- CreateIndex
CREATE INDEX "follows_organization_id_idx" ON "follows"("organization_id");

-- CreateIndex
CREATE INDEX "follows_user_id_organization_id_idx" ON "follows"("user_id", "organization_id");

-- CreateIndex
CREATE INDEX "follows_space_id_idx" ON "follows"("space_id");

-- CreateIndex
CREATE INDEX "follows_change_request_id_idx" ON "follows"("change_request_id");

-- CreateIndex
CREATE UNIQUE INDEX "follows_subject_id_user_id_organization_id_key" ON "follows"("subject_id", "user_id", "organization_id");

-- CreateIndex
CREATE INDEX "conflict_checks_organization_id_idx" ON "conflict_checks"("organization_id");

-- CreateIndex
CREATE INDEX "notification_accounts_email_due_at_idx" ON "notification_accounts"("email_due_at");

-- AddForeignKey
ALTER TABLE "notification_feeds" ADD CONSTRAINT "notification_feeds_id_fkey" FOREIGN KEY ("id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_organization_id_fkey" FOREIGN KEY ("user_id", "organization_id") REFERENCES "members"("user_id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_space_id_organization_id_fkey" FOREIGN KEY ("space_id", "organization_id") REFERENCES "spaces"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_change_request_id_organization_id_fkey" FOREIGN KEY ("change_request_id", "organization_id") REFERENCES "change_requests"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_comment_id_organization_id_fkey" FOREIGN KEY ("comment_id", "organization_id") REFERENCES "comments"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_reply_id_organization_id_fkey" FOREIGN KEY ("reply_id", "organization_id") REFERENCES "comment_replies"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "follows" ADD CONSTRAINT "follows_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_organization_id_fkey" FOREIGN KEY ("user_id", "organization_id") REFERENCES "members"("user_id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "follows" ADD CONSTRAINT "follows_space_id_organization_id_fkey" FOREIGN KEY ("space_id", "organization_id") REFERENCES "spaces"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "follows" ADD CONSTRAINT "follows_change_request_id_organization_id_fkey" FOREIGN KEY ("change_request_id", "organization_id") REFERENCES "change_requests"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "conflict_checks" ADD CONSTRAINT "conflict_checks_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "conflict_checks" ADD CONSTRAINT "conflict_checks_id_organization_id_fkey" FOREIGN KEY ("id", "organization_id") REFERENCES "change_requests"("id", "organization_id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "notification_accounts" ADD CONSTRAINT "notification_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- A row never moves to another organization.
CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON "notifications" FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed();
CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON "follows" FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed();
CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON "conflict_checks" FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed();

-- What schema.prisma cannot say.

-- Most notifications are read, and most e-mails are sent.
CREATE INDEX "notifications_unread" ON "notifications" ("user_id", "created_at", "id") WHERE "read_at" IS NULL;
CREATE INDEX "notifications_due" ON "notifications" ("user_id", "number") WHERE "email_due_at" IS NOT NULL;

-- Each organization has a feed from its first event. Nobody is notified of what happened before this release.
INSERT INTO "notification_feeds" ("id", "position")
SELECT o."id", coalesce((SELECT max(p."position") FROM "event_positions" p WHERE p."organization_id" = o."id"), 0) FROM "organizations" o;

CREATE FUNCTION create_notification_feed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_feeds (id) VALUES (NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER notification_feed_create AFTER INSERT ON "organizations" FOR EACH ROW EXECUTE FUNCTION create_notification_feed();
