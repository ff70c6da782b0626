/** Looks up which spellings of the words of a query are in texts that the viewer can read. */
import { type ReadableWord, spellingsOf } from '../../domain/search/corrections.ts';
import { column, composeStatement, registerExamples } from '../statement.ts';
import type { Query } from '../transaction.ts';
import {
  EXAMPLE_FACTS,
  EXAMPLE_SCOPES,
  type ScopeFacts,
  readScope,
  scopeOf,
  type ScopeSql,
  type SearchScope,
} from './scope.ts';
import type { SearchTerms } from './terms.ts';

/** Maximum number of sections that are counted for a spelling. */
const MAX_COUNT = 20;
/** Maximum number of sections with a spelling of which it is checked whether they are readable. */
const MAX_CHECKED_COUNT = 200;

/** Returns the statement of `readableSpellings`. A word that is in a text has no other spellings. */
function spellingsStatement({ spaces, sections }: ScopeSql) {
  const having = (query: string, count: number): string =>
    sections(`f.words @@ ${query}`, {
      limit: `LIMIT ${count}`,
      maxCheckedCount: MAX_CHECKED_COUNT,
    });
  const text = `WITH ${spaces}, wanted AS MATERIALIZED (
      SELECT w.word, w.spellings FROM json_to_recordset($3::json) AS w(word text, own tsquery, spellings text[])
      WHERE NOT EXISTS (SELECT FROM (${having('w.own', 1)}) known)
    ), spelling AS MATERIALIZED (
      SELECT w.word, t.spelling, quote_literal(t.spelling)::tsquery AS own FROM wanted w CROSS JOIN LATERAL unnest(w.spellings) AS t(spelling)
    )
    SELECT t.word, t.spelling, c.count FROM spelling t CROSS JOIN LATERAL (SELECT count(*)::int AS count FROM (${having('t.own', MAX_COUNT)}) found) c
    WHERE c.count > 0 UNION ALL SELECT word, NULL, 0 FROM wanted`;
  return composeStatement(undefined, text, {
    word: column.text,
    spelling: column.nullable(column.text),
    count: column.integer,
  });
}

registerExamples(() =>
  EXAMPLE_SCOPES.flatMap((space) =>
    EXAMPLE_FACTS.map((facts) =>
      spellingsStatement(scopeOf({ organizationId: '', ...space }, facts, 4)),
    ),
  ),
);

/**
 * Returns the words that are in no readable text, in any form, each with its spellings that are, in
 * one statement.
 */
export async function readableSpellings(
  query: Query,
  scope: SearchScope,
  { stems, ...facts }: ScopeFacts & Pick<SearchTerms, 'stems'>,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly ReadableWord[]>> {
  const asJson = words.map((word) => ({
    word,
    own: [word, ...stems.flatMap((one) => (one.word === word ? [one.stem] : []))]
      .map((term) => `'${term}'`)
      .join(' | '),
    spellings: spellingsOf(word),
  }));
  const scopeSql = await readScope(query, scope, facts, 4);
  const [organizationId, spaceId, ...rest] = scopeSql.values;
  const rows = await query(spellingsStatement(scopeSql), [
    ...[organizationId, spaceId, JSON.stringify(asJson)],
    ...rest,
  ]);
  const found = new Map<string, ReadableWord[]>();
  for (const { word, spelling, count } of rows) {
    const known = found.get(word) ?? [];
    if (spelling !== null) known.push({ word: spelling, count });
    found.set(word, known);
  }
  return found;
}
