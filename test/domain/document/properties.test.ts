// Specifies what holds for the blocks of any text.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, nodesOf } from '../../../src/domain/document/model.ts';
import { readBlocks } from '../../../src/domain/document/read.ts';
import { countCases } from '../../case-count.ts';
import { anything, markdown } from '../markdown/texts.ts';

const pieces = fc.constantFrom(
  ...['{% hint %}', '{% endhint %}', '{% tabs %}', '{% tab title="a" %}', '{% endtab %}'],
  ...['{% endtabs %}', '{% if a %}', '{% else %}', '{% endif %}', '<details>', '</details>'],
  ...['<summary>a</summary>', '<figure><img src="a"></figure>', '- a', '  b', '> c', '```', '$$'],
  ...['', '# d', '| a |', '|---|', 'e[^1]', '[^1]: f', '    g', '{% code %}', '{% endcode %}'],
);
/** Texts of tags and blocks, a line each. */
const tagged = fc.array(pieces, { maxLength: 30 }).map((lines) => lines.join('\n'));

describe('any text', () => {
  const samples = fc.oneof(markdown, tagged, anything);
  const numRuns = countCases({ usual: 100, all: 1000 });

  it('has blocks within blocks, in order and with distinct ids', () => {
    fc.assert(
      fc.property(samples, (source) => {
        const seen = new Set<string>();
        const visit = (blocks: readonly Block[], from: number, to: number) => {
          let at = from;
          for (const block of blocks) {
            expect(block.at).toBeGreaterThanOrEqual(at);
            expect(block.end).toBeGreaterThanOrEqual(block.at);
            expect(block.end).toBeLessThanOrEqual(to);
            expect(seen.has(block.id)).toBe(false);
            seen.add(block.id);
            // All images of a figure have its range.
            if (block.type !== 'image') at = block.end;
            visit(nodesOf(block), block.at, block.end);
          }
        };
        visit(readBlocks(source), 0, source.length);
      }),
      { numRuns, examples: [['{% if a %}\n{% else %}\n{% endif %}']] },
    );
  });
});
