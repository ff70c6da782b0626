/** What a text, or a line of a summary, says of its page, as fields of a page. */
import { type Document, isMap, isScalar, parseDocument, stringify } from 'yaml';
import { fieldsOfMatter } from '../changes/matter.ts';
import type { Json } from '../content.ts';
import { bodyStart, type FrontCover, readFrontMatter } from '../markdown/front-matter.ts';
import { keepable } from '../import.ts';
import { isSlug } from '../slug.ts';

/** A text, and what stood before it. */
export interface Matter {
  readonly title: string | undefined;
  readonly slug: string | undefined;
  /** Further fields. The files of a cover are as they are written. */
  readonly fields: Readonly<Record<string, Json>>;
  /** The text behind it. */
  readonly body: string;
}

/** An empty block of front matter: what stands after it is none, whatever it looks like. */
const EMPTY = '---\n---\n';
/** Fields whose words a page keeps in capitals. */
const capitals = new Set(['layout.coverSize', 'layout.width']);

/** A cover as it was said: what it names is not there yet. */
const asSaid = ({ ref, refDark, yPos }: FrontCover): { readonly [name: string]: Json } => ({
  ...(ref !== undefined && { ref }),
  ...(refDark !== undefined && { refDark }),
  ...(yPos !== undefined && { yPos }),
});

/** What a text says of its page. BAD_USER_INPUT for front matter that cannot be read. */
export function matterOf(markdown: string): Matter {
  const { matter, body } = readFrontMatter(markdown);
  const { title, ...fields } = fieldsOfMatter(matter, asSaid, 'markdown');
  const end = bodyStart(markdown);
  const { slug, git } = beside(markdown.slice(0, end));
  return {
    title: typeof title === 'string' && title !== '' ? keepable(title) : undefined,
    slug,
    fields: { ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [keepable(name), kept(name, value)])), ...(git !== undefined && { git }) },
    body,
  };
}

/** The same of an object. BAD_USER_INPUT as above. */
export const matterOfObject = (object: Readonly<Record<string, unknown>>): Matter => matterOf(`---\n${stringify(object, { lineWidth: 0 })}---\n`);

/** A text whose beginning is not taken for front matter. */
export const guarded = (body: string): string => (bodyStart(body) > 0 ? EMPTY + body : body);

/** A text without the empty block that guards it. */
export const unguarded = (markdown: string): string => (markdown.startsWith(EMPTY) ? markdown.slice(EMPTY.length) : markdown);

const kept = (name: string, value: Json): Json => (typeof value === 'string' ? keepable(capitals.has(name) ? value.toUpperCase() : value) : value);

/** What an export writes beside front matter as everybody has it. */
function beside(block: string): { slug: string | undefined; git: Json | undefined } {
  const contents = documentOf(block.replace(/^\ufeff?---[^\n]*\n|\n?---[ \t]*\r?\n?$/g, ''))?.contents;
  const slug = isMap(contents) ? contents.get('slug') : undefined;
  return { slug: typeof slug === 'string' && isSlug(slug) ? slug : undefined, git: isMap(contents) ? gitOf(contents.get('git')) : undefined };
}

/** Names and texts of a map in YAML. Other values are left out; of what is no map there are none. */
export function textsOfYaml(yaml: string): Map<string, string> {
  return textsOf(documentOf(yaml)?.contents);
}

/** Maps of texts in a map in YAML, by their names; `git` is one of two. */
export function mapsOfYaml(yaml: string): Map<string, { readonly texts: ReadonlyMap<string, string>; readonly git: Json | undefined }> {
  const contents = documentOf(yaml)?.contents;
  if (!isMap(contents)) return new Map();
  return new Map(contents.items.flatMap(({ key, value }) => (isScalar(key) && isMap(value) ? [[String(key.value), { texts: textsOf(value), git: gitOf(value.get('git')) }] as const] : [])));
}

function textsOf(map: unknown): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { key, value } of isMap(map) ? map.items : []) {
    if (isScalar(key) && isScalar(value) && value.value !== null)
      texts.set(keepable(String(key.value)), keepable(typeof value.value === 'string' ? value.value : (value.source ?? String(value.value))));
  }
  return texts;
}

function gitOf(git: unknown): Json | undefined {
  const [oid, path] = isMap(git) ? [git.get('oid'), git.get('path')] : [];
  return typeof oid === 'string' && typeof path === 'string' ? { oid: keepable(oid), path: keepable(path) } : undefined;
}

function documentOf(yaml: string): Document | undefined {
  try {
    return parseDocument(yaml, { schema: 'core', logLevel: 'silent', prettyErrors: false, uniqueKeys: false });
  } catch {
    return undefined; // nested too deep
  }
}
