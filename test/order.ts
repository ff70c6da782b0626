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
  'test/levels.test.ts',
  'test/domain/import/html.test.ts',
  'test/jobs/process.test.ts',
  'test/domain/merge/properties.test.ts',
  'test/openapi-spec/computed.test.ts',
  'test/site-leak.test.ts',
  'test/leak.test.ts',
  'test/access/matrix.test.ts',
  'test/data/embedded.test.ts',
  'test/data/website.test.ts',
  'test/data/website-hostile.test.ts',
  'test/data/pdf.test.ts',
  'test/pdf.test.ts',
];

/**
 * Suites that `npm test` leaves to `npm run test:all`: they try every combination of operations and
 * callers, or start the whole program many times.
 */
export const EXHAUSTIVE: readonly string[] = [
  'test/access/edges.test.ts',
  'test/access/matrix*.test.ts',
  'test/access/sso.test.ts',
  'test/access/stranger.test.ts',
  'test/commands/*.test.ts',
  'test/hostile.test.ts',
  'test/jobs/process.test.ts',
  'test/leak.test.ts',
  'test/site-leak.test.ts',
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
