/**
 * Finds the statements of migrations that break servers of the last release: those that remove,
 * rename or narrow what these read and write. docs/operations/upgrade.md promises that there are none.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The names of the migrations of the last release, one in a line. Absent before the first release. */
export const RELEASED_MIGRATIONS = 'prisma/released-migrations.txt';

/** A comment line before a statement that no server of the last release needs. */
const PERMITTED = /^-- Contracts: ./m;

/** Patterns of such statements, without comments and with single spaces. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/^DROP (TABLE|VIEW|TYPE|FUNCTION|MATERIALIZED VIEW) /i, 'removes what servers may use'],
  [/^ALTER TABLE .* DROP COLUMN /i, 'removes a column'],
  [/^ALTER TABLE .* RENAME /i, 'renames a table or a column'],
  [/^ALTER TABLE .* ALTER COLUMN \S+ (SET DATA )?TYPE /i, 'changes the type of a column'],
  [/^ALTER TABLE .* ALTER COLUMN \S+ SET NOT NULL/i, 'refuses rows without a value'],
  [/^ALTER TABLE .* ALTER COLUMN \S+ DROP DEFAULT/i, 'refuses rows without a value'],
  [/^ALTER TABLE .* ADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/i, 'refuses rows without a value'],
  [/^ALTER TABLE .* ADD CONSTRAINT .* (CHECK|UNIQUE|FOREIGN KEY|EXCLUDE)\b/i, 'refuses rows'],
  [/^CREATE UNIQUE INDEX /i, 'refuses rows'],
  [/^ALTER TYPE .* RENAME /i, 'renames a type or a value'],
];

/** A statement with the comments before it. */
interface Statement {
  readonly text: string;
  readonly comments: string;
}

/** Divides a migration into its statements. Bodies of functions, in `$$`, have no statements. */
function statementsOf(sql: string): Statement[] {
  const parts = sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''").split(/;\s*(?:\n|$)/);
  return parts.map((part) => ({
    comments: (part.match(/^\s*--.*$/gm) ?? []).map((line) => line.trim()).join('\n'),
    text: part.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim(),
  }));
}

/** Returns the tables that a migration creates: no server of the last release uses them. */
const createdIn = (statements: readonly Statement[]): readonly string[] =>
  statements.flatMap(({ text }) => {
    const [, name] = /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?"?(\w+)/i.exec(text) ?? [];
    return name === undefined ? [] : [name];
  });

/** Returns a sentence for each statement of a migration that breaks servers of the last release. */
export function contractionsIn(sql: string): string[] {
  const statements = statementsOf(sql);
  const created = createdIn(statements);
  return statements.flatMap(({ text, comments }) => {
    const [, reason] = CONTRACTIONS.find(([pattern]) => pattern.test(text)) ?? [];
    const isOnNewTable = created.some((name) =>
      new RegExp(`^.*?\\b(TABLE|ON) "?${name}"?\\b`).test(text),
    );
    return reason === undefined || isOnNewTable || PERMITTED.test(comments)
      ? []
      : [`${text.slice(0, 100)}: it ${reason}.`];
  });
}

/** Returns the errors of the migrations that were added after the last release. */
export async function contractionErrors(): Promise<string> {
  const released = new URL(`../${RELEASED_MIGRATIONS}`, import.meta.url);
  if (!existsSync(released)) return '';
  const known = new Set(readFileSync(released, 'utf8').split('\n'));
  const folder = new URL('../prisma/migrations/', import.meta.url);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !known.has(entry.name))
    .flatMap(({ name }) =>
      contractionsIn(readFileSync(new URL(`${name}/migration.sql`, folder), 'utf8')).map(
        (found) =>
          `${name}: ${found} Do it in the release after next, with a line "-- Contracts: <why no server needs it>" before it.`,
      ),
    )
    .join('\n');
}
