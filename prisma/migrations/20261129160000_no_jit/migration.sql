-- PostgreSQL compiles statements that it estimates to be expensive. For those of edits and search that
-- takes seconds, longer than the deadline of a request. Only the owner of the database may set this.
DO $$ BEGIN
  EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;
