// Chooses how many random cases the tests of properties try.

/** The numbers of cases of a property. */
export interface CaseCounts {
  /** The number in `npm test`. */
  readonly usual: number;
  /** The number in `npm run test:all`. */
  readonly all: number;
  /** The number in `npm run test:deep`. Default: that of `all`. */
  readonly deep?: number;
}

/** Returns the number of cases that TEST_CASES selects: `all`, `deep`, or the usual one. */
export function countCases({ usual, all, deep = all }: CaseCounts): number {
  const selected = process.env.TEST_CASES;
  if (selected === undefined || selected === '') return usual;
  if (selected === 'all') return all;
  if (selected === 'deep') return deep;
  throw new Error(`TEST_CASES is ${selected}. Set it to all or deep, or leave it unset.`);
}
