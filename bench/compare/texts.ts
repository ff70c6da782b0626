/** The texts of the pages. */

/** Distinct texts before the number of the page is put in. */
export const TEXT_COUNT = 100;
/** Seven digits that are in no text by chance; each page has its number in their place. */
export const NUMBER_PLACE = '7770777';
const WORDS =
  'access branch build cache change check client cluster comment commit config content cursor database deploy diff document editor engine event export field filter folder format group handler header hook import index install integration invite key language layout level library limit link list lock log markdown member merge message method migrate module network option order organization owner package page parameter password path permission plan policy preview process profile project publish query queue rate reader record redirect release request resolver response review role route schema script search section secret server session setting site space state statement storage stream table team template test theme thread token tree trigger type update upload user value variable version visitor worker'.split(
    ' ',
  );

/** Returns the n-th text: 2 kB in two sections, one link, always the same. */
export function textOf(n: number): string {
  let state = n + 1;
  const word = () => {
    state = (state * 48_271) % 2_147_483_647;
    return WORDS[state % WORDS.length] ?? '';
  };
  const paragraph = (length: number) => {
    const words = Array.from({ length }, word).join(' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  };
  return [
    `This is page ${NUMBER_PLACE}. ${paragraph(40)}`,
    `See [the guide](https://docs.example.com/${word()}). ${paragraph(50)}`,
    paragraph(50),
    `## The ${word()} of page ${NUMBER_PLACE}`,
    `${paragraph(60)} \`${word()}\``,
    paragraph(55),
  ].join('\n\n');
}

/** Returns three words that follow one another in the n-th text, and in few others. */
export const phraseOf = (n: number): string => textOf(n).split(/\W+/).slice(-12, -9).join(' ');
