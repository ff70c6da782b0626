/**
 * Converts a document to JSON in the form that existing clients render: nested nodes of blocks,
 * inlines and texts with marks. `document-json/schema.ts` describes it as a JSON Schema.
 */
import { AppError } from './errors.ts';
import { emptyParagraph, lineOf, NODE_LENGTH, plain } from './document-json/inline.ts';
import type {
  JSONBlock,
  JSONDocument,
  JSONFragment,
  JSONProperties,
} from './document-json/node.ts';
import {
  fileReferenceOf,
  lengthOf,
  referenceOf,
  specReferenceOf,
} from './document-json/reference.ts';
import { tableOf } from './document-json/table.ts';
import type { Align, Block, BlockOf, BlockType, Inline } from './document/model.ts';
import { readBlocks } from './document/read.ts';

/** Maximum length of the JSON of a document, in characters. */
export const MAX_DOCUMENT_LENGTH = 8 * 1024 * 1024;

/** Returns the error for a document whose JSON is too long. */
export const documentTooLong = (): AppError =>
  new AppError(
    'QUERY_TOO_COMPLEX',
    'The block tree of this text has more than 8 MiB. Select `markdown` instead.',
  );

/** Returns a text as JSON. @throws QUERY_TOO_COMPLEX for a result of more than 8 MiB */
export const documentOf = (markdown: string): JSONDocument => ({
  object: 'document',
  data: {},
  nodes: [...documentNodesOf(markdown)],
});

/** Returns a document without a heading of level 1 at its beginning that has this title. */
export function withoutTitle(document: object, title: string): object {
  const nodes: readonly unknown[] =
    'nodes' in document && Array.isArray(document.nodes) ? document.nodes : [];
  const [first] = nodes;
  return isBlock(first) && first.type === 'heading-1' && textIn(first).trim() === title
    ? { ...document, nodes: nodes.slice(1) }
    : document;
}

const isBlock = (node: unknown): node is JSONBlock =>
  typeof node === 'object' && node !== null && 'type' in node;

/** Returns the texts of all leaves of a node. */
function textIn(node: object): string {
  if ('text' in node) return typeof node.text === 'string' ? node.text : '';
  const parts: unknown = 'leaves' in node ? node.leaves : 'nodes' in node ? node.nodes : undefined;
  return Array.isArray(parts) ? parts.map((part: object) => textIn(part)).join('') : '';
}

/**
 * Yields the blocks of a text as JSON.
 * @throws QUERY_TOO_COMPLEX for a result of more than 8 MiB
 */
export function* documentNodesOf(markdown: string): Generator<JSONBlock> {
  const conversion = new Conversion();
  for (const block of readBlocks(markdown)) yield* conversion.blocks([block]);
}

/** The properties of blocks that have no nodes of another form than their blocks. */
type Plain = Exclude<Block, { type: 'condition' | 'branch' | 'table' | 'code' | 'prompt' }>;

/** The types of blocks without nodes. Some of them have fragments. */
const VOID_TYPES: ReadonlySet<BlockType> = new Set([
  ...(['divider', 'image', 'table', 'expandable', 'content-ref', 'file', 'embed'] as const),
  ...(['drawing', 'math', 'reusable-content'] as const),
  ...(['openapi-operation', 'openapi-schemas', 'openapi-webhook'] as const),
]);

/** The conversion of one document, which counts the characters of its result. */
class Conversion {
  private remaining = MAX_DOCUMENT_LENGTH;

  count(length: number): void {
    this.remaining -= length;
    if (this.remaining < 0) throw documentTooLong();
  }

  blocks(blocks: readonly Block[]): JSONBlock[] {
    return blocks.flatMap((block) =>
      block.type === 'condition' ? this.condition(block) : [this.block(block)],
    );
  }

  private block(block: Exclude<Block, { type: 'condition' }>): JSONBlock {
    switch (block.type) {
      case 'paragraph':
        return this.node(block, dataOf(block), { nodes: lineOf(this, block.inlines) });
      case 'heading':
        return this.node(block, dataOf(block), {
          nodes: lineOf(this, block.inlines),
          meta: { id: block.anchor },
        });
      case 'code':
        return this.node(block, codeDataOf(block), { nodes: this.lines(block.text) });
      case 'prompt':
        return this.prompt(block);
      case 'table':
        return this.table(block);
      case 'expandable':
        return this.node(block, dataOf(block), { fragments: this.expandable(block) });
      case 'image':
      case 'file':
      case 'embed':
        return this.node(block, dataOf(block), { fragments: this.caption(block.caption) });
      case 'branch':
        return this.branch(block, block.expression ?? 'true');
      default:
        return this.node(
          block,
          dataOf(block),
          'nodes' in block ? { nodes: this.blocks(block.nodes) } : {},
        );
    }
  }

  private node(
    block: Block,
    data: JSONProperties,
    { meta, ...parts }: Pick<JSONBlock, 'nodes' | 'fragments' | 'meta'>,
  ): JSONBlock {
    this.count(NODE_LENGTH + JSON.stringify(data).length);
    return {
      object: 'block',
      type: typeOf(block),
      key: block.id,
      isVoid: VOID_TYPES.has(block.type),
      data,
      ...parts,
      ...(meta && { meta }),
    };
  }

  /**
   * Returns a block for each branch of a condition. Its expression excludes the branches before it,
   * so that each block can be shown or hidden on its own.
   */
  private condition({ nodes }: BlockOf<'condition'>): JSONBlock[] {
    let excluded = '';
    return nodes.map((branch) => {
      const own = branch.expression;
      const expression =
        excluded === '' ? (own ?? 'true') : own === null ? excluded : `${excluded} && (${own})`;
      excluded += `${excluded === '' ? '' : ' && '}!(${own ?? 'true'})`;
      return this.branch(branch, expression);
    });
  }

  private branch(branch: BlockOf<'branch'>, expression: string): JSONBlock {
    return this.node(branch, { expression }, { nodes: this.blocks(branch.nodes) });
  }

  private lines(text: string): JSONBlock[] {
    return text.split('\n').map((line) => {
      this.count(3 * NODE_LENGTH + line.length);
      return { object: 'block', type: 'code-line', isVoid: false, data: {}, nodes: [plain(line)] };
    });
  }

  private prompt(block: BlockOf<'prompt'>): JSONBlock {
    const { description, icon, text } = block;
    const code: JSONBlock = {
      object: 'block',
      type: 'code',
      isVoid: false,
      data: {},
      nodes: this.lines(text),
    };
    return this.node(block, { description, icon: icon ?? undefined }, { nodes: [code] });
  }

  private table(block: BlockOf<'table'>): JSONBlock {
    const { data, fragments } = tableOf(block, (name, inlines) => ({
      object: 'fragment',
      fragment: name,
      nodes: [this.paragraph(inlines)],
    }));
    return this.node(block, data, { fragments });
  }

  private expandable({ title, nodes }: BlockOf<'expandable'>): JSONFragment[] {
    const body = this.blocks(nodes);
    return [
      {
        object: 'fragment',
        fragment: 'expandable-title',
        type: 'expandable-title',
        nodes: [this.paragraph(title)],
      },
      {
        object: 'fragment',
        fragment: 'expandable-body',
        type: 'expandable-body',
        nodes: body.length > 0 ? body : [emptyParagraph()],
      },
    ];
  }

  private caption(inlines: readonly Inline[]): JSONFragment[] {
    return inlines.length === 0
      ? []
      : [
          {
            object: 'fragment',
            fragment: 'caption',
            type: 'caption',
            nodes: [this.paragraph(inlines)],
          },
        ];
  }

  private paragraph(inlines: readonly Inline[]): JSONBlock {
    this.count(2 * NODE_LENGTH);
    return { ...emptyParagraph(), nodes: lineOf(this, inlines) };
  }
}

/** The deepest heading that clients know. */
const MAX_HEADING_DEPTH = 3;

/** Returns the name of the type of a block. */
function typeOf(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `heading-${Math.min(block.depth, MAX_HEADING_DEPTH)}`;
    case 'list':
      return `list-${block.style}`;
    case 'quote':
      return 'blockquote';
    case 'branch':
      return 'if';
    case 'openapi-operation':
      return specReferenceOf(block.spec)['kind'] === 'openapi' ? block.type : 'swagger';
    default:
      return block.type;
  }
}

const ALIGNMENTS = { left: 'start', center: 'center', right: 'end' } as const;
const alignmentOf = (align: Align | null) => (align === null ? undefined : ALIGNMENTS[align]);

const codeDataOf = (block: BlockOf<'code'>): JSONProperties => ({
  syntax: block.syntax ?? undefined,
  title: block.title ?? undefined,
  overflow: block.wrap ? 'wrap' : undefined,
  lineNumbers: block.lineNumbers || undefined,
  fullWidth: block.fullWidth || undefined,
  expandable: block.expandable || undefined,
});

const VERTICAL_ALIGNMENTS: ReadonlySet<string | null> = new Set(['top', 'middle', 'bottom']);

/** Returns the properties of a block. One that has its default value is absent. */
function dataOf(block: Plain): JSONProperties {
  switch (block.type) {
    case 'paragraph':
      return { align: alignmentOf(block.align) };
    case 'heading':
      return {
        align: alignmentOf(block.align),
        depth: block.depth > MAX_HEADING_DEPTH ? block.depth : undefined,
      };
    case 'list':
      return { start: block.start ?? undefined };
    case 'list-item':
      return { checked: block.checked ?? undefined };
    case 'hint':
      return { style: block.style, icon: block.icon ?? undefined };
    case 'tabs':
    case 'columns':
      return { fullWidth: block.fullWidth || undefined };
    case 'tabs-item':
      return { title: block.title, icon: block.icon ?? undefined };
    case 'expandable':
      return { defaultExpanded: block.open || undefined };
    case 'stepper-step':
      return { icon: block.icon ?? undefined };
    case 'column':
      return {
        width: lengthOf(block.width),
        verticalAlignment: VERTICAL_ALIGNMENTS.has(block.verticalAlign)
          ? block.verticalAlign
          : undefined,
      };
    case 'updates':
      return { format: block.format };
    case 'update':
      return {
        date: block.date,
        tags: block.tags.length > 0 ? block.tags.map((tag) => ({ kind: 'tag', tag })) : undefined,
      };
    case 'math':
      return { formula: block.formula };
    case 'unknown':
      return { source: block.source };
    default:
      return targetDataOf(block);
  }
}

/** Returns the properties of a block that refers to something else. */
function targetDataOf(block: Plain): JSONProperties {
  switch (block.type) {
    case 'images':
      return {
        align: block.align ?? undefined,
        fullWidth: block.fullWidth || undefined,
        withFrame: block.withFrame || undefined,
      };
    case 'image':
      return {
        ref: fileReferenceOf(block.src),
        refDark: block.srcDark === null ? undefined : fileReferenceOf(block.srcDark),
        width: lengthOf(block.width),
        height: lengthOf(block.height),
        alt: block.alt === '' ? undefined : block.alt,
        title: block.title ?? undefined,
      };
    case 'content-ref':
      return { ref: referenceOf(block.href) };
    case 'file':
      return { ref: fileReferenceOf(block.src) };
    case 'embed':
      return { url: block.url, fullWidth: block.fullWidth || undefined };
    case 'drawing':
      return {
        ref: block.src === '' ? undefined : fileReferenceOf(block.src),
        alt: block.alt === '' ? undefined : block.alt,
      };
    case 'reusable-content':
      return { ref: { kind: 'reusable-content', reusableContent: block.target } };
    case 'openapi-operation':
      return {
        ref: specReferenceOf(block.spec),
        path: block.path,
        method: block.method,
        expanded: block.expanded || undefined,
      };
    case 'openapi-schemas':
      return {
        ref: specReferenceOf(block.spec),
        schemas: block.schemas,
        grouped: block.grouped,
        title: block.title ?? undefined,
      };
    case 'openapi-webhook':
      return { ref: specReferenceOf(block.spec), name: block.name, method: block.method };
    default:
      return {};
  }
}
