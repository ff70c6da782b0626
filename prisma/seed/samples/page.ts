/** Writes the page of the demo site that shows all samples. */
import { blockSamples } from './blocks.ts';
import { inlineSamples, markSamples } from './inlines.ts';
import type { Sample } from './sample.ts';

/** All samples, in the order of the page. */
export const samples: readonly Sample<string>[] = [
  ...blockSamples,
  ...inlineSamples,
  ...markSamples,
];

/** Returns the markdown of a page with a section for each sample. */
export const samplesPage = (): string =>
  [
    'A sample of every block, inline and mark.',
    ...samples.map(({ title, purpose, markdown }) => `## ${title}\n\n${purpose}\n\n${markdown}`),
  ].join('\n\n');
