-- How long events are kept; without a row they are kept for ever. The owning role alone writes it.
CREATE TABLE "event_retention" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "days" INTEGER NOT NULL,

    CONSTRAINT "event_retention_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "event_retention" ADD CONSTRAINT "event_retention_one_row" CHECK ("id"), ADD CONSTRAINT "event_retention_days" CHECK ("days" >= 1);

-- Small, and enough to find old rows: events are written in the order of their time.
CREATE INDEX "events_created_at_idx" ON "events" USING BRIN ("created_at");
CREATE INDEX "account_events_created_at_idx" ON "account_events" USING BRIN ("created_at");

-- Deletes up to so many events of each table that are older than the retention, and returns how many. It runs with the rights of its owner, so that
-- the serving role, which may not delete events, can have expired ones deleted and no others: retention and clock are the database's.
CREATE FUNCTION delete_expired_events(batch int) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  expired_before timestamptz := (SELECT pg_catalog.now() - pg_catalog.make_interval(days => r.days) FROM public.event_retention r);
  deleted int;
  deleted_of_accounts int;
BEGIN
  IF expired_before IS NULL THEN RETURN 0; END IF;
  DELETE FROM public.events WHERE ctid = ANY (ARRAY(SELECT e.ctid FROM public.events e WHERE e.created_at < expired_before LIMIT batch FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS deleted = ROW_COUNT;
  DELETE FROM public.account_events WHERE ctid = ANY (ARRAY(SELECT e.ctid FROM public.account_events e WHERE e.created_at < expired_before LIMIT batch FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS deleted_of_accounts = ROW_COUNT;
  RETURN deleted + deleted_of_accounts;
END
$$;
