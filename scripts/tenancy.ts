/** Adds to a migration what every table of an organization has and Prisma's schema cannot say. */

const CREATE_TABLE = /^CREATE TABLE "(?<table>\w+)" \((?<columns>[\s\S]*?)^\);/gm;

/**
 * Returns the migration with a trigger for each new table that has an `organization_id`: a row
 * never moves to another organization.
 */
export function withTenancyTriggers(sql: string): string {
  const triggers = [...sql.matchAll(CREATE_TABLE)]
    .filter(({ groups }) => groups?.columns?.includes('"organization_id" '))
    .map(
      ({ groups }) =>
        `CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON "${groups?.table}" ` +
        'FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) ' +
        'EXECUTE FUNCTION organization_is_fixed();\n',
    );
  return triggers.length === 0
    ? sql
    : `${sql.trimEnd()}\n\n-- A row never moves to another organization.\n${triggers.join('')}`;
}
