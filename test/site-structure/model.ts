// Implements the rules of a site's structure a second time, over ids in plain lists, and finds
// errors in the rows of a site.
import type { World } from '../support.ts';
import type { MadeSite } from './made.ts';
import { sql } from '../sql.ts';

/** Site spaces or sections among their siblings, and which of them is the default. */
export class Siblings {
  ids: string[] = [];
  default: string | undefined;

  add(id: string): void {
    this.ids.push(id);
    this.default ??= id;
  }

  /**
   * Removes an id. When it was the default, the next in order becomes the default, or else the one
   * before it.
   */
  drop(id: string): void {
    const at = this.ids.indexOf(id);
    this.ids = this.ids.filter((one) => one !== id);
    if (this.default === id) this.default = this.ids[at] ?? this.ids.at(-1);
  }
}

/** Puts an id next to another of the list, or at its end. */
export function put(
  list: readonly string[],
  id: string,
  side?: 'before' | 'after',
  sibling?: string,
): string[] {
  const others = list.filter((one) => one !== id);
  const at =
    sibling === undefined ? others.length : others.indexOf(sibling) + (side === 'after' ? 1 : 0);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** The structure of a site. */
export class Model {
  readonly root = new Siblings();
  top: string[] = [];
  readonly groups = new Map<string, string[]>();
  readonly sections = new Map<string, Siblings>();
  defaultSection: string | undefined;

  /** All sections, in order. */
  get order(): string[] {
    return this.top.flatMap((id) => this.groups.get(id) ?? [id]);
  }

  addSpace(id: string, section = this.defaultSection): void {
    (this.sections.get(section ?? '') ?? this.root).add(id);
  }

  addSection(id: string, own: string): void {
    const held = new Siblings();
    held.add(own);
    for (const before of this.root.ids) held.add(before);
    Object.assign(this.root, new Siblings());
    this.sections.set(id, held);
    this.top.push(id);
    this.defaultSection ??= id;
  }

  /** Removes a section from its position. */
  #lift(id: string): void {
    this.top = this.top.filter((one) => one !== id);
    for (const [group, held] of this.groups)
      this.groups.set(
        group,
        held.filter((one) => one !== id),
      );
  }

  addGroup(id: string, sections: readonly string[]): void {
    for (const section of sections) this.#lift(section);
    this.groups.set(id, [...sections]);
    this.top.push(id);
  }

  putIn(group: string, section: string): void {
    if (this.groups.get(group)?.includes(section)) return;
    this.#lift(section);
    this.groups.get(group)?.push(section);
  }

  takeOut(group: string, section: string): void {
    if (!this.groups.get(group)?.includes(section)) return;
    this.#lift(section);
    this.top = put(this.top, section, 'after', group);
  }

  dropGroup(id: string): void {
    this.top = this.top.flatMap((one) => (one === id ? (this.groups.get(id) ?? []) : [one]));
    this.groups.delete(id);
  }

  dropSection(id: string): void {
    const at = this.order.indexOf(id);
    this.#lift(id);
    this.sections.delete(id);
    if (this.defaultSection === id) this.defaultSection = this.order[at] ?? this.order.at(-1);
  }

  dropSpace(id: string): void {
    for (const held of [this.root, ...this.sections.values()])
      if (held.ids.includes(id)) held.drop(id);
  }

  /** The structure in the form that `structureOf` returns for a response of `/v1`. */
  get outline(): unknown {
    const spaces = (held: Siblings) => held.ids.map((id) => (held.default === id ? `*${id}` : id));
    const section = (id: string) => [
      this.defaultSection === id ? `*${id}` : id,
      ...spaces(this.sections.get(id) ?? this.root),
    ];
    if (this.sections.size === 0) return ['siteSpaces', ...spaces(this.root)];
    return [
      'sections',
      ...this.top.map((id) =>
        this.groups.has(id) ? [id, ...(this.groups.get(id) ?? []).map(section)] : section(id),
      ),
    ];
  }
}

interface Item {
  readonly id: string;
  readonly default?: boolean;
  readonly siteSpaces?: readonly Item[];
  readonly sections?: readonly Item[];
}

/** Returns a response of `/structure` as ids in lists; a star precedes each default. */
export function structureOf({
  type,
  structure,
}: {
  readonly type: string;
  readonly structure: readonly Item[];
}): unknown {
  const outline = (item: Item): unknown => {
    const name = item.default ? `*${item.id}` : item.id;
    return item.siteSpaces || item.sections
      ? [name, ...(item.siteSpaces ?? item.sections ?? []).map(outline)]
      : name;
  };
  return [type, ...structure.map(outline)];
}

interface Row {
  readonly id: string;
  readonly kind: 'section' | 'group' | 'space';
  readonly place: string | null;
  readonly rank: string;
  readonly path: string | null;
  readonly isDefault: boolean;
}

const ROWS = `SELECT id, 'section' AS kind, group_id AS place, rank, path, is_default AS "isDefault" FROM site_sections WHERE site_id = $1
  UNION ALL SELECT id, 'group', NULL, rank, NULL, false FROM site_section_groups WHERE site_id = $1
  UNION ALL SELECT id, 'space', section_id, rank, path, is_default FROM site_spaces WHERE site_id = $1`;

/**
 * Returns the errors in the rows of a site: duplicate ranks or paths, not exactly one default, site
 * spaces at the root next to sections.
 */
export async function flawsOf(world: World, { id }: MadeSite): Promise<string[]> {
  const rows = await world.console.database.query(sql<Row>(ROWS, 'test.parts'), [id]);
  const by = (key: (row: Row) => string) =>
    [...new Set(rows.map(key))].map(
      (name) => [name, rows.filter((row) => key(row) === name)] as const,
    );
  const ordered = by(
    ({ kind, place }) => `${kind === 'space' ? 'site spaces' : 'sections'} in ${place}`,
  );
  const twice = (list: readonly (string | null)[]) => new Set(list).size < list.length;
  const spaces = by(({ kind, place }) =>
    kind === 'space' ? `site spaces in ${place}` : kind === 'group' ? 'groups' : 'all sections',
  ).filter(([name]) => name !== 'groups');
  const hasSection = rows.some(({ kind }) => kind === 'section');
  return [
    ...ordered
      .filter(([, sibling]) => twice(sibling.map(({ rank }) => rank)))
      .map(([name]) => `a rank is held twice by ${name}`),
    ...spaces
      .filter(([, sibling]) => twice(sibling.map(({ path }) => path)))
      .map(([name]) => `a path is held twice by ${name}`),
    ...spaces
      .filter(([, sibling]) => sibling.filter(({ isDefault }) => isDefault).length !== 1)
      .map(([name]) => `there is not one default of ${name}`),
    ...(hasSection && rows.some(({ kind, place }) => kind === 'space' && place === null)
      ? ['site spaces stand at the root beside sections']
      : []),
  ];
}
