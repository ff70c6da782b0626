-- CreateTable
CREATE TABLE "published_versions" (
    "id" TEXT NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,

    CONSTRAINT "published_versions_pkey" PRIMARY KEY ("id")
);

-- AddForeignKey
ALTER TABLE "published_versions" ADD CONSTRAINT "published_versions_id_fkey" FOREIGN KEY ("id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- What schema.prisma cannot say.

-- Updates of the version stay within their page, and are vacuumed by the next readers.
ALTER TABLE "published_versions" SET (fillfactor = 50);

INSERT INTO "published_versions" ("id") SELECT "id" FROM "organizations";

CREATE FUNCTION create_published_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO published_versions (id) VALUES (NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER published_version_create AFTER INSERT ON "organizations" FOR EACH ROW EXECUTE FUNCTION create_published_version();

-- Advances the version of the row's organization, once in a transaction. Its triggers are deferred: the lock on the version is the last that a
-- transaction takes, and is held for the commit alone. Without a row the organization is being deleted, and nothing of it is read any more.
CREATE FUNCTION advance_published_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  organization text;
  advanced text := coalesce(current_setting('lectern.advanced_versions', true), '');
BEGIN
  IF TG_TABLE_NAME = 'organizations' THEN organization := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN organization := OLD.organization_id;
  ELSE organization := NEW.organization_id;
  END IF;
  IF strpos(advanced, organization || ' ') > 0 THEN RETURN NULL; END IF;
  UPDATE published_versions SET version = version + 1 WHERE id = organization;
  PERFORM set_config('lectern.advanced_versions', advanced || organization || ' ', true);
  RETURN NULL;
END
$$;

DO $$
DECLARE shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['subdomains', 'sites', 'site_section_groups', 'site_sections', 'site_spaces', 'share_links', 'site_redirects',
    'openapi_specs', 'openapi_spec_versions', 'shown_specs'] LOOP
    EXECUTE format('CREATE CONSTRAINT TRIGGER published_version AFTER INSERT OR UPDATE OR DELETE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION advance_published_version()', shown);
  END LOOP;
END $$;
CREATE CONSTRAINT TRIGGER published_version AFTER UPDATE ON "organizations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION advance_published_version();

-- Comments and change requests are counted in the rows of spaces, and their rules are stored there: visitors read none of it.
CREATE CONSTRAINT TRIGGER published_version AFTER INSERT OR DELETE ON "spaces" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION advance_published_version();
CREATE CONSTRAINT TRIGGER published_version_change AFTER UPDATE ON "spaces" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{comment_count,change_request_count,open_change_request_count,draft_change_request_count,last_change_request_number,required_reviews,must_be_up_to_date,no_new_broken_links}'::text[]
    IS DISTINCT FROM to_jsonb(NEW) - '{comment_count,change_request_count,open_change_request_count,draft_change_request_count,last_change_request_number,required_reviews,must_be_up_to_date,no_new_broken_links}'::text[])
  EXECUTE FUNCTION advance_published_version();

-- A visitor token is accepted without being looked up while the version is the same. Its expiry is compared each time, so purging expired ones changes nothing.
CREATE CONSTRAINT TRIGGER published_version AFTER UPDATE ON "visitor_tokens" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION advance_published_version();
CREATE CONSTRAINT TRIGGER published_version_delete AFTER DELETE ON "visitor_tokens" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.expires_at > now()) EXECUTE FUNCTION advance_published_version();
