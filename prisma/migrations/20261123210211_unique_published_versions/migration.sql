-- AlterTable
ALTER TABLE "published_versions" ADD COLUMN     "nonce" UUID NOT NULL DEFAULT gen_random_uuid();

-- What schema.prisma cannot say.

-- As before, with the nonce.
CREATE OR REPLACE FUNCTION advance_published_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  organization text;
  advanced text := coalesce(current_setting('lectern.advanced_versions', true), '');
BEGIN
  IF TG_TABLE_NAME = 'organizations' THEN organization := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN organization := OLD.organization_id;
  ELSE organization := NEW.organization_id;
  END IF;
  IF strpos(advanced, organization || ' ') > 0 THEN RETURN NULL; END IF;
  UPDATE published_versions SET version = version + 1, nonce = gen_random_uuid() WHERE id = organization;
  PERFORM set_config('lectern.advanced_versions', advanced || organization || ' ', true);
  RETURN NULL;
END
$$;
