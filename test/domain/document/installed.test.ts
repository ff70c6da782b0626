// Specifies what holds for the markdown files of the installed packages.
import { describe, expect, it } from 'vitest';
import { filesOf } from '../../../scripts/round-trip/files.ts';
import { failuresIn } from '../../../scripts/round-trip/texts.ts';
import { countCases } from '../../case-count.ts';

describe('the markdown files of the installed packages', () => {
  it('stay byte for byte when their blocks are read, replaced by themselves and written', () => {
    const texts = [...filesOf('node_modules')].filter(
      ([file, { length }]) => /\.md$/i.test(file) && length > 0,
    );
    const step = countCases({ usual: 10, all: 1 });
    const read = texts.filter((_, index) => index % step === 0);
    expect(read.length).toBeGreaterThan(1000 / step);
    expect(
      read.flatMap(([file, bytes]) =>
        failuresIn(bytes.toString()).map((failure) => `${file}: ${failure}`),
      ),
    ).toEqual([]);
  });
});
