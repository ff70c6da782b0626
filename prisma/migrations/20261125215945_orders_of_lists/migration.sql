-- AlterTable
ALTER TABLE "members" ADD COLUMN     "sort_name" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "members_organization_id_sort_name_id_idx" ON "members"("organization_id", "sort_name", "id");

-- CreateIndex
CREATE INDEX "spaces_organization_id_updated_at_id_idx" ON "spaces"("organization_id", "updated_at", "id");

-- What schema.prisma cannot say.

-- Members have the name of their user, so that an index sorts them. Both triggers read or write it after the user's row is locked or committed.
CREATE FUNCTION set_member_sort_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sort_name := COALESCE((SELECT lower(u.display_name) FROM users u WHERE u.id = NEW.user_id FOR SHARE), '');
  RETURN NEW;
END
$$;
CREATE TRIGGER members_have_sort_names BEFORE INSERT ON "members" FOR EACH ROW EXECUTE FUNCTION set_member_sort_name();

CREATE FUNCTION update_member_sort_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE members SET sort_name = lower(NEW.display_name) WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER member_sort_names_follow AFTER UPDATE OF display_name ON "users" FOR EACH ROW
  WHEN (OLD.display_name IS DISTINCT FROM NEW.display_name) EXECUTE FUNCTION update_member_sort_names();

UPDATE "members" m SET "sort_name" = lower(u."display_name") FROM "users" u WHERE u."id" = m."user_id";

CREATE INDEX "spaces_by_title" ON "spaces" ("organization_id", lower("title"), "id");
CREATE INDEX "collections_by_title" ON "collections" ("organization_id", lower("title"), "id");
CREATE INDEX "sites_by_title" ON "sites" ("organization_id", lower("title"), "id");
