/** Reads the front matter of other tools: Docusaurus, MkDocs, VitePress, Hugo and Jekyll. */
import { parse as parseToml } from 'smol-toml';
import { isMap, isScalar, parseDocument, stringify, type YAMLMap } from 'yaml';
import { removeUnstorable } from '../import.ts';
import { bodyStart } from '../markdown/front-matter.ts';
import { matterOf, type TextWithMatter } from './matter.ts';

/** A text with its front matter, and what other tools state in it. */
export interface ImportedMatter extends TextWithMatter {
  /** The position among the pages of its folder, smaller first. */
  readonly position?: number;
  /** The title in tables of contents. */
  readonly label?: string;
}

/** Maximum length of a block that is read, in characters. */
const MAX_MATTER_LENGTH = 32 * 1024;
const YAML_BLOCK = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)(?:^|\n)---[ \t]*\r?(?:\n|$)/;
const TOML_BLOCK = /^\ufeff?\+\+\+[ \t]*\r?\n([\s\S]*?)(?:^|\n)\+\+\+[ \t]*\r?(?:\n|$)/;
/** The first line that is no comment has a key; otherwise the dashes are thematic breaks. */
const FIRST_KEY = /^(?:[ \t]*(?:#[^\n]*)?\n)*["']?[\w$.-]+["']?[ \t]*:(?:\s|$)/;

const POSITION_KEYS: readonly string[] = ['sidebar_position', 'nav_order', 'weight', 'order'];
const LABEL_KEYS: readonly string[] = ['sidebar_label', 'linkTitle', 'nav_title'];
const HIDDEN_KEYS: readonly string[] = ['unlisted', 'draft', 'nav_exclude'];

/** Returns a text with front matter in TOML as the same text with YAML. */
function withYaml(text: string): string {
  const block = TOML_BLOCK.exec(text.slice(0, MAX_MATTER_LENGTH));
  if (!block) return text;
  try {
    // dates of TOML become texts
    const values: unknown = JSON.parse(JSON.stringify(parseToml(block[1] ?? '')));
    return `---\n${stringify(values, { lineWidth: 0 })}---\n${text.slice(block[0].length)}`;
  } catch {
    return text; // The block is not TOML.
  }
}

/** A block of front matter. */
interface YamlBlock {
  readonly yaml: string;
  readonly root: YAMLMap;
  readonly body: string;
}

/** Returns the map between dashes at the start of a text. */
function blockOf(text: string): YamlBlock | undefined {
  const block = YAML_BLOCK.exec(text.slice(0, MAX_MATTER_LENGTH));
  const yaml = block?.[1]?.replaceAll('\r', '') ?? '';
  if (!block || !FIRST_KEY.test(yaml)) return undefined;
  try {
    const document = parseDocument(yaml, {
      ...({ schema: 'core', logLevel: 'silent', prettyErrors: false } as const),
      uniqueKeys: false,
    });
    const root = document.contents;
    if (document.errors.length > 0 || !isMap(root)) return undefined;
    document.toJS(); // throws for references that repeat too much
    return { yaml, root, body: text.slice(block[0].length) };
  } catch {
    return undefined; // The document is nested too deeply.
  }
}

/** Returns the first value of these keys that has a type. */
function firstValue<T>(
  root: YAMLMap,
  keys: readonly string[],
  isOfType: (value: unknown) => value is T,
): T | undefined {
  for (const key of keys) {
    const value: unknown = root.get(key);
    if (isOfType(value)) return value;
  }
  return undefined;
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTrue = (value: unknown): value is true => value === true;

/**
 * Reads the front matter of a text. Keys that pages have no field for are kept as they are.
 * @throws BAD_USER_INPUT for invalid values.
 */
export function importedMatter(text: string): ImportedMatter {
  const source = withYaml(text);
  const block = blockOf(source);
  if (!block) return matterOf(source);
  const { root, yaml, body } = block;
  const position = firstValue(root, POSITION_KEYS, isNumber);
  const label = firstValue(root, LABEL_KEYS, isText);
  const isHidden = root.get('hidden') === undefined && firstValue(root, HIDDEN_KEYS, isTrue);
  const matter = withOthers(source, { root, yaml, body });
  return {
    ...matter,
    ...(position !== undefined && { position }),
    ...(label !== undefined && { label: removeUnstorable(label) }),
    ...(isHidden === true && { fields: { ...matter.fields, hidden: true } }),
  };
}

/** Reads a block whose `layout` may be the name of a template, and that may have no key of ours. */
function withOthers(source: string, { root, yaml, body }: YamlBlock): TextWithMatter {
  const template: unknown = root.get('layout');
  const isTemplate = root.has('layout') && !isMap(template);
  const rest = isTemplate ? withoutKey(yaml, root, 'layout') : yaml;
  const own = isTemplate ? `---\n${rest}\n---\n${body}` : source;
  const foreign = isTemplate ? `layout: ${JSON.stringify(template ?? '')}` : undefined;
  if (bodyStart(own) > 0) {
    const matter = matterOf(own);
    const { frontMatter: others } = matter.fields;
    const kept = [others, foreign].filter(isText).join('\n');
    return { ...matter, fields: { ...matter.fields, ...(kept !== '' && { frontMatter: kept }) } };
  }
  const kept = [rest.trim(), foreign].filter(isText).join('\n');
  return {
    ...{ title: undefined, slug: undefined, body },
    fields: { frontMatter: removeUnstorable(kept) },
  };
}

/** Returns YAML without the lines of a key. */
function withoutKey(yaml: string, root: YAMLMap, name: string): string {
  const starts = root.items.map(({ key }) => (isScalar(key) && key.range ? key.range[0] : 0));
  const index = root.items.findIndex(({ key }) => isScalar(key) && key.value === name);
  return `${yaml.slice(0, starts[index])}${starts[index + 1] === undefined ? '' : yaml.slice(starts[index + 1])}`.trimEnd();
}
