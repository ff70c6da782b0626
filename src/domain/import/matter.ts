/** Reads the front matter of texts and the metadata of summary lines into page fields. */
import { type Document, isMap, isScalar, parseDocument, stringify } from 'yaml';
import { fieldsOfMatter } from '../changes/matter.ts';
import type { Json } from '../content.ts';
import { bodyStart, type FrontCover, readFrontMatter } from '../markdown/front-matter.ts';
import { removeUnstorable } from '../import.ts';
import { isSlug } from '../slug.ts';

/** A text with its front matter. */
export interface TextWithMatter {
  readonly title: string | undefined;
  readonly slug: string | undefined;
  /** Further fields. The files of a cover are as written in the front matter. */
  readonly fields: Readonly<Record<string, Json>>;
  /** The text after the front matter. */
  readonly body: string;
}

/** An empty front matter block, which keeps the text after it from being read as front matter. */
const EMPTY = '---\n---\n';
/** Fields whose values pages store in capitals. */
const uppercaseFields = new Set(['layout.coverSize', 'layout.width']);

/** Returns a cover as written, because the files that it refers to do not exist yet. */
const coverAsWritten = ({ ref, refDark, yPos }: FrontCover): { readonly [name: string]: Json } => ({
  ...(ref !== undefined && { ref }),
  ...(refDark !== undefined && { refDark }),
  ...(yPos !== undefined && { yPos }),
});

/** Parses the front matter of a text. @throws BAD_USER_INPUT for invalid front matter. */
export function matterOf(markdown: string): TextWithMatter {
  const { matter, body } = readFrontMatter(markdown);
  const { title, ...fields } = fieldsOfMatter(matter, coverAsWritten, 'markdown');
  const end = bodyStart(markdown);
  const { slug, git } = exportFields(markdown.slice(0, end));
  return {
    title: typeof title === 'string' && title !== '' ? removeUnstorable(title) : undefined,
    slug,
    fields: {
      ...Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          removeUnstorable(name),
          storedValue(name, value),
        ]),
      ),
      ...(git !== undefined && { git }),
    },
    body,
  };
}

/**
 * Parses an object like front matter, without keys that no field has.
 * @throws BAD_USER_INPUT for invalid values.
 */
export function matterOfObject(object: Readonly<Record<string, unknown>>): TextWithMatter {
  const matter = matterOf(`---\n${stringify(object, { lineWidth: 0 })}---\n`);
  const { frontMatter: _, ...fields } = matter.fields;
  return { ...matter, fields };
}

/** Protects a text whose beginning looks like front matter with an empty block. */
export const guarded = (body: string): string => (bodyStart(body) > 0 ? EMPTY + body : body);

/** Removes the empty block that `guarded` adds. */
export const unguarded = (markdown: string): string =>
  markdown.startsWith(EMPTY) ? markdown.slice(EMPTY.length) : markdown;

const storedValue = (name: string, value: Json): Json =>
  typeof value === 'string'
    ? removeUnstorable(uppercaseFields.has(name) ? value.toUpperCase() : value)
    : value;

/** Reads the fields that only an export writes into front matter. */
function exportFields(block: string): { slug: string | undefined; git: Json | undefined } {
  const contents = documentOf(
    block.replace(/^\ufeff?---[^\n]*\n|\n?---[ \t]*\r?\n?$/g, ''),
  )?.contents;
  const slug = isMap(contents) ? contents.get('slug') : undefined;
  return {
    slug: typeof slug === 'string' && isSlug(slug) ? slug : undefined,
    git: isMap(contents) ? gitOf(contents.get('git')) : undefined,
  };
}

/**
 * Returns the names and scalar values of a YAML map. Other values are left out; a document that is
 * not a map has none.
 */
export function textsOfYaml(yaml: string): Map<string, string> {
  return textsOf(documentOf(yaml)?.contents);
}

/** Returns the maps in a YAML map, by name, each with its scalar values and its `git` value. */
export function mapsOfYaml(
  yaml: string,
): Map<string, { readonly texts: ReadonlyMap<string, string>; readonly git: Json | undefined }> {
  const contents = documentOf(yaml)?.contents;
  if (!isMap(contents)) return new Map();
  return new Map(
    contents.items.flatMap(({ key, value }) =>
      isScalar(key) && isMap(value)
        ? [[String(key.value), { texts: textsOf(value), git: gitOf(value.get('git')) }] as const]
        : [],
    ),
  );
}

function textsOf(map: unknown): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { key, value } of isMap(map) ? map.items : []) {
    if (isScalar(key) && isScalar(value) && value.value !== null)
      texts.set(
        removeUnstorable(String(key.value)),
        removeUnstorable(
          typeof value.value === 'string' ? value.value : (value.source ?? String(value.value)),
        ),
      );
  }
  return texts;
}

function gitOf(git: unknown): Json | undefined {
  const [oid, path] = isMap(git) ? [git.get('oid'), git.get('path')] : [];
  return typeof oid === 'string' && typeof path === 'string'
    ? { oid: removeUnstorable(oid), path: removeUnstorable(path) }
    : undefined;
}

function documentOf(yaml: string): Document | undefined {
  try {
    return parseDocument(yaml, {
      schema: 'core',
      logLevel: 'silent',
      prettyErrors: false,
      uniqueKeys: false,
    });
  } catch {
    return undefined; // The document is nested too deeply.
  }
}
