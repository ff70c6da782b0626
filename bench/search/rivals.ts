// The searches that Lectern is compared with: PostgreSQL's ts_rank over pages, and MiniSearch.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { pagesOf } from '../../src/domain/openapi/pages.ts';
import type { JsonObject } from '../../src/domain/openapi/document.ts';
import { type Corpus, home } from './corpora.ts';

/** A text with its id: the path of its page, or the method and path of its operation. */
export interface SearchedText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Returns the ids of the pages that a search finds, best first. */
export type Searcher = (corpus: string, query: string) => Promise<readonly string[]>;

/** Returns the method and path at the start of the text of an operation. */
const operationIn = (text: string): string | undefined =>
  /^`?([A-Z]+ \/\S*?)`?(?:\n|$)/.exec(text)?.[1];

/** Returns the texts of a body of documentation, those of the generated pages among them. */
export function textsOf({ pages, spec }: Corpus): SearchedText[] {
  const generated = spec ? pagesOf(spec as JsonObject) : []; // an OpenAPI document is an object
  return [
    ...pages.map((page) => ({ id: page.path, title: page.title, text: page.markdown })),
    ...generated.flatMap((tag) =>
      tag.pages.map(({ title, markdown, operationId }) => ({
        id: operationIn(markdown) ?? title,
        title,
        text: `${markdown}\n${operationId ?? ''}`,
      })),
    ),
  ];
}

const MAX_FOUND_COUNT = 10;

/** Fills a table with the texts, and returns a search with ts_rank and the English stemmer. */
export async function postgresSearch(
  client: pg.Client,
  corpora: readonly Corpus[],
): Promise<Searcher> {
  await client.query(
    'CREATE TEMPORARY TABLE bench_texts (corpus text, id text, words tsvector); SET search_path = public',
  );
  for (const corpus of corpora)
    for (const { id, title, text } of textsOf(corpus))
      await client.query(
        `INSERT INTO bench_texts SELECT $1, $2,
          setweight(to_tsvector('english', $3), 'A') || setweight(to_tsvector('english', $4), 'D')`,
        [corpus.name, id, title, text],
      );
  return async (corpus, query) => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM bench_texts, websearch_to_tsquery('english', $2) q
        WHERE corpus = $1 AND words @@ q ORDER BY ts_rank(words, q) DESC, id LIMIT ${MAX_FOUND_COUNT}`,
      [corpus, query],
    );
    return rows.map(({ id }) => id);
  };
}

/** The part of MiniSearch that is used. */
interface Index {
  addAll(texts: readonly SearchedText[]): void;
  search(query: string): readonly { readonly id: string }[];
}
type IndexClass = new (options: object) => Index;

/** Returns a search with MiniSearch, with the options that its documentation recommends. */
export async function miniSearch(corpora: readonly Corpus[]): Promise<Searcher> {
  const file = path.join(home, 'node_modules/minisearch/dist/es/index.js');
  const { default: MiniSearch } = (await import(pathToFileURL(file).href)) as {
    readonly default: IndexClass; // the package is installed for this benchmark only
  };
  const indexes = new Map(
    corpora.map((corpus) => {
      const index = new MiniSearch({
        fields: ['title', 'text'],
        searchOptions: { boost: { title: 2 }, prefix: true, fuzzy: 0.2 },
      });
      index.addAll(textsOf(corpus));
      return [corpus.name, index] as const;
    }),
  );
  return async (corpus, query) =>
    (indexes.get(corpus)?.search(query) ?? []).slice(0, MAX_FOUND_COUNT).map(({ id }) => id);
}
