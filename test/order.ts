// Orders the test files for vitest: the slow ones first, so that no processor is idle while the
// last file runs.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take ten seconds or more, the slowest first. Other files start later. */
const SLOW_FILES = [
  'test/access/matrix-change-requests.test.ts',
  'test/access/matrix-content.test.ts',
  'test/access/matrix-sites.test.ts',
  'test/access/matrix-comments.test.ts',
  'test/access/edges.test.ts',
  'test/transaction/all-mutations.test.ts',
  'test/transaction/concurrent.test.ts',
  'test/transaction/batch.test.ts',
  'test/rest/corpus.test.ts',
  'test/rest/openapi-errors.test.ts',
  'test/search/specs/versions.test.ts',
  'test/search/specs/site.test.ts',
  'test/search/specs/pages.test.ts',
  'test/search/specs/statements.test.ts',
  'test/openapi-spec/process.test.ts',
  'test/access/sso.test.ts',
  'test/import/jobs.test.ts',
  'test/import/website.test.ts',
  'test/import/text.test.ts',
  'test/import/permissions.test.ts',
  'test/edit/hostile-texts.test.ts',
  'test/hostile.test.ts',
  'test/import/large-website.test.ts',
  'test/jobs/process.test.ts',
  'test/notification/subscription.test.ts',
  'test/notification/list.test.ts',
  'test/openapi-spec/computed.test.ts',
  'test/site-leak.test.ts',
  'test/site-preview/leak.test.ts',
  'test/site-preview/reading.test.ts',
  'test/leak.test.ts',
  'test/access/matrix.test.ts',
  'test/data/website.test.ts',
  'test/data/website-hostile.test.ts',
  'test/domain/merge/nested.test.ts',
  'test/pdf.test.ts',
  'test/graphql/list-statements.test.ts',
  'test/domain/import/html-hostile.test.ts',
  'test/data/embedded-processes.test.ts',
  'test/data/pdf-hostile.test.ts',
  'test/data/pdf-process.test.ts',
  'test/site-text/lists.test.ts',
];

/**
 * Suites that `npm test` leaves to `npm run test:all`: they try every combination of operations and
 * callers, start whole programs many times, or measure how long hostile input of megabytes takes.
 */
export const EXHAUSTIVE: readonly string[] = [
  'test/access/edges.test.ts',
  'test/access/matrix*.test.ts',
  'test/access/sso.test.ts',
  'test/access/stranger.test.ts',
  'test/commands/*.test.ts',
  'test/data/embedded-processes.test.ts',
  'test/data/pdf-hostile.test.ts',
  'test/data/pdf-process.test.ts',
  'test/data/website-hostile.test.ts',
  'test/domain/import/html-hostile.test.ts',
  'test/edit/hostile-texts.test.ts',
  'test/hostile.test.ts',
  'test/import/large-website.test.ts',
  'test/hostile-availability.test.ts',
  'test/jobs/process.test.ts',
  'test/notification/subscription.test.ts',
  'test/notification/list.test.ts',
  'test/search/hostile.test.ts',
  'test/server/admission.test.ts',
  'test/transaction/all-mutations.test.ts',
];

/**
 * Suites of random cases, by `countCases`: `npm test` runs them with few cases, and `npm run
 * test:all` again with many.
 */
export const RANDOM: readonly string[] = [
  'test/domain/audiences/exact.test.ts',
  'test/domain/blocks.test.ts',
  'test/domain/changes.test.ts',
  'test/domain/condition/properties.test.ts',
  'test/domain/diff.test.ts',
  'test/domain/document/edit.test.ts',
  'test/domain/document/installed.test.ts',
  'test/domain/document/json.test.ts',
  'test/domain/document/properties.test.ts',
  'test/domain/export/roundtrip.test.ts',
  'test/domain/html/hostile.test.ts',
  'test/domain/import/html.test.ts',
  'test/domain/level.test.ts',
  'test/domain/list.test.ts',
  'test/domain/markdown/evaluate.test.ts',
  'test/domain/markdown/facts.test.ts',
  'test/domain/markdown/rewrite.test.ts',
  'test/domain/merge/nested.test.ts',
  'test/domain/merge/properties.test.ts',
  'test/domain/merge/text.test.ts',
  'test/domain/search-corrections.test.ts',
  'test/domain/search-highlights.test.ts',
  'test/domain/search.test.ts',
  'test/domain/site-structure.test.ts',
  'test/domain/token.test.ts',
  'test/domain/tree.test.ts',
  'test/domain/typst/formula.test.ts',
  'test/domain/visible-parts.test.ts',
  'test/domain/visitor-claims.test.ts',
  'test/levels.test.ts',
  'test/site-structure/random.test.ts',
];

/**
 * Vitest's own order puts large files first where it has not seen them before, as on a fresh
 * checkout; but those of the matrix are small, and take minutes.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const position = ({ moduleId }: TestSpecification) => {
      const found = SLOW_FILES.findIndex((name) => moduleId.endsWith(`/${name}`));
      return found < 0 ? SLOW_FILES.length : found;
    };
    return (await super.sort(files)).sort((a, b) => position(a) - position(b));
  }
}

/** Matches the full titles of all tests but those with these titles, in any group. */
export const titlesWithout = (titles: readonly string[]): RegExp =>
  new RegExp(
    `^(?!.*(?:${titles.map((title) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})$)`,
  );
