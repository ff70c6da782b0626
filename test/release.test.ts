// Tests what a release changes, and what is refused after it.
import { describe, expect, it } from 'vitest';
import { contractionsIn } from '../scripts/contractions.ts';
import { datedChangelog, withVersion } from '../scripts/release/files.ts';

describe('a release', () => {
  it('dates the newest section of the changelog, if it has its version', () => {
    const changelog = '# Changelog\n\n## 0.2.0 (unreleased)\n\n- New.\n\n## 0.1.0 (2026-12-01)\n';
    expect(datedChangelog(changelog, '0.2.0', '2027-01-31')).toBe(
      '# Changelog\n\n## 0.2.0 (2027-01-31)\n\n- New.\n\n## 0.1.0 (2026-12-01)\n',
    );
    expect(() => datedChangelog(changelog, '0.1.0', '2027-01-31')).toThrow(
      'The newest section of CHANGELOG.md is "0.2.0 (unreleased)", and not "0.1.0 (unreleased)".',
    );
  });

  it('sets the version of the package and of its lock file', () => {
    expect(JSON.parse(withVersion('{"name":"a","version":"0.1.0"}', '0.2.0'))).toEqual({
      name: 'a',
      version: '0.2.0',
    });
    const lock = '{"version":"0.1.0","packages":{"":{"version":"0.1.0"},"b":{"version":"1.0.0"}}}';
    expect(JSON.parse(withVersion(lock, '0.2.0'))).toEqual({
      version: '0.2.0',
      packages: { '': { version: '0.2.0' }, b: { version: '1.0.0' } },
    });
  });
});

describe('a migration after a release', () => {
  it.each([
    ['DROP TABLE "teams";', 'removes what servers may use'],
    ['ALTER TABLE "teams" DROP COLUMN "title";', 'removes a column'],
    ['ALTER TABLE "teams"\n  RENAME COLUMN "title" TO "name";', 'renames a table or a column'],
    ['ALTER TABLE teams ALTER COLUMN title SET DATA TYPE int;', 'changes the type of a column'],
    ['ALTER TABLE "teams" ALTER COLUMN "title" SET NOT NULL;', 'refuses rows without a value'],
    ['ALTER TABLE "teams" ALTER COLUMN "title" DROP DEFAULT;', 'refuses rows without a value'],
    ['ALTER TABLE "teams" ADD COLUMN "kind" TEXT NOT NULL;', 'refuses rows without a value'],
    ['ALTER TABLE "teams" ADD CONSTRAINT "c" CHECK ("size" > 0);', 'refuses rows'],
    ['CREATE UNIQUE INDEX "i" ON "teams"("title");', 'refuses rows'],
    [`ALTER TYPE "role" RENAME VALUE 'EDIT' TO 'WRITE';`, 'renames a type or a value'],
  ])('is refused with %s', (sql, reason) => {
    expect(contractionsIn(`-- A comment; with a semicolon.\n${sql}\n`)).toEqual([
      `${sql.replace(/\s+/g, ' ').slice(0, -1)}: it ${reason}.`,
    ]);
  });

  it('may add tables, columns, indexes and values, and do anything with its own tables', () => {
    expect(
      contractionsIn(`CREATE TABLE "rooms" ("id" TEXT NOT NULL);
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_org" FOREIGN KEY ("id") REFERENCES "organizations"("id");
CREATE UNIQUE INDEX "rooms_id" ON "rooms"("id");
ALTER TABLE "teams" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'open';
ALTER TABLE "teams" ADD COLUMN "note" TEXT;
CREATE INDEX "teams_kind" ON "teams"("kind");
ALTER TYPE "role" ADD VALUE 'OWN';
CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DROP TABLE IF EXISTS scratch;
END $$;`),
    ).toEqual([]);
  });

  it('may contract after a comment that says why no server needs it', () => {
    const sql = 'ALTER TABLE "teams" DROP COLUMN "title";';
    expect(contractionsIn(`-- Contracts: servers read "name" since 0.2.0.\n${sql}`)).toEqual([]);
    expect(contractionsIn(`-- Contracts: \n${sql}`)).toHaveLength(1);
  });
});
