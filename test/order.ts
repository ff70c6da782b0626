// In which order vitest runs files: what takes long comes first, so that no processor is idle while the last file runs.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of ten seconds and more, the longest first. A file that is missing here is only begun later. */
const LONG = [
  'test/access/matrix-change-requests.test.ts',
  'test/access/matrix-content.test.ts',
  'test/access/matrix-sites.test.ts',
  'test/access/matrix-comments.test.ts',
  'test/access/edges.test.ts',
  'test/search/specs.test.ts',
  'test/openapi-spec/process.test.ts',
  'test/access/sso.test.ts',
  'test/import.test.ts',
  'test/hostile.test.ts',
  'test/levels.test.ts',
  'test/search/specs.test.ts',
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

/** Vitest's own order puts large files first where it has not seen them before, as on a fresh checkout; but those of the matrix are small, and take minutes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex((name) => moduleId.endsWith(`/${name}`));
      return found < 0 ? LONG.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
