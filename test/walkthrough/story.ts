/**
 * Parses a walkthrough of docs: the commands or operations that it shows, each with its response.
 */

/** A request. */
interface Request {
  /** The name of its token; undefined for none. */
  readonly token: string | undefined;
  readonly method: string;
  /** The path, without the server's address. */
  readonly path: string;
  /** JSON, or '' for none. */
  readonly body: string;
}

/** A request and the response that is shown for it; names such as `$SPACE` occur in both. */
interface Asking extends Request {
  readonly kind: 'asking';
  /** A text that the last response contains when the request is polled. */
  readonly until: string | undefined;
  /** The block as it is written in the document. */
  readonly shown: string;
  /** undefined for none, as after a deletion. */
  readonly answer: unknown;
}

/** A visitor's JWT that is signed with `$KEY`. */
interface Signing {
  readonly kind: 'signing';
  /** The name of the JWT. */
  readonly name: string;
  readonly claims: object;
  readonly options: object;
}

/** The variables that a walkthrough sets, and its steps. */
export interface Story {
  readonly names: ReadonlyMap<string, string>;
  readonly steps: readonly (Asking | Signing)[];
}

/**
 * One command: the address, quoted when it has a query, the token if any, and the body as a
 * here-document.
 */
const CURL =
  /^curl -s(?: -X (?<method>[A-Z]+))? (?<quote>"?)\$LECTERN(?<path>\/v1\/[^\s"]+)\k<quote>(?: -H "Authorization: Bearer \$(?<token>[A-Z]+)")?(?: -H 'Content-Type: application\/json' -d @- <<END\n(?<body>[\s\S]*)\nEND)?\n$/;

/** A command that is repeated until its response contains a text. */
const UNTIL = /^until (?<once>curl .*) \| grep '(?<until>[^']+)'; do sleep 1; done\n$/;

/** A command that signs a visitor's JWT, with the package that the test uses too. */
const SIGN =
  /^(?<name>[A-Z]+)=\$\(KEY=\$KEY node -p 'require\("jsonwebtoken"\)\.sign\((?<claims>\{.*?\}), process\.env\.KEY, (?<options>\{.*?\})\)'\)\n$/;

/** The comment above a GraphQL operation that a visitor sends. */
const NO_TOKEN = /^# Without a token\b/;

/**
 * Parses a walkthrough. @throws Error for a block that is not understood, or without a response.
 */
export function readStory(markdown: string): Story {
  const blocks = [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', text = '']) => ({ language, text }),
  );
  const names = new Map<string, string>();
  const steps: (Asking | Signing)[] = [];
  while (blocks.length > 0) {
    const { language, text } = blocks.shift() ?? { language: '', text: '' };
    if (language === 'ts') continue; // the same request as a program sends it
    const signed = language === 'sh' ? signing(text) : undefined;
    if (signed) {
      steps.push(signed);
      continue;
    }
    const set = language === 'sh' ? namesIn(text) : undefined;
    for (const [name, value] of set ?? []) names.set(name, value);
    if (set) continue;
    const { once = text, until } = UNTIL.exec(text)?.groups ?? {};
    const request =
      language === 'graphql' ? operation(text) : command(once === text ? text : `${once}\n`);
    steps.push({
      kind: 'asking',
      ...request,
      until,
      shown: text,
      answer: request.method === 'DELETE' ? undefined : answerOf(text, blocks.shift()),
    });
  }
  return { names, steps };
}

function answerOf(
  operationText: string,
  block: { readonly language: string; readonly text: string } | undefined,
): unknown {
  if (block?.language !== 'json') throw new Error(`No answer is shown for:\n${operationText}`);
  return JSON.parse(block.text);
}

/**
 * Returns the `NAME=value` pairs of a block that only sets variables; undefined for another block.
 * The test sets the server's address and values from commands, such as a token.
 */
function namesIn(text: string): [string, string][] | undefined {
  const commands = text
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('npm run --silent lectern -- '));
  const lines = [...text.matchAll(/^([A-Z]+)=(.+)$/gm)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  if (lines.length === 0) return undefined;
  if (lines.length !== commands.length) throw new Error(`Commands stand among names:\n${text}`);
  return lines.filter(([name, value]) => name !== 'LECTERN' && !value.startsWith('$('));
}

function signing(text: string): Signing | undefined {
  const { name, claims = '', options = '' } = SIGN.exec(text)?.groups ?? {};
  return name === undefined
    ? undefined
    : { kind: 'signing', name, claims: JSON.parse(claims), options: JSON.parse(options) };
}

function command(text: string): Request {
  const { path, quote, token, body = '', method = 'GET' } = CURL.exec(text)?.groups ?? {};
  if (path === undefined || path.includes('?') === (quote === ''))
    throw new Error(`This command is not understood:\n${text}`);
  if (/[`]|\\[\\$]/.test(body)) throw new Error(`A shell would change this body:\n${body}`);
  return { token, method, path, body };
}

const operation = (query: string): Request => ({
  token: NO_TOKEN.test(query) ? undefined : 'TOKEN',
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query }),
});
