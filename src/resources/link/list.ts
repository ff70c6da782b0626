/**
 * Lists the links of texts. Links become rows only for the requested page; all others are counted,
 * in SQL unless their status is needed.
 */
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { Connection, PageArgs } from '../../data/connection.ts';
import { firstIndex, pageOfIndexes } from '../../data/items.ts';
import { countLinks, readLinkedTexts } from '../../data/links.ts';
import type { LinkRow, SpaceState } from '../../data/rows.ts';
import {
  brokenLinksOf,
  type Ground,
  type LinkedText,
  statusesOf,
} from '../../domain/broken-links.ts';
import type { LinkStatus } from '../../generated/resolvers.ts';
import { holderReference } from './reference.ts';
import type { TextHolder } from './texts.ts';

/** Links per turn of the event loop, which take about 10 ms. */
const LINKS_PER_TURN = 5000;

/** The texts whose links are listed, in order, and the state of the space that they are part of. */
export interface LinkScope {
  readonly state: SpaceState;
  readonly holders: readonly TextHolder[];
}

const hashesOf = (holders: readonly TextHolder[]): string[] => holders.map(({ hash }) => hash);

/** The links of texts. All texts are read at most once. */
export class LinkTexts {
  readonly state: SpaceState;
  readonly holders: readonly TextHolder[];
  readonly #ctx: Pick<Context, 'query' | 'settings'>;
  readonly #known = new Map<string, boolean>();
  #all: Promise<ReadonlyMap<string, LinkedText>> | undefined;

  constructor(ctx: Pick<Context, 'query' | 'settings'>, { state, holders }: LinkScope) {
    this.state = state;
    this.holders = holders;
    this.#ctx = ctx;
  }

  /** Returns the number of links of each text by hash: in SQL, unless the links were read. */
  async counts(): Promise<ReadonlyMap<string, number>> {
    if (this.#all === undefined)
      return countLinks(this.#ctx.query, this.#organizationId, hashesOf(this.holders));
    const texts = [...(await this.#all)];
    return new Map(texts.map(([hash, { links }]) => [hash, links.length]));
  }

  /** Returns the links of some of the texts, by hash. */
  read(holders: readonly TextHolder[]): Promise<ReadonlyMap<string, LinkedText>> {
    return this.#all ?? readLinkedTexts(this.#ctx.query, this.#organizationId, hashesOf(holders));
  }

  /** Returns the links of all texts, by hash. */
  readAll(): Promise<ReadonlyMap<string, LinkedText>> {
    this.#all ??= this.read(this.holders);
    return this.#all;
  }

  /** Returns the status of each link of a text, in order. */
  statusesOf(holder: TextHolder, text: LinkedText): LinkStatus[] {
    return statusesOf(text, this.#groundOf(holder), this.#ctx.settings.appUrl);
  }

  /** Returns the texts that have broken links, with the addresses of those. */
  async broken(): Promise<{ readonly holder: TextHolder; readonly hrefs: readonly string[] }[]> {
    const found = await this.mapAll((holder, text) => ({
      holder,
      hrefs: brokenLinksOf(text, this.#groundOf(holder)),
    }));
    return found.filter(({ hrefs }) => hrefs.length > 0);
  }

  /** Maps each text that has links. Other requests get a turn, because a space may have many. */
  async mapAll<Value>(map: (holder: TextHolder, text: LinkedText) => Value): Promise<Value[]> {
    const texts = await this.readAll();
    const values: Value[] = [];
    let sinceTurn = 0;
    for (const holder of this.holders) {
      const text = texts.get(holder.hash);
      if (!text || text.links.length === 0) continue;
      values.push(map(holder, text));
      sinceTurn += text.links.length;
      if (sinceTurn < LINKS_PER_TURN) continue;
      sinceTurn = 0;
      await setImmediate();
    }
    return values;
  }

  #groundOf({ from }: TextHolder): Ground {
    return { content: this.state.revisionContent.content, from, known: this.#known };
  }

  get #organizationId(): string {
    return this.state.space.organizationId;
  }
}

/** A text with links of a list. */
interface ListedText {
  readonly holder: TextHolder;
  readonly count: number;
  /** The indexes of the links in the text; undefined for all of its links. */
  readonly indexes?: readonly number[];
}

/** Returns the texts with links of a status, or with any. */
async function listedTexts(
  texts: LinkTexts,
  status: LinkStatus | null | undefined,
): Promise<ListedText[]> {
  if (status == null) {
    const counts = await texts.counts();
    return texts.holders
      .map((holder) => ({ holder, count: counts.get(holder.hash) ?? 0 }))
      .filter(({ count }) => count > 0);
  }
  const listed = await texts.mapAll((holder, text): ListedText => {
    const indexes = texts
      .statusesOf(holder, text)
      .flatMap((found, index) => (found === status ? [index] : []));
    return { holder, count: indexes.length, indexes };
  });
  return listed.filter(({ count }) => count > 0);
}

const paddedNumber = (n: number): string => String(n).padStart(7, '0');

/** The links of a list, by their index in it. */
class IndexedLinks {
  readonly length: number;
  readonly #texts: LinkTexts;
  readonly #listed: readonly ListedText[];
  /** The index of the first link of each text. */
  readonly #starts: readonly number[];

  constructor(texts: LinkTexts, listed: readonly ListedText[]) {
    this.#texts = texts;
    this.#listed = listed;
    let length = 0;
    this.#starts = listed.map(({ count }) => {
      length += count;
      return length - count;
    });
    this.length = length;
  }

  keysAt(index: number): readonly string[] {
    const n = this.#textAt(index);
    const text = this.#listed[n];
    const position = index - (this.#starts[n] ?? 0);
    const inText = text?.indexes ? (text.indexes[position] ?? 0) : position;
    return [`${text?.holder.key ?? ''}#${paddedNumber(inText)}`];
  }

  /** Reads the texts of these links, and returns the links as rows. */
  async between(start: number, end: number): Promise<LinkRow[]> {
    if (start >= end) return [];
    const [first, last] = [this.#textAt(start), this.#textAt(end - 1)];
    const listed = this.#listed.slice(first, last + 1);
    const texts = await this.#texts.read(listed.map(({ holder }) => holder));
    return listed.flatMap(({ holder, indexes }, n) => {
      const text = texts.get(holder.hash);
      if (!text) return [];
      const from = this.#starts[first + n] ?? 0;
      const links = indexes ? indexes.flatMap((index) => text.links[index] ?? []) : text.links;
      return this.#rowsOf(holder, {
        ...text,
        links: links.slice(Math.max(0, start - from), end - from),
      });
    });
  }

  #rowsOf(holder: TextHolder, text: LinkedText): LinkRow[] {
    const location = holderReference(this.#texts.state, holder.id);
    const statuses = this.#texts.statusesOf(holder, text);
    return text.links.map((link, i) => ({
      location,
      from: holder.from,
      link,
      status: statuses[i] ?? 'OK',
    }));
  }

  /** Returns the position of the text with the link at an index. */
  #textAt(index: number): number {
    const { length } = this.#starts;
    return firstIndex(length, (n) => (this.#starts[n] ?? 0) > index) - 1;
  }
}

/** Returns a page of the links with a status, or of all. */
export async function pageOfLinks(
  texts: LinkTexts,
  { name, status }: { readonly name: string; readonly status: LinkStatus | null | undefined },
  args: PageArgs,
): Promise<Connection<LinkRow>> {
  const links = new IndexedLinks(texts, await listedTexts(texts, status));
  return pageOfIndexes(
    {
      name,
      length: links.length,
      keysAt: (index) => links.keysAt(index),
      between: (start, end) => links.between(start, end),
    },
    args,
  );
}

/** Returns the texts among these that link to a file or show it. */
export async function textsLinkingTo(
  texts: LinkTexts,
  isTarget: (link: LinkedText['links'][number]) => boolean,
): Promise<TextHolder[]> {
  const found = await texts.mapAll((holder, { links }) => (links.some(isTarget) ? [holder] : []));
  return found.flat();
}
