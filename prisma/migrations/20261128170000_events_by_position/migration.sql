-- What schema.prisma cannot say.

-- Where statistics do not tell two indexes apart, the planner takes the one that was made last. In a new database it took one that begins with the
-- organization, and read all events of the organization for each position. The primary key is now the last index.
CREATE UNIQUE INDEX "events_by_id" ON "events"("id", "organization_id");
ALTER TABLE "events" DROP CONSTRAINT "events_pkey", ADD CONSTRAINT "events_pkey" PRIMARY KEY USING INDEX "events_by_id";

-- Reads each waiting event by its id, whatever the statistics of its organization are.
CREATE OR REPLACE FUNCTION assign_event_positions(organization text, batch int) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
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
    SELECT e.* FROM public.unsequenced_events u
      CROSS JOIN LATERAL (SELECT v.* FROM public.events v WHERE v.id = u.id AND v.organization_id = u.organization_id OFFSET 0) e
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
  PERFORM pg_catalog.pg_notify('lectern_positions', organization || ' ' || next_position);
  RETURN pg_catalog.cardinality(numbers);
END
$$;
