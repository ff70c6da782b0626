-- CreateTable
CREATE TABLE "space_counts" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "parent_id" TEXT,
    "default_level" "default_level",
    "count" INTEGER NOT NULL,

    CONSTRAINT "space_counts_pkey" PRIMARY KEY ("id","organization_id")
);

-- CreateIndex
CREATE INDEX "space_counts_organization_id_idx" ON "space_counts"("organization_id");

-- CreateIndex
CREATE INDEX "space_counts_parent_id_idx" ON "space_counts"("parent_id");

-- AddForeignKey
ALTER TABLE "space_counts" ADD CONSTRAINT "space_counts_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- A row never moves to another organization.
CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON "space_counts" FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed();

-- What schema.prisma cannot say.

-- The id of the count that a live space belongs to. Spaces of one id have the same level for a member without a grant on them.
CREATE FUNCTION space_count_id(organization_id text, parent_id text, default_level default_level) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT COALESCE($2, $1) || ' ' || COALESCE($3::text, 'NONE')
$$;

-- A default level as a level: 0 for none, null for one that is inherited.
CREATE FUNCTION default_level_value(default_level) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN $1 = 'INHERIT' THEN NULL ELSE COALESCE(array_position(ARRAY['READ', 'COMMENT', 'EDIT', 'REVIEW', 'CREATE', 'ADMIN']::default_level[], $1), 0) END
$$;

-- Adds the spaces that a statement inserted and subtracts those that it deleted. A count of 0 has no row. Counts change in the order of their ids, so
-- that two transactions do not wait for each other.
CREATE FUNCTION update_space_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes space_counts[];
  change space_counts;
  total int;
BEGIN
  IF TG_OP = 'INSERT' THEN
    changes := ARRAY(SELECT ROW(space_count_id(s.organization_id, s.parent_id, s.default_level), s.organization_id, s.parent_id, s.default_level, count(*))::space_counts
      FROM added s WHERE s.deleted_at IS NULL GROUP BY s.organization_id, s.parent_id, s.default_level ORDER BY 1);
  ELSIF TG_OP = 'DELETE' THEN
    changes := ARRAY(SELECT ROW(space_count_id(s.organization_id, s.parent_id, s.default_level), s.organization_id, s.parent_id, s.default_level, -count(*))::space_counts
      FROM removed s WHERE s.deleted_at IS NULL GROUP BY s.organization_id, s.parent_id, s.default_level ORDER BY 1);
  ELSE
    changes := ARRAY(SELECT ROW(space_count_id(s.organization_id, s.parent_id, s.default_level), s.organization_id, s.parent_id, s.default_level, sum(s.n))::space_counts
      FROM (
        SELECT a.organization_id, a.parent_id, a.default_level, 1 AS n FROM added a WHERE a.deleted_at IS NULL
        UNION ALL SELECT r.organization_id, r.parent_id, r.default_level, -1 FROM removed r WHERE r.deleted_at IS NULL
      ) s GROUP BY s.organization_id, s.parent_id, s.default_level HAVING sum(s.n) <> 0 ORDER BY 1);
  END IF;
  FOREACH change IN ARRAY changes LOOP
    UPDATE space_counts c SET count = c.count + change.count WHERE c.id = change.id AND c.organization_id = change.organization_id RETURNING c.count INTO total;
    IF total = 0 THEN
      DELETE FROM space_counts c WHERE c.id = change.id AND c.organization_id = change.organization_id;
    ELSIF total IS NULL AND change.count > 0 THEN
      -- Another transaction may insert the count concurrently. One that is deleted with its organization is not inserted again.
      INSERT INTO space_counts VALUES (change.*) ON CONFLICT (id, organization_id) DO UPDATE SET count = space_counts.count + EXCLUDED.count;
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;

CREATE TRIGGER spaces_are_counted_on_insert AFTER INSERT ON "spaces" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION update_space_counts();
CREATE TRIGGER spaces_are_counted_on_update AFTER UPDATE ON "spaces" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION update_space_counts();
CREATE TRIGGER spaces_are_counted_on_delete AFTER DELETE ON "spaces" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION update_space_counts();

INSERT INTO "space_counts" SELECT space_count_id(organization_id, parent_id, default_level), organization_id, parent_id, default_level, count(*)
  FROM "spaces" WHERE deleted_at IS NULL GROUP BY organization_id, parent_id, default_level;
