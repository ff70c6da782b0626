/**
 * Checks the language of code, tests, SDL and docs: words that have a replacement, comments and
 * descriptions that are noun clauses, names of limits, and exported type names that occur twice.
 *
 * It reads comments, test titles, SDL descriptions, and the prose of the docs. Messages of the
 * program are not checked.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, TokenKind, visit } from 'graphql';

/** A text that people read, with the line where it begins. */
interface Passage {
  readonly kind: 'comment' | 'title' | 'description' | 'prose';
  readonly line: number;
  readonly text: string;
}

const MAX_PARAGRAPH_LENGTH = 240;

/**
 * Words that are not used, each with its replacement. docs/glossary.md has them and others that are
 * wrong in one sense only, such as `line` or `place`.
 */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/\b(?:he|him|his|himself|she|hers?)\b/i, 'they, them, their'],
  [/\bdoors?\b/i, 'API'],
  [/\berrands?\b/i, 'job context'],
  [/\baskers?\b|\bwho(?:ever)? (?:asks|reads)\b/i, 'caller, viewer, reader'],
  [/\bledgers?\b/i, 'authorization trace'],
  [/\brungs?\b/i, 'inheritance chain'],
  [/\bshel(?:f|ves)\b/i, 'revision content'],
  [/\bveil(?:s|ed)?\b/i, 'hashed'],
  [/\bwork(?:s|ed|ing)? out\b/i, 'computed, rendered'],
  [/\banew\b|\bover again\b/i, 'again'],
  [/\bmeanwhile\b/i, 'concurrently'],
  [/\bbesides?\b/i, 'also, next to'],
  [/\blikewise\b/i, 'also'],
  [/\ball the same\b/i, 'still'],
  [/\bso many\b|\bas many as\b/i, 'count, limit'],
  [/\b(?:tells?|told)\b/i, 'returns, reports'],
  [/\b(?:is|are|was|were) said\b|\bsaid of\b/i, 'granted, stated'],
  [/\b(?:gives|gave)\b/i, 'returns'],
  [/\bunfit\b/i, 'stale, invalid'],
  [/\bwho(?:m|se)?(?:so)?ever\b/i, 'anyone who'],
  [/\bmend(?:s|ed|ing)?\b/i, 'repair'],
  [/\btroubles?\b/i, 'conflict'],
];

/** The title of a test: the first argument of `it(`, `describe(` or `it.each(…)(`. */
const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+)*|^\s*\]\)|\bit\.each\(.*\))\(\s*(?<q>['"`])(?<text>.*?[^\\])\k<q>/;
const CLAUSE = /^(?:What|Who|Whose|Whom|Where|Whether|Whatever|Whoever)\b[^?]*$/;
const NO_SUBJECT = /^(?:Wh(?:at|ich|o|ose|om|ere|en|ether|y)|How|Its?|They|Their)\b[^?]*$/;
const LIMIT =
  /\bconst ((?:MOST|LONGEST|LARGEST|DEEPEST|WIDEST|TALLEST|SMALLEST|LEAST|OLDEST|FEWEST)(?:_\w+)?|\w*AT_ONCE|LOT|CHUNK)\b/;
const TYPE = /^export (?:abstract )?(?:interface|type|class) (\w+)/;

/** Returns the comments and the test titles of a source text. */
function passagesOfCode(text: string, isTest: boolean): Passage[] {
  const lines = text.split('\n');
  const passages: Passage[] = [];
  let open: { line: number; parts: string[]; isBlock: boolean } | undefined;
  const close = (): void => {
    if (open)
      passages.push({ kind: 'comment', line: open.line, text: open.parts.join('\n').trim() });
    open = undefined;
  };
  lines.forEach((line, at) => {
    const trimmed = line.trim();
    if (open?.isBlock) {
      open.parts.push(trimmed.replace(/\*\/$/, '').replace(/^\* ?/, '').trimEnd());
      if (trimmed.endsWith('*/')) close();
      return;
    }
    if (trimmed.startsWith('//')) {
      open ??= { line: at + 1, parts: [], isBlock: false };
      open.parts.push(trimmed.replace(/^\/\/+ ?/, ''));
      return;
    }
    close();
    if (trimmed.startsWith('/*')) {
      open = {
        line: at + 1,
        parts: [trimmed.replace(/^\/\*+/, '').replace(/\*\/$/, '')],
        isBlock: true,
      };
      if (trimmed.endsWith('*/')) close();
      return;
    }
    const trailing = /^(?<code>.*?\S) \/\/ (?<text>.*)$/.exec(line)?.groups;
    if (trailing?.text && (trailing.code?.match(/['"`]/g)?.length ?? 0) % 2 === 0)
      passages.push({ kind: 'comment', line: at + 1, text: trailing.text });
    const title = isTest && TITLE.exec(`${line}\n${lines[at + 1] ?? ''}`);
    if (title && title.index < line.length)
      passages.push({ kind: 'title', line: at + 1, text: title.groups?.text ?? '' });
  });
  close();
  return passages.filter(
    ({ text: passage }) => !/^(?:biome-ignore|@ts-|eslint|prettier)/.test(passage),
  );
}

/** Returns the descriptions and the comments of a GraphQL text. */
function passagesOfGraphQL(text: string): Passage[] {
  const document = parse(text);
  const passages: Passage[] = [];
  visit(document, {
    enter: (node) => {
      const { value, loc } = ('description' in node && node.description) || {};
      if (value !== undefined)
        passages.push({ kind: 'description', line: loc?.startToken.line ?? 0, text: value });
    },
  });
  let comment: { kind: 'comment'; line: number; text: string } | undefined;
  for (let token = document.loc?.startToken; token; token = token.next ?? undefined) {
    if (token.kind !== TokenKind.COMMENT) {
      comment = undefined;
    } else if (comment) {
      comment.text += `\n${token.value.trim()}`;
    } else {
      comment = { kind: 'comment', line: token.line, text: token.value.trim() };
      passages.push(comment);
    }
  }
  return passages;
}

/** Returns the paragraphs of a markdown text, without code and quotations of code. */
function passagesOfProse(text: string): Passage[] {
  let isCode = false;
  return text.split('\n').flatMap((line, at): Passage[] => {
    if (/^\s*(?:```|~~~)/.test(line)) {
      isCode = !isCode;
      return [];
    }
    return isCode || line.trim() === '' ? [] : [{ kind: 'prose', line: at + 1, text: line }];
  });
}

const withoutCode = (text: string): string =>
  text.replace(/`[^`]*`/g, '').replace(/\]\([^)]*\)/g, ']');

/** Returns the complaints about one passage. */
function complaintsOf({ kind, text }: Passage): string[] {
  const words = withoutCode(text);
  const found = replacements.flatMap(([pattern, instead]) => {
    const match = pattern.exec(words);
    return match ? [`“${match[0]}”: write ${instead}`] : [];
  });
  if (kind === 'description' && NO_SUBJECT.test(words))
    found.push('begins with a clause or a pronoun: name the thing');
  if (kind !== 'comment') return found;
  if (CLAUSE.test(words)) found.push('begins with a clause that has no subject');
  const longest = Math.max(...text.split(/\n\s*\n|\n(?=[-*@])/).map((part) => part.length));
  if (longest > MAX_PARAGRAPH_LENGTH)
    found.push(`has ${longest} characters without a paragraph; ${MAX_PARAGRAPH_LENGTH} at most`);
  return found;
}

/** Folders that no one writes by hand. */
const UNWRITTEN = new Set(['.git', '.data', 'node_modules', 'dist', 'generated', 'gql']);

/** Files that quote the words, and schemas that nobody edits. */
const UNCHECKED = new Set([
  'scripts/language.ts',
  'test/language.test.ts',
  'docs/glossary.md',
  'schema.graphql',
  'schema.released.graphql',
  'packages/client/schema.graphql',
]);

/** Returns the files below a folder, or the file itself, whose language is checked. */
async function checkedFiles(root: string, below: string): Promise<string[]> {
  const at = path.join(root, below);
  if ((await stat(at)).isFile()) return isChecked(below) ? [below] : [];
  const entries = await readdir(at);
  const files = entries
    .filter((name) => !UNWRITTEN.has(name))
    .sort()
    .map((name) => checkedFiles(root, path.join(below, name)));
  return (await Promise.all(files)).flat();
}

const isChecked = (file: string): boolean =>
  /\.(?:tsx?|mjs|md|graphql)$/.test(file) &&
  !/(?:^|\/)generated\.ts$/.test(file) &&
  !UNCHECKED.has(file);

/** Returns the passages of a file in its language. */
function passagesOf(file: string, text: string): Passage[] {
  if (file.endsWith('.md')) return passagesOfProse(text);
  if (file.endsWith('.graphql')) return passagesOfGraphQL(text);
  return passagesOfCode(text, file.startsWith('test/'));
}

/**
 * Returns one line for each place of a file whose language is wrong, for example `src/a.ts:7: …`.
 * `types` has the exported types of other files, and gets those of this one.
 */
export function errorsIn(file: string, text: string, types: Map<string, string>): string[] {
  const errors = passagesOf(file, text).flatMap((passage) =>
    complaintsOf(passage).map((complaint) => `${file}:${passage.line}: ${complaint}`),
  );
  if (!/\.(?:ts|mjs)$/.test(file)) return errors;
  for (const [at, line] of text.split('\n').entries()) {
    const limit = LIMIT.exec(line)?.[1];
    if (limit !== undefined)
      errors.push(`${file}:${at + 1}: ${limit}: begin a limit with MAX_, MIN_ or DEFAULT_`);
    const type = file.startsWith('src/') ? TYPE.exec(line)?.[1] : undefined;
    if (type === undefined) continue;
    const other = types.get(type);
    if (other !== undefined && other !== file)
      errors.push(`${file}:${at + 1}: ${type} is exported by ${other} too`);
    types.set(type, file);
  }
  return errors;
}

/** Returns the lines of `errorsIn` for the files below some folders; all by default. */
export async function languageErrors(
  root: string,
  folders: readonly string[] = ['.'],
): Promise<string[]> {
  const files = await Promise.all(folders.map((folder) => checkedFiles(root, folder)));
  const types = new Map<string, string>();
  const errors: string[] = [];
  for (const file of files.flat())
    errors.push(...errorsIn(file, await readFile(path.join(root, file), 'utf8'), types));
  return errors;
}

// `node --import tsx scripts/language.ts src/domain` lists the complaints about some folders.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const folders = process.argv.slice(2);
  const errors = await languageErrors(root, folders.length > 0 ? folders : undefined);
  console.log([...errors, `${errors.length} to change`].join('\n'));
  process.exitCode = errors.length > 0 ? 1 : 0;
}
