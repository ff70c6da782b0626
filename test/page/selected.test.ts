// Tests the arguments that select pages by their ids, and that replace the addresses of files.
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/data/new-id.ts';
import { makePublished, write } from '../published-site/made.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld } from '../support.ts';

const world = useWorld();

const SELECT =
  'query ($space: ID!, $ids: [ID!], $limit: Int) { space(id: $space) { revision { allPages(ids: $ids, limit: $limit) { title } } } }';
const selected = async (pageIds: readonly string[] | null, limit?: number) => {
  const { data, errors } = await world
    .as('ana')
    .query(SELECT, { space: ids.space('guide'), ids: pageIds, limit });
  return (
    data?.space?.revision?.allPages.map(({ title }: { title: string }) => title) ??
    errors[0].extensions.code
  );
};
const page = (n: number) => ids.page('guide', n);

describe('allPages with ids', () => {
  it('returns these pages in the order of the tree', async () => {
    expect(await selected([page(6), newId('Page'), page(1), page(5), page(1)])).toEqual([
      'Welcome',
      'Import',
      'Troubleshooting',
    ]);
    expect(await selected([page(6), page(1)], 1)).toEqual(['Welcome']);
    expect(await selected([])).toEqual([]);
    expect(await selected(null)).toHaveLength(8);
  });

  it('refuses other ids, and more than 100', async () => {
    expect(await selected(['pag_x'])).toBe('BAD_USER_INPUT');
    expect(await selected([ids.space('guide')])).toBe('BAD_USER_INPUT');
    expect(await selected(Array.from({ length: 101 }, () => page(1)))).toBe('BAD_USER_INPUT');
  });

  it('takes the same number of statements for any number of ids', async () => {
    await selected([page(1)]);
    const [one, many] = [
      await statementsOf(() => selected([page(1)])),
      await statementsOf(() => selected([1, 2, 3, 4, 5, 6, 7, 8].map(page))),
    ];
    expect(many.length).toBe(one.length);
  });
});

describe('markdown with fileUrls', () => {
  const READ =
    'query ($site: ID!) { publishedSite(id: $site) { page(path: "/start") { page { ... on DocumentPage { plain: markdown markdown(fileUrls: true) } } } } }';
  const OWN =
    'query ($space: ID!) { space(id: $space) { revision { pageByPath(path: "start") { ... on DocumentPage { plain: markdown markdown(fileUrls: true) } } } } }';
  const base64 = Buffer.from('A text.').toString('base64');

  it('has signed URLs of files, for members and visitors, and leaves code as it is', async () => {
    const site = await makePublished(world);
    await write(world, site, 0, [
      { operation: 'insert_files', files: [{ ref: 'text', name: 'a.txt', base64 }] },
      {
        operation: 'insert_page',
        title: 'Start',
        markdown: '[Text](text) and `/files/fil_1`\n',
      },
    ]);
    const { data: visited } = await world.nobody.query(READ, { site: site.id });
    const { data: owned } = await world.as('ana').query(OWN, { space: site.spaces[0] });
    for (const shown of [visited.publishedSite.page.page, owned.space.revision.pageByPath]) {
      expect(shown.plain).toMatch(/^\[Text\]\(\/files\/fil_\w{22}\) and `\/files\/fil_1`\n$/);
      const [, url = ''] =
        /^\[Text\]\((http[^)]+)\) and `\/files\/fil_1`\n$/.exec(shown.markdown) ?? [];
      expect(await (await fetch(url)).text()).toBe('A text.');
    }
  });
});
