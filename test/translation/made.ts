// A source, its copy in another language, and the settings that say so.
import { type Edit, editSpace, type MadeSpace, makeSpace } from '../change-request/made.ts';
import { done } from '../site-structure/made.ts';
import { ids, type World } from '../support.ts';

/** A source with its translation into French, which begins as a copy. */
export interface MadeTranslation {
  readonly source: MadeSpace;
  /** The copy: its pages have the source's ids. */
  readonly french: Pick<MadeSpace, 'id' | 'url'>;
  readonly id: string;
  /** Address of the settings. */
  readonly url: string;
  /** Address of the language. */
  readonly at: string;
}

/** Makes translation settings of acme; their body. */
export const makeSettings = (world: World, input: object) => done(world.as('ana').post(`/v1/orgs/${ids.acme}/translations`, { title: 'Docs', ...input }));

/** Makes a source of these changes, copies it, and names both. */
export async function makeTranslation(world: World, changes: readonly Edit[]): Promise<MadeTranslation> {
  const source = await makeSpace(world, changes);
  const { id: copy } = await done(world.as('ana').post(`${source.url}/duplicate`));
  const { id } = await makeSettings(world, { languages: ['fr'], source: { space: source.id, language: 'en' }, spaces: [{ space: copy, language: 'fr' }] });
  const url = `/v1/orgs/${ids.acme}/translations/${id}`;
  return { source, french: { id: copy, url: `/v1/spaces/${copy}` }, id, url, at: `${url}/languages/fr` };
}

/** How the pages of a language stand: their statuses by the title of the source's page, or of the translation's where that is extra. */
export async function standings(world: World, { at }: Pick<MadeTranslation, 'at'>): Promise<Record<string, string>> {
  const { items } = await done(world.as('ana').get(`${at}/pages?limit=1000`));
  return Object.fromEntries(items.map(({ status, sourcePage, page }: { status: string; sourcePage?: { title: string }; page?: { title: string } }) => [(sourcePage ?? page)?.title, status]));
}

/** Writes texts of pages in a space. */
export const writeTexts = (world: World, space: Pick<MadeSpace, 'id'>, texts: Readonly<Record<string, string>>) =>
  editSpace(
    world,
    space,
    Object.entries(texts).map(([page, markdown]) => ({ updatePage: { page, markdown } })),
  );
