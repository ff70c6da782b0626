/** Limits the text of a document and its variables, before either is parsed or coerced. */
import { Lexer, Source, TokenKind } from 'graphql';
import { AppError } from '../domain/errors.ts';

/** The limits of a document. */
export interface DocumentLimits {
  /** Bytes in UTF-8. */
  readonly bytes: number;
  readonly tokens: number;
}

/** For callers with a token (spec, Limits). */
const MEMBER_DOCUMENT_LIMITS: DocumentLimits = { bytes: 65_536, tokens: 10_000 };

/** For callers without a token: enough for a front end that reads a public site. */
export const ANONYMOUS_DOCUMENT_LIMITS: DocumentLimits = { bytes: 16_384, tokens: 2500 };

/** Maximum number of nested brackets of any kind. */
const MAX_NESTING_COUNT = 64;
/** Objects, texts, numbers and other values in the variables of an operation. */
const MAX_VARIABLES_COUNT = 250_000;

/**
 * Refuses documents that would overflow the parser or keep it busy, and returns the number of
 * tokens.
 *
 * Takes linear time; syntax errors are left to the parser.
 */
export function checkSource(
  text: string,
  { bytes, tokens }: DocumentLimits = MEMBER_DOCUMENT_LIMITS,
): number {
  if (text.length > bytes || Buffer.byteLength(text) > bytes)
    throw tooComplex('bytes', Buffer.byteLength(text), bytes);
  const lexer = new Lexer(new Source(text));
  for (let count = 0, nesting = 0; ; ) {
    const kind = nextKind(lexer);
    if (kind === undefined) return count;
    if (++count > tokens) throw tooComplex('tokens', count, tokens);
    if (kind === TokenKind.BRACE_L || kind === TokenKind.PAREN_L || kind === TokenKind.BRACKET_L)
      nesting++;
    if (kind === TokenKind.BRACE_R || kind === TokenKind.PAREN_R || kind === TokenKind.BRACKET_R)
      nesting--;
    if (nesting > MAX_NESTING_COUNT) throw tooComplex('nesting', nesting, MAX_NESTING_COUNT);
  }
}

/** Returns the kind of the next token; undefined at the end, and at a syntax error. */
function nextKind(lexer: Lexer): TokenKind | undefined {
  try {
    const { kind } = lexer.advance();
    return kind === TokenKind.EOF ? undefined : kind;
  } catch {
    return undefined;
  }
}

/**
 * Throws QUERY_TOO_COMPLEX for variables that would take long to be checked against their types.
 */
export function checkVariables(variables: Readonly<Record<string, unknown>>): void {
  let count = 0;
  const rest: unknown[] = Object.values(variables);
  while (rest.length > 0) {
    if (++count + rest.length > MAX_VARIABLES_COUNT)
      throw tooComplex('variables', count + rest.length, MAX_VARIABLES_COUNT);
    const next = rest.pop();
    if (typeof next === 'object' && next !== null)
      for (const value of Array.isArray(next) ? next : Object.values(next)) rest.push(value);
  }
}

const advice = {
  bytes: 'bytes in its document: send values as variables',
  tokens: 'tokens in its document: send values as variables, or send several requests',
  nesting: 'brackets inside one another',
  variables: 'values in its variables: send them in several requests',
} as const;

const tooComplex = (of: keyof typeof advice, has: number, limit: number): AppError =>
  new AppError(
    'QUERY_TOO_COMPLEX',
    `This operation has ${has} ${advice[of]}. At most ${limit} are allowed.`,
    { details: { of, limit, has } },
  );

/** Tokens of a document that one point pays for. */
const TOKENS_PER_POINT = 500;

/**
 * Returns the points that parsing and validating a document costs: one for each 500 tokens of a new
 * document, none for a cached one.
 */
export const documentPoints = (tokens: number): number => Math.floor(tokens / TOKENS_PER_POINT);
