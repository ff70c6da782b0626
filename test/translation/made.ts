// Makes a source, its copy in another language, and the translation settings that connect them.
import { type Edit, editSpace, type MadeSpace, makeSpace } from '../change-request/made.ts';
import { done } from '../site-structure/made.ts';
import { ids, type World } from '../support.ts';

/** A source with its translation into French, which begins as a copy. */
export interface MadeTranslation {
  readonly source: MadeSpace;
  /** The copy: its pages have the same ids as those of the source. */
  readonly french: Pick<MadeSpace, 'id' | 'url'>;
  readonly id: string;
  /** The path of the settings. */
  readonly url: string;
  /** The path of the language. */
  readonly at: string;
}

/** Makes translation settings of acme and returns their body. */
export const makeSettings = (world: World, input: object) =>
  done(world.as('ana').post(`/v1/orgs/${ids.acme}/translations`, { title: 'Docs', ...input }));

/** Makes a source with these changes, duplicates it, and connects both. */
export async function makeTranslation(
  world: World,
  changes: readonly Edit[],
): Promise<MadeTranslation> {
  const source = await makeSpace(world, changes);
  const { id: copy } = await done(world.as('ana').post(`${source.url}/duplicate`));
  const { id } = await makeSettings(world, {
    languages: ['fr'],
    source: { space: source.id, language: 'en' },
    spaces: [{ space: copy, language: 'fr' }],
  });
  const url = `/v1/orgs/${ids.acme}/translations/${id}`;
  return {
    source,
    french: { id: copy, url: `/v1/spaces/${copy}` },
    id,
    url,
    at: `${url}/languages/fr`,
  };
}

/**
 * Returns the statuses of a language's pages by the title of the source's page, or of the
 * translation's page without a source.
 */
export async function statusesByPage(
  world: World,
  { at }: Pick<MadeTranslation, 'at'>,
): Promise<Record<string, string>> {
  const { items } = await done(world.as('ana').get(`${at}/pages?limit=1000`));
  return Object.fromEntries(
    items.map(
      ({
        status,
        sourcePage,
        page,
      }: {
        status: string;
        sourcePage?: { title: string };
        page?: { title: string };
      }) => [(sourcePage ?? page)?.title, status],
    ),
  );
}

/** Replaces the texts of pages in a space. */
export const writeTexts = (
  world: World,
  space: Pick<MadeSpace, 'id'>,
  texts: Readonly<Record<string, string>>,
) =>
  editSpace(
    world,
    space,
    Object.entries(texts).map(([page, markdown]) => ({ updatePage: { page, markdown } })),
  );
