/** Specifies what `npm run migrate -- new` adds for tables of organizations. */
import { expect, it } from 'vitest';
import { withTenancyTriggers } from '../../scripts/tenancy.ts';

const LABELS = `-- CreateTable
CREATE TABLE "labels" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,

    CONSTRAINT "labels_pkey" PRIMARY KEY ("id","organization_id")
);
`;
const SETTINGS = `-- CreateTable
CREATE TABLE "settings" (
    "id" TEXT NOT NULL
);
`;

it('adds the trigger that keeps rows in their organization to each new table that has one', () => {
  expect(withTenancyTriggers(`${LABELS}\n${SETTINGS}`)).toBe(`${LABELS}
${SETTINGS}
-- A row never moves to another organization.
CREATE TRIGGER organization_is_fixed BEFORE UPDATE OF organization_id ON "labels" FOR EACH ROW WHEN (OLD.organization_id IS DISTINCT FROM NEW.organization_id) EXECUTE FUNCTION organization_is_fixed();
`);
});

it('leaves a migration without such a table as it is', () => {
  expect(withTenancyTriggers(SETTINGS)).toBe(SETTINGS);
});
