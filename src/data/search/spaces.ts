/** Looks up the spaces that the filters of a search query name. */
import { comparableTitle } from '../../domain/search.ts';
import { column, composeStatement, registerExamples } from '../statement.ts';
import type { Query } from '../transaction.ts';
import { numbered, type SearchScope } from './scope.ts';
import { comparableTitleOf } from './vector.ts';

/** Maximum number of spaces that the filters of a query name together. */
const MAX_NAMED_COUNT = 1000;

/** SQL for the spaces that the viewer can see, and the tables that it reads. */
interface Visibility {
  readonly tables: string;
  readonly visibility: string;
}

const spacesStatement = ({ tables, visibility }: Visibility) =>
  composeStatement(
    undefined,
    `WITH ${tables}named AS MATERIALIZED (SELECT * FROM unnest($3::text[], $4::text[]) AS v(value, title))
    SELECT v.value, s.id FROM (
      SELECT s.id, ${comparableTitleOf('s.title')} AS title FROM spaces s
      WHERE s.organization_id = $1 AND ($2::text IS NULL OR s.id = $2) AND s.deleted_at IS NULL${visibility} OFFSET 0
    ) s JOIN named v ON v.value = s.id OR v.title = s.title ORDER BY s.id LIMIT ${MAX_NAMED_COUNT}`,
    { value: column.text, id: column.text },
  );

registerExamples(() => [spacesStatement({ tables: '', visibility: '' })]);

/** A space with the value that names it. */
interface NamedSpace {
  readonly value: string;
  readonly id: string;
}

/**
 * Returns the visible spaces of a scope whose id, title or slug is one of the values, at most 1,000.
 * Titles are compared by their words, so that `team-handbook` names "Team handbook".
 */
export async function spacesNamed(
  query: Query,
  { organizationId, spaceId, seen }: SearchScope,
  values: readonly string[],
): Promise<NamedSpace[]> {
  const visibility = {
    tables: seen?.tables ? `${numbered(seen.tables, 5)}, ` : '',
    visibility: seen ? ` AND (${numbered(seen.sql, 5)})` : '',
  };
  const titles = values.map((value) => [...comparableTitle(value)].slice(0, 250).join('') || null);
  return query(spacesStatement(visibility), [
    ...[organizationId, spaceId ?? null, values, titles],
    ...(seen?.values ?? []),
  ]);
}
