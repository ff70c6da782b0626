/** Reads the blocks that template tags write: hints, tabs, steps, columns, embeds and others. */
import { type Line, type LineBlock, lineBlocksOf } from '../blocks/lines.ts';
import { expandableOf } from './html.ts';
import { fenceOf, linesFrom, textOf } from './lines.ts';
import type {
  Block,
  BlockOf,
  BranchBlock,
  ColumnBlock,
  StepBlock,
  TabBlock,
  UpdateBlock,
} from './model.ts';
import type { BlockReader, Part } from './read.ts';
import { type Attributes, pairsIn, tagOf, type TemplateTag } from './tags.ts';

/** The content of a tag, and the tag itself. */
interface Container {
  readonly reader: BlockReader;
  readonly tag: TemplateTag;
  readonly attributes: Attributes;
  /** All lines, with those of both tags. */
  readonly lines: readonly Line[];
  /** The lines between the tags. */
  readonly content: readonly Line[];
}

type ReadContainer = (container: Container) => Block;

/** Returns the block of lines from a tag, or from a `<details>`, to its end. */
export function containerOf(
  reader: BlockReader,
  { kind }: LineBlock,
  lines: readonly Line[],
): Block {
  if (kind === 'html') return expandableOf(reader, lines);
  const [first, ...rest] = lines;
  const tag = tagOf(first?.text ?? '');
  const content = rest.slice(0, -1);
  const read = tag && Object.hasOwn(CONTAINERS, tag.name) ? CONTAINERS[tag.name] : undefined;
  const block = read && tag && read({ reader, tag, attributes: tag.attributes, lines, content });
  return block ?? unknownOf(reader, lines, content);
}

/** Returns a block for tags that are not known, with the blocks between them. */
const unknownOf = (reader: BlockReader, lines: readonly Line[], content: readonly Line[]): Block =>
  reader.place<BlockOf<'unknown'>>(
    { type: 'unknown', source: textOf(lines), nodes: reader.nested(content) },
    lines,
  );

const isTrue = (value: string | undefined): boolean => value === 'true';
const orNull = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;

const HINT_STYLES = ['info', 'success', 'warning', 'danger'] as const;
const UPDATE_FORMATS = ['full', 'numeric', 'short'] as const;

const oneOf = <Value extends string>(
  values: readonly [Value, ...Value[]],
  value: string | undefined,
): Value => values.find((each) => each === value) ?? values[0];

/** The readers of tags with an end, by name. */
const CONTAINERS: Readonly<Record<string, ReadContainer>> = {
  hint: ({ reader, attributes, lines, content }) =>
    reader.place<BlockOf<'hint'>>(
      {
        type: 'hint',
        style: oneOf(HINT_STYLES, attributes['style']),
        icon: orNull(attributes['icon']),
        nodes: reader.nested(content),
      },
      lines,
    ),
  tabs: (container) =>
    container.reader.place<BlockOf<'tabs'>>(
      {
        type: 'tabs',
        fullWidth: isTrue(container.attributes['fullWidth']),
        nodes: partsOf<TabBlock>(container, 'tab', ({ attributes }, nodes) => ({
          type: 'tabs-item',
          title: attributes['title'] ?? '',
          icon: orNull(attributes['icon']),
          nodes,
        })),
      },
      container.lines,
    ),
  stepper: (container) =>
    container.reader.place<BlockOf<'stepper'>>(
      {
        type: 'stepper',
        nodes: partsOf<StepBlock>(container, 'step', ({ attributes }, nodes) => ({
          type: 'stepper-step',
          icon: orNull(attributes['icon']),
          nodes,
        })),
      },
      container.lines,
    ),
  columns: (container) =>
    container.reader.place<BlockOf<'columns'>>(
      {
        type: 'columns',
        fullWidth: isTrue(container.attributes['fullWidth']),
        nodes: partsOf<ColumnBlock>(container, 'column', ({ attributes }, nodes) => ({
          type: 'column',
          width: orNull(attributes['width']),
          verticalAlign: orNull(attributes['valign']),
          nodes,
        })),
      },
      container.lines,
    ),
  updates: (container) =>
    container.reader.place<BlockOf<'updates'>>(
      {
        type: 'updates',
        format: oneOf(UPDATE_FORMATS, container.attributes['format']),
        nodes: partsOf<UpdateBlock>(container, 'update', ({ attributes }, nodes) => ({
          type: 'update',
          date: attributes['date'] ?? '',
          tags: listOf(attributes['tags']),
          nodes,
        })),
      },
      container.lines,
    ),
  if: conditionOf,
  code: (container) => codeBlockOf(container) ?? unknownIn(container),
  prompt: (container) => promptOf(container) ?? unknownIn(container),
  'content-ref': ({ reader, attributes, lines, content }) =>
    reader.place<BlockOf<'content-ref'>>(
      {
        type: 'content-ref',
        href: attributes['url'] ?? '',
        text: /^\s*\[((?:[^\]\\]|\\.){0,1000})\]\(/.exec(textOf(content))?.[1] ?? '',
      },
      lines,
    ),
  ...captioned('file', (attributes, caption) => ({
    type: 'file',
    src: attributes['src'] ?? '',
    caption,
  })),
  ...captioned('embed', (attributes, caption) => ({
    type: 'embed',
    url: attributes['url'] ?? '',
    fullWidth: isTrue(attributes['fullWidth']),
    caption,
  })),
  ...withoutContent(['openapi', 'openapi-operation', 'swagger', 'openapi-schemas']),
  ...withoutContent(['openapi-webhook', 'drawing', 'include']),
};

/** Returns the readers of a tag whose content is a caption. */
function captioned(
  name: string,
  part: (attributes: Attributes, caption: ReturnType<BlockReader['markdown']>) => Part,
): Record<string, ReadContainer> {
  return {
    [name]: ({ reader, attributes, lines, content }) =>
      reader.place<Block>(part(attributes, reader.markdown(textOf(content).trim())), lines),
  };
}

/** Returns the readers of tags whose content only repeats what the tag says. */
function withoutContent(names: readonly string[]): Record<string, ReadContainer> {
  const read: ReadContainer = ({ reader, tag, lines }) =>
    reader.place<Block>(voidOf(tag, textOf(lines)), lines);
  return Object.fromEntries(names.map((name) => [name, read]));
}

const unknownIn = ({ reader, lines, content }: Container): Block =>
  unknownOf(reader, lines, content);

const listOf = (value: string | undefined): string[] =>
  (value ?? '').split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]));

/**
 * Returns the parts of a container, such as the tabs of `{% tabs %}`. What stands outside of them
 * is a part of its own, so that nothing is lost.
 */
function partsOf<Kind extends Block>(
  { reader, content }: Container,
  name: string,
  part: (tag: Pick<TemplateTag, 'attributes'>, nodes: Block[]) => Part<Kind>,
): Kind[] {
  const blocks = lineBlocksOf(content);
  const pairs = pairsIn(blocks);
  const parts: Kind[] = [];
  let outside: Line[] = [];
  const addOutside = () => {
    const nodes = outside.length > 0 ? reader.nested(outside) : [];
    if (nodes.length > 0) parts.push(reader.place(part({ attributes: {} }, nodes), outside));
    outside = [];
  };
  for (let index = 0; index < blocks.length; index++) {
    const [block, end] = [blocks[index], pairs.get(index)];
    const last = blocks[end ?? index];
    if (!block || !last) continue;
    const lines = linesFrom(content, block, last);
    const tag = block.kind === 'tag' ? tagOf(textOf(block.lines)) : undefined;
    if (end !== undefined && tag?.name === name) {
      addOutside();
      parts.push(reader.place(part(tag, reader.nested(lines.slice(1, -1))), lines));
    } else for (const line of lines) outside.push(line);
    index = end ?? index;
  }
  addOutside();
  return parts;
}

/** Returns the branches of `{% if %}` with its `{% elif %}` and `{% else %}`. */
function conditionOf({ reader, tag, lines, content }: Container): Block {
  const blocks = lineBlocksOf(content);
  const pairs = pairsIn(blocks);
  const branches: BranchBlock[] = [];
  let [expression, own]: [string | null, Line[]] = [tag.rest, []];
  let opening = lines.slice(0, 1);
  const addBranch = () =>
    branches.push(
      reader.place<BranchBlock>(
        { type: 'branch', expression, nodes: reader.nested(own) },
        own.length > 0 ? own : opening,
      ),
    );
  for (let index = 0; index < blocks.length; index++) {
    const [block, end] = [blocks[index], pairs.get(index)];
    const last = blocks[end ?? index];
    if (!block || !last) continue;
    const inner = block.kind === 'tag' ? tagOf(textOf(block.lines)) : undefined;
    if (inner && end === undefined && ['elif', 'elseif', 'else'].includes(inner.name)) {
      addBranch();
      [expression, own] = [inner.rest.replace(/^if\s+/, '') || null, []];
      opening = linesFrom(content, block, block);
    } else for (const line of linesFrom(content, block, last)) own.push(line);
    index = end ?? index;
  }
  addBranch();
  return reader.place<BlockOf<'condition'>>({ type: 'condition', nodes: branches }, lines);
}

/** Returns the code block in a tag; undefined where it has anything else. */
function codeBlockOf({ reader, attributes, lines, content }: Container): Block | undefined {
  const [code, ...others] = lineBlocksOf(content);
  if (code?.kind !== 'fence' || others.length > 0) return undefined;
  const own = fenceOf(code.lines);
  return reader.place<BlockOf<'code'>>(
    {
      ...own,
      title: orNull(attributes['title']) ?? own.title,
      lineNumbers: isTrue(attributes['lineNumbers']),
      wrap: attributes['overflow'] === 'wrap',
      fullWidth: isTrue(attributes['fullWidth']),
      expandable: isTrue(attributes['expandable']),
    },
    lines,
  );
}

function promptOf({ reader, attributes, lines, content }: Container): Block | undefined {
  const [code, ...others] = lineBlocksOf(content);
  if (code?.kind !== 'fence' || others.length > 0) return undefined;
  return reader.place<BlockOf<'prompt'>>(
    {
      type: 'prompt',
      description: attributes['description'] ?? '',
      icon: orNull(attributes['icon']),
      text: fenceOf(code.lines).text,
    },
    lines,
  );
}

/** Returns the block of a tag without an end. */
export function voidOf(tag: TemplateTag | undefined, source: string): Part {
  const attributes = tag?.isEnd === false ? tag.attributes : {};
  const value = (name: string) => attributes[name] ?? '';
  switch (tag?.isEnd === false ? tag.name : undefined) {
    case 'include':
      return includeOf(tag?.rest ?? '', source);
    case 'embed':
      return {
        type: 'embed',
        url: value('url'),
        fullWidth: isTrue(attributes['fullWidth']),
        caption: [],
      };
    case 'file':
      return { type: 'file', src: value('src'), caption: [] };
    case 'content-ref':
    case 'page-ref':
      return { type: 'content-ref', href: attributes['url'] ?? value('page'), text: '' };
    case 'drawing':
      return { type: 'drawing', src: value('src'), alt: value('alt') };
    case 'swagger':
    case 'openapi':
    case 'openapi-operation':
      return {
        type: 'openapi-operation',
        spec: attributes['spec'] ?? value('src'),
        path: value('path'),
        method: value('method').toLowerCase(),
        expanded: isTrue(attributes['expanded']),
      };
    case 'openapi-schemas':
      return {
        type: 'openapi-schemas',
        spec: value('spec'),
        schemas: listOf(attributes['schemas']),
        grouped: attributes['grouped'] !== 'false',
        title: orNull(attributes['title']),
      };
    case 'openapi-webhook':
      return {
        type: 'openapi-webhook',
        spec: value('spec'),
        name: value('name'),
        method: value('method').toLowerCase(),
      };
    default:
      return { type: 'unknown', source, nodes: [] };
  }
}

/** Returns an include, if the tag names one target. */
function includeOf(rest: string, source: string): Part {
  const [, double, single] = /^(?:"([^"]*)"|'([^']*)')$/.exec(rest) ?? [];
  const target = double ?? single;
  return target === undefined
    ? { type: 'unknown', source, nodes: [] }
    : { type: 'reusable-content', target };
}
