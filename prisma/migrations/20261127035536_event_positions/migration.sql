-- CreateTable
CREATE TABLE "event_positions" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "hash" BYTEA NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "event_positions_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateTable
CREATE TABLE "unsequenced_events" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "number" BIGSERIAL NOT NULL,

    CONSTRAINT "unsequenced_events_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "event_positions_organization_id_position_key" ON "event_positions"("organization_id", "position");

-- CreateIndex
CREATE INDEX "unsequenced_events_organization_id_number_idx" ON "unsequenced_events"("organization_id", "number");

-- CreateIndex
CREATE INDEX "events_organization_id_space_id_created_at_id_idx" ON "events"("organization_id", "space_id", "created_at", "id");

-- AddForeignKey
ALTER TABLE "event_positions" ADD CONSTRAINT "event_positions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "unsequenced_events" ADD CONSTRAINT "unsequenced_events_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- A row never moves to another organization.
CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON "event_positions" FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed();
CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON "unsequenced_events" FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed();

-- What schema.prisma cannot say.

-- Takes the number of each new event at the end of its write. A write that waited for another one takes its number after the other was committed, so
-- that the numbers of the events of one subject have the order of their commits. It runs with the rights of its owner: the serving role may not
-- take an event out of the queue.
CREATE FUNCTION enqueue_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  INSERT INTO public.unsequenced_events (id, organization_id) VALUES (NEW.id, NEW.organization_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER enqueue_event AFTER INSERT ON "events" FOR EACH ROW EXECUTE FUNCTION enqueue_event();

-- The hash of an event at a position: SHA-256 over the bytes of the previous hash and the event as JSON, as `JSON.stringify` writes it
-- (src/data/event-log/hash.ts).
CREATE FUNCTION event_hash(previous bytea, event_position int, e events) RETURNS bytea LANGUAGE sql STABLE SET search_path = '' AS $$
  SELECT pg_catalog.sha256(previous || pg_catalog.convert_to('[' || pg_catalog.concat_ws(',',
    pg_catalog.to_json(e.organization_id), event_position, pg_catalog.to_json(e.id), pg_catalog.to_json(e.action),
    coalesce(pg_catalog.to_json(e.actor_id)::text, 'null'), coalesce(pg_catalog.to_json(e.token_id)::text, 'null'), pg_catalog.to_json(e.subject_id),
    coalesce(pg_catalog.to_json(e.space_id)::text, 'null'), coalesce(pg_catalog.to_json(e.collection_id)::text, 'null'),
    pg_catalog.to_json(e.fields), pg_catalog.to_json(e.related), pg_catalog.to_json(e.request_id),
    pg_catalog.to_json(pg_catalog.to_char(e.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) || ']', 'UTF8'))
$$;

-- Assigns the next positions of an organization to up to so many committed events, in the order of their numbers, and returns how many it took from
-- the queue. Any number of sessions may call it at once: they wait for each other, and each sees what the one before has committed. The caller must
-- be in READ COMMITTED; with an older snapshot the unique index refuses the position. It runs with the rights of its owner: the serving role may
-- read positions and hashes, and write none.
CREATE FUNCTION assign_event_positions(organization text, batch int) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  event public.events;
  next_position int;
  last_hash bytea;
  last_time timestamptz;
  numbers bigint[];
BEGIN
  IF NOT EXISTS (SELECT FROM public.unsequenced_events u WHERE u.organization_id = organization) THEN RETURN 0; END IF;
  -- the first key is a number of this function's own
  PERFORM pg_catalog.pg_advisory_xact_lock(1702260596, pg_catalog.hashtext(organization));
  numbers := ARRAY(SELECT u.number FROM public.unsequenced_events u WHERE u.organization_id = organization ORDER BY u.number LIMIT batch);
  SELECT p.position, p.hash, p.recorded_at INTO next_position, last_hash, last_time
    FROM public.event_positions p WHERE p.organization_id = organization ORDER BY p.position DESC LIMIT 1;
  next_position := coalesce(next_position, 0);
  last_hash := coalesce(last_hash, '');
  FOR event IN
    SELECT e.* FROM public.unsequenced_events u JOIN public.events e ON e.id = u.id AND e.organization_id = u.organization_id
    WHERE u.organization_id = organization AND u.number = ANY (numbers) ORDER BY u.number
  LOOP
    next_position := next_position + 1;
    last_hash := public.event_hash(last_hash, next_position, event);
    -- a clock that is ahead cannot delay the retention of the events after it
    last_time := greatest(last_time, least(event.created_at, pg_catalog.now()));
    INSERT INTO public.event_positions (id, organization_id, position, hash, recorded_at)
      VALUES (event.id, event.organization_id, next_position, last_hash, last_time);
  END LOOP;
  DELETE FROM public.unsequenced_events u WHERE u.organization_id = organization AND u.number = ANY (numbers);
  RETURN pg_catalog.cardinality(numbers);
END
$$;

-- Deletes up to so many events of each table that are older than the retention, and returns how many. An event of an organization is deleted once it
-- has a position and no earlier one is younger, so that the log ends at one position. The position before the oldest event stays: the chain begins
-- with its hash. Like the last position of an organization, which the next one follows.
CREATE OR REPLACE FUNCTION delete_expired_events(batch int) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  expired_before timestamptz := (SELECT pg_catalog.now() - pg_catalog.make_interval(days => r.days) FROM public.event_retention r);
  removed public.event_positions[];
  deleted_of_accounts int;
BEGIN
  IF expired_before IS NULL THEN RETURN 0; END IF;
  WITH expired AS (
    SELECT e.ctid AS location, p AS place FROM public.events e JOIN public.event_positions p ON p.id = e.id AND p.organization_id = e.organization_id
    WHERE e.created_at < expired_before AND p.recorded_at < expired_before LIMIT batch FOR UPDATE OF e SKIP LOCKED
  ), deleted AS (
    DELETE FROM public.events e USING expired x WHERE e.ctid = x.location RETURNING x.place
  ) SELECT coalesce(pg_catalog.array_agg(d.place), '{}') INTO removed FROM deleted d;
  DELETE FROM public.event_positions p USING (
    SELECT DISTINCT r.organization_id, n.position FROM pg_catalog.unnest(removed) r, LATERAL (VALUES (r.position), (r.position - 1)) n(position)
  ) c WHERE p.organization_id = c.organization_id AND p.position = c.position
    AND NOT EXISTS (SELECT FROM public.events e WHERE e.id = p.id AND e.organization_id = p.organization_id)
    AND EXISTS (SELECT FROM public.event_positions q WHERE q.organization_id = p.organization_id AND q.position > p.position)
    AND NOT EXISTS (SELECT FROM public.event_positions q JOIN public.events e ON e.id = q.id AND e.organization_id = q.organization_id
      WHERE q.organization_id = p.organization_id AND q.position = p.position + 1);
  DELETE FROM public.account_events WHERE ctid = ANY (ARRAY(SELECT e.ctid FROM public.account_events e WHERE e.created_at < expired_before LIMIT batch FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS deleted_of_accounts = ROW_COUNT;
  RETURN pg_catalog.cardinality(removed) + deleted_of_accounts;
END
$$;

-- The events of earlier releases, in the order of their times.
INSERT INTO "unsequenced_events" ("id", "organization_id") SELECT "id", "organization_id" FROM "events" ORDER BY "created_at", "id";
