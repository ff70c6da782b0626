/** Writes numbers of things in the output of commands. */

/** Returns a number with its noun, such as `1 event` and `2 events`. */
export const counted = (number: number, one: string): string =>
  `${number} ${number === 1 ? one : `${one}s`}`;
