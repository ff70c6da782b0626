-- Collections that say something of the level on what is below them: where none does, and no grant, a level is worked out from the role alone.
CREATE INDEX "collections_speaking" ON "collections" ("organization_id", "id") WHERE "default_level" IS DISTINCT FROM 'INHERIT';
