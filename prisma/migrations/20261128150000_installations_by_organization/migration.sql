-- The list of what is installed on the spaces or sites of an organization begins with these rows. An
-- organization may have many spaces, and few with an integration.
CREATE INDEX "installation_spaces_organization_id_idx" ON "installation_spaces" ("organization_id");
CREATE INDEX "installation_sites_organization_id_idx" ON "installation_sites" ("organization_id");
