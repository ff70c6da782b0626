import pg from 'pg';
import { termsOf } from '../src/data/search/terms.ts';
import { searchWords } from '../src/data/search/words.ts';
import { readExcerpts } from '../src/data/search/excerpts.ts';
import { parseSearchQuery } from '../src/domain/search.ts';
import { TEXT_COUNT, phraseOf } from './compare/texts.ts';
const client = new pg.Client({ connectionString: 'postgres://lectern_app@127.0.0.1:55601/lectern' });
await client.connect();
const { rows: spaces } = await client.query("SELECT space_id AS id, organization_id AS org, count(*)::int AS n FROM search_sections GROUP BY 1,2 ORDER BY 3 DESC LIMIT 20");
const times: Record<string, number[]> = {};
let last: Record<string, any> = {};
const query = async (st: any, values: any[]) => {
  const t = performance.now();
  const { rows } = await client.query({ name: st.name, text: st.text, values });
  const key = st.name ?? (st.text.includes('ts_rank_cd') ? 'words' : st.text.includes('json_agg(json_build_array') ? 'spaces' : 'other');
  (times[key] ??= []).push(performance.now() - t);
  last[key] = { text: st.text, values };
  return rows;
};
for (let round = 0; round < 3; round++) for (const [i, { id, org }] of spaces.entries()) {
  const search = parseSearchQuery(`"${phraseOf((i * 7) % TEXT_COUNT)}"`)!;
  const scope = { organizationId: org, spaceId: id };
  const terms = await termsOf(query as any, scope, search);
  const { sections } = await searchWords(query as any, scope, terms, search);
  await readExcerpts(query as any, { organizationId: org, sections: sections.slice(0, 20) });
}
const med = (a: number[]) => a.toSorted((x, y) => x - y)[a.length >> 1]?.toFixed(2);
console.log(Object.fromEntries(Object.entries(times).map(([k, v]) => [k, med(v)])));
for (const key of (process.env.KEYS ?? '').split(',').filter(Boolean)) {
  const { text, values } = last[key];
  const inlined = text.replace(/\$(\d+)/g, (_: string, n: string) => { const v = values[Number(n) - 1]; return v === null ? 'NULL' : `'${String(v).replaceAll("'", "''")}'`; });
  const { rows } = await client.query(`EXPLAIN (ANALYZE, VERBOSE OFF) ${inlined}`);
  console.log('==', key); console.log(rows.map((x: any) => x['QUERY PLAN']).join('\n'));
}
await client.end();
