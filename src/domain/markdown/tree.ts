/** Converts a text to a block tree, in which each block has an id that comments can refer to. */
import type { MarkedToken, Token, Tokens } from 'marked';
import { hashOf, type Json } from '../content.ts';
import { type Heading, headingsOf } from './facts.ts';
import { bodyStart } from './front-matter.ts';
import { blocks, lex, normalized } from './lexer.ts';
import { decoded } from './plain.ts';

/** A block or an inline node. */
type Node = { readonly [name: string]: Json };

const include = /^\{%\s*include\s+(?:"([^"]*)"|'([^']*)')\s*%\}$/;

/**
 * Returns the block tree of a text: `{ object: 'document', nodes }`. A block has a `type` and an
 * `id`, which is a hash of its text with a number after it where the same block occurs again.
 *
 * Container blocks: `heading` (`depth`, `anchor`, `nodes`), `paragraph`, `blockquote` (`nodes`),
 * `list` (`ordered`, `start`, `items`), `table` (`align`, `header`, `rows`: cells of nodes).
 *
 * Other blocks: `code` (`lang`, `text`), `image` (`src`, `alt`, `title`), `html` (`text`),
 * `include` (`content`: an id), `thematicBreak`.
 *
 * Items of a list: `listItem` (`nodes`, and `checked` for a task).
 *
 * Inline nodes: `text`, `strong`, `emphasis`, `delete`, `codeSpan`, `link` (`href`, `title`,
 * `nodes`), `image`, `html`, `break`.
 */
export function documentOf(markdown: string): {
  readonly object: 'document';
  readonly nodes: Node[];
} {
  const tokens = lex(normalized(markdown.slice(bodyStart(markdown))));
  return { object: 'document', nodes: new DocumentBuilder(headingsOf(tokens)).blocks(tokens) };
}

class DocumentBuilder {
  private readonly headings: ReadonlyMap<MarkedToken, Heading>;
  private readonly counts = new Map<string, number>();

  constructor(headings: ReadonlyMap<MarkedToken, Heading>) {
    this.headings = headings;
  }

  blocks(tokens: readonly Token[]): Node[] {
    return blocks(tokens).flatMap((token) => {
      const id =
        token.type === 'space' || token.type === 'def' || token.type === 'checkbox'
          ? undefined
          : this.id(token.type, token.raw);
      return id === undefined ? [] : [this.block(token, id)];
    });
  }

  private id(type: string, raw: string): string {
    const hash = hashOf(`${type}\n${raw.trim()}`).slice(0, 16);
    const count = (this.counts.get(hash) ?? 0) + 1;
    this.counts.set(hash, count);
    return count === 1 ? hash : `${hash}-${count}`;
  }

  private block(token: MarkedToken, id: string): Node {
    switch (token.type) {
      case 'heading':
        return {
          type: 'heading',
          id,
          depth: this.headings.get(token)?.depth ?? token.depth,
          anchor: this.headings.get(token)?.anchor ?? '',
          nodes: inline(token.tokens),
        };
      case 'blockquote':
        return { type: 'blockquote', id, nodes: this.blocks(token.tokens) };
      case 'list':
        return {
          type: 'list',
          id,
          ordered: token.ordered,
          start: token.start === '' ? null : token.start,
          items: token.items.map((item) => this.item(item)),
        };
      case 'code':
        return {
          type: 'code',
          id,
          lang: token.lang === undefined || token.lang === '' ? null : token.lang,
          text: token.text.replace(/\n$/, ''),
        };
      case 'table':
        return {
          type: 'table',
          id,
          align: token.align,
          header: cells(token.header),
          rows: token.rows.map(cells),
        };
      case 'html':
        return { type: 'html', id, text: token.text };
      case 'hr':
        return { type: 'thematicBreak', id };
      default:
        return paragraph(token, id);
    }
  }

  private item(item: Tokens.ListItem): Node {
    const id = this.id('list_item', item.raw);
    return {
      type: 'listItem',
      id,
      ...(item.task ? { checked: item.checked === true } : {}),
      nodes: this.blocks(item.tokens),
    };
  }
}

const cells = (row: readonly Tokens.TableCell[]): Json => row.map(({ tokens }) => inline(tokens));

/** Returns a paragraph, or the image or the include that is its only content. */
function paragraph(token: MarkedToken, id: string): Node {
  const nodes = inline('tokens' in token && token.tokens ? token.tokens : [token]);
  const [, double, single] = include.exec(token.raw.trim()) ?? [];
  const content = double ?? single;
  if (content !== undefined) return { type: 'include', id, content };
  const [only] = nodes;
  return nodes.length === 1 && only?.['type'] === 'image'
    ? { ...only, id }
    : { type: 'paragraph', id, nodes };
}

function inline(tokens: readonly Token[]): Node[] {
  const nodes: Node[] = [];
  for (const token of blocks(tokens)) {
    const node = inlineNode(token);
    const last = nodes.at(-1);
    if (node?.['type'] === 'text' && last?.['type'] === 'text')
      nodes[nodes.length - 1] = { type: 'text', text: `${last['text']}${node['text']}` };
    else if (node) nodes.push(node);
  }
  return nodes;
}

function inlineNode(token: MarkedToken): Node | undefined {
  switch (token.type) {
    case 'strong':
      return { type: 'strong', nodes: inline(token.tokens) };
    case 'em':
      return { type: 'emphasis', nodes: inline(token.tokens) };
    case 'del':
      return { type: 'delete', nodes: inline(token.tokens) };
    case 'codespan':
      return { type: 'codeSpan', text: token.text };
    case 'link':
      if (token.autolink)
        return {
          type: 'link',
          href: token.href,
          title: null,
          nodes: [{ type: 'text', text: token.text }],
        };
      return {
        type: 'link',
        href: decoded(token.href),
        title: titleOf(token),
        nodes: inline(token.tokens),
      };
    case 'image':
      return {
        type: 'image',
        src: decoded(token.href),
        alt: decoded(token.text),
        title: titleOf(token),
      };
    case 'html':
      return { type: 'html', text: token.text };
    case 'br':
      return { type: 'break' };
    case 'checkbox':
      return undefined;
    default:
      return {
        type: 'text',
        text:
          token.type === 'escape' ? token.text : decoded('text' in token ? token.text : token.raw),
      };
  }
}

const titleOf = ({ title }: Tokens.Link | Tokens.Image): string | null =>
  title ? decoded(title) : null;
