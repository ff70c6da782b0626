/** What somebody looks for, as PostgreSQL's text search takes it. */

/** A question in words: the text of a tsquery, and its plain words; undefined where nothing is looked for. */
export interface Question {
  /** For `to_tsquery('simple', …)`. */
  readonly words: string;
  /** What was typed without its signs, for near misses. */
  readonly plain: string;
}

/** Words and phrases of a question at most. */
const MOST_PARTS = 32;

/** A word, or several in a row, quoted so that nothing in it is an operator. */
const quoted = (text: string): string => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

const PART = /(-?)"([^"]*)"?|(-?)(\S+)/g;

/** Reads a question: words, `"phrases"`, `-words`; the last word, where nothing follows it, also as a beginning. */
export function readQuestion(text: string): Question | undefined {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  const plain: string[] = [];
  const parts = [...text.matchAll(PART)].slice(0, MOST_PARTS);
  for (const [at, [all, phraseSign, phrase, wordSign, word]] of parts.entries()) {
    const said = (phrase ?? word ?? '').replace(/\p{Cc}/gu, ' ').trim();
    if (!/[\p{L}\p{N}]/u.test(said)) continue; // punctuation alone finds nothing
    const isLast = at === parts.length - 1 && phrase === undefined && text.endsWith(all);
    const part = phrase === undefined ? quoted(said) + (isLast ? ':*' : '') : `(${said.split(/\s+/).map(quoted).join(' <-> ')})`;
    if ((phraseSign || wordSign) === '-') unwanted.push(`!${phrase === undefined ? quoted(said) : part}`);
    else {
      wanted.push(part);
      plain.push(said);
    }
  }
  if (wanted.length === 0) return undefined;
  return { words: [...wanted, ...unwanted].join(' & '), plain: plain.join(' ') };
}
