// The rules of a site's structure written a second time, over ids in plain lists, and what is wrong with the rows of a site.
import type { World } from '../support.ts';
import type { MadeSite } from './made.ts';

/** A site space or a section among its siblings, the default of which is named beside them. */
export class Siblings {
  ids: string[] = [];
  default: string | undefined;

  add(id: string): void {
    this.ids.push(id);
    this.default ??= id;
  }

  /** The next in order is the default where it was; behind the last there is the one before it. */
  drop(id: string): void {
    const at = this.ids.indexOf(id);
    this.ids = this.ids.filter((one) => one !== id);
    if (this.default === id) this.default = this.ids[at] ?? this.ids.at(-1);
  }
}

/** Puts an id beside another of the list, or at its end. */
export function put(list: readonly string[], id: string, side?: 'before' | 'after', beside?: string): string[] {
  const others = list.filter((one) => one !== id);
  const at = beside === undefined ? others.length : others.indexOf(beside) + (side === 'after' ? 1 : 0);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** What a site is made of. */
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

  /** Takes a section from where it stands. */
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
    for (const held of [this.root, ...this.sections.values()]) if (held.ids.includes(id)) held.drop(id);
  }

  /** As `structureOf` tells it of the answer of `/v1`. */
  get told(): unknown {
    const spaces = (held: Siblings) => held.ids.map((id) => (held.default === id ? `*${id}` : id));
    const section = (id: string) => [this.defaultSection === id ? `*${id}` : id, ...spaces(this.sections.get(id) ?? this.root)];
    if (this.sections.size === 0) return ['siteSpaces', ...spaces(this.root)];
    return ['sections', ...this.top.map((id) => (this.groups.has(id) ? [id, ...(this.groups.get(id) ?? []).map(section)] : section(id)))];
  }
}

interface Item {
  readonly id: string;
  readonly default?: boolean;
  readonly siteSpaces?: readonly Item[];
  readonly sections?: readonly Item[];
}

/** An answer of `/structure` as ids in lists; a star stands before defaults. */
export function structureOf({ type, structure }: { readonly type: string; readonly structure: readonly Item[] }): unknown {
  const told = (item: Item): unknown => {
    const name = item.default ? `*${item.id}` : item.id;
    return item.siteSpaces || item.sections ? [name, ...(item.siteSpaces ?? item.sections ?? []).map(told)] : name;
  };
  return [type, ...structure.map(told)];
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

/** What is wrong with the rows of a site: a rank or a path held twice, not one default, site spaces at the root beside sections. */
export async function flawsOf(world: World, { id }: MadeSite): Promise<string[]> {
  const rows = await world.door.database.query<Row>('test.parts', ROWS, [id]);
  const by = (key: (row: Row) => string) => [...new Set(rows.map(key))].map((name) => [name, rows.filter((row) => key(row) === name)] as const);
  const ordered = by(({ kind, place }) => `${kind === 'space' ? 'site spaces' : 'sections'} in ${place}`);
  const twice = (list: readonly (string | null)[]) => new Set(list).size < list.length;
  const spaces = by(({ kind, place }) => (kind === 'space' ? `site spaces in ${place}` : kind === 'group' ? 'groups' : 'all sections')).filter(([name]) => name !== 'groups');
  const hasSection = rows.some(({ kind }) => kind === 'section');
  return [
    ...ordered.filter(([, beside]) => twice(beside.map(({ rank }) => rank))).map(([name]) => `a rank is held twice by ${name}`),
    ...spaces.filter(([, beside]) => twice(beside.map(({ path }) => path))).map(([name]) => `a path is held twice by ${name}`),
    ...spaces.filter(([, beside]) => beside.filter(({ isDefault }) => isDefault).length !== 1).map(([name]) => `there is not one default of ${name}`),
    ...(hasSection && rows.some(({ kind, place }) => kind === 'space' && place === null) ? ['site spaces stand at the root beside sections'] : []),
  ];
}
