-- What schema.prisma cannot say.

-- Most updates of a space, such as that of a comment, move it to no other count. A trigger with transition tables cannot name columns, and one of a
-- statement compares no rows, so a trigger of the rows sets a variable of the transaction for it.
CREATE FUNCTION remember_moved_space() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('lectern.moved_spaces', 'yes', true);
  RETURN NEW;
END
$$;
CREATE TRIGGER moved_spaces_are_remembered BEFORE UPDATE ON "spaces" FOR EACH ROW
  WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id OR OLD.parent_id IS DISTINCT FROM NEW.parent_id
    OR OLD.default_level IS DISTINCT FROM NEW.default_level OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
  EXECUTE FUNCTION remember_moved_space();

DROP TRIGGER spaces_are_counted_on_update ON "spaces";
CREATE TRIGGER spaces_are_counted_on_update AFTER UPDATE ON "spaces" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT
  WHEN (current_setting('lectern.moved_spaces', true) = 'yes') EXECUTE FUNCTION update_space_counts();

-- Compares the columns that visitors may notice. The row as jsonb, without the others, takes as long as the update itself.
DROP TRIGGER published_version_change ON "spaces";
CREATE CONSTRAINT TRIGGER published_version_change AFTER UPDATE ON "spaces" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.id, OLD.organization_id, OLD.parent_id, OLD.ancestors, OLD.rank, OLD.title, OLD.emoji, OLD.visibility, OLD.edit_mode, OLD.default_level,
      OLD.revision_id, OLD.git_sync, OLD.visitor_auth_backend, OLD.created_at, OLD.updated_at, OLD.deleted_at, OLD.deletion_id)
    IS DISTINCT FROM (NEW.id, NEW.organization_id, NEW.parent_id, NEW.ancestors, NEW.rank, NEW.title, NEW.emoji, NEW.visibility, NEW.edit_mode, NEW.default_level,
      NEW.revision_id, NEW.git_sync, NEW.visitor_auth_backend, NEW.created_at, NEW.updated_at, NEW.deleted_at, NEW.deletion_id))
  EXECUTE FUNCTION advance_published_version();
