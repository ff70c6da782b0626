// Tests the texts that visitors read when conditions hide parts: they receive only their visible
// parts.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { notFound as gone } from './content/expected.ts';
import { jwtFor, makePublished, openSite, type Published } from './published-site/made.ts';
import { done } from './site-structure/made.ts';
import { statementsOf } from './statements.ts';
import { useWorld, type Visitor } from './support.ts';

const world = useWorld();
const ana = () => world.as('ana');

/**
 * Statement counts of a visitor's requests for content, files, pages, and searches with and without
 * results: the token, the visible site, and the rendering.
 */
const STATEMENTS = [9, 7, 6, 9, 9];

const base64 = Buffer.from('A file.').toString('base64');

/** Makes a site whose first space has this content. */
async function makeRead(
  changes: readonly object[],
): Promise<{ site: Published; url: string; anybody: Visitor; beta: Visitor }> {
  const site = await makePublished(world);
  const url = `/v1/spaces/${site.spaces[0]}`;
  await done(ana().post(`${url}/content`, { changes }));
  const [anybody, beta] = [
    world.with(await openSite(world, site)),
    world.with(
      await openSite(world, site, { jwt_token: await jwtFor(world, site, { isBeta: true }) }),
    ),
  ];
  return { site, url, anybody, beta };
}

const page = (markdown: string, rest: object = {}) => ({
  operation: 'insert_page',
  title: 'Install',
  document: { markdown },
  ...rest,
});
const ifBeta = (markdown: string) => `{% if visitor.claims.isBeta %}\n${markdown}\n{% endif %}\n`;

describe('a page at a path', () => {
  it('is in a site space without its condition, with addresses of the site', async () => {
    const { site, beta } = await makeRead([page('Words')]);
    await done(
      ana().post(`/v1/orgs/${site.testOrganization.id}/sites`, {
        title: 'Another',
        spaces: [site.spaces[0], site.spaces[1]],
      }),
    );
    const items = await done(ana().get(`${site.url}/site-spaces`));
    const [id] = items.items.flatMap((one: { id: string; space: { id: string } }) =>
      one.space.id === site.spaces[1] ? [one.id] : [],
    );
    await done(
      ana().patch(`${site.url}/site-spaces/${id}`, { condition: 'visitor.claims.isBeta' }),
    );
    const document = `query ($site: ID!) { publishedSite(id: $site) { page(path: "/beta") {
      siteSpace { condition space { commentCount urls { published } permissions { access comment } revision { parentIds message author { id } } } } page { title } } } }`;
    const { data, errors } = await beta.query(document, { site: site.id });
    const space = {
      commentCount: 0,
      urls: { published: `${world.url}/public/${site.testOrganization.id}/docs/beta` },
      permissions: { access: false, comment: false },
      revision: { parentIds: [], message: null, author: null },
    };
    expect([errors, data]).toEqual([
      undefined,
      { publishedSite: { page: { siteSpace: { condition: null, space }, page: null } } },
    ]);
  });
});

describe('a text', () => {
  it('is rendered for a visitor with or without evaluated, in both formats', async () => {
    const { url, anybody, beta } = await makeRead([
      page(
        `One\n\n${ifBeta('Two')}\n{% if visitor.claims.isBeta %}Three{% else %}Four{% endif %}\n`,
      ),
    ]);
    for (const query of ['', '?evaluated=false', '?evaluated=true']) {
      expect((await done(anybody.get(`${url}/content/path/install${query}`))).markdown).toBe(
        'One\n\n\nFour\n',
      );
      expect((await done(beta.get(`${url}/content/path/install${query}`))).markdown).toBe(
        'One\n\nTwo\n\nThree\n',
      );
    }
    const { document } = await done(anybody.get(`${url}/content/path/install?format=document`));
    expect(/Two|Three|isBeta/.test(JSON.stringify(document))).toBe(false);
  });

  it('hides what follows a condition without an end', async () => {
    const { url, anybody, beta } = await makeRead([
      page('One\n\n{% if visitor.claims.isBeta %}\n\nTwo\n'),
    ]);
    expect((await done(anybody.get(`${url}/content/path/install`))).markdown).toBe('One\n\n');
    expect((await done(beta.get(`${url}/content/path/install`))).markdown).toBe('One\n\n\nTwo\n');
    expect((await done(ana().get(`${url}/content/path/install?evaluated=true`))).markdown).toBe(
      'One\n\n{% if visitor.claims.isBeta %}\n\nTwo\n',
    );
  });

  it('has a signed document id instead of its hash, which differs with the claims', async () => {
    const markdown = `The price is:\n\n${ifBeta('12')}`;
    const { url, anybody, beta } = await makeRead([page(markdown)]);
    const idFor = async (visitor: Visitor): Promise<string> =>
      (await done(visitor.get(`${url}/content/pages`))).pages[0].documentId;
    const ids = [await idFor(anybody), await idFor(beta), await idFor(ana())];
    expect(ids[2]).toBe(createHash('sha256').update(markdown).digest('hex'));
    expect(new Set(ids).size).toBe(3);
    expect(await idFor(anybody)).toBe(ids[0]);
  });
});

describe('files and reusable contents', () => {
  const changes = [
    {
      operation: 'insert_files',
      files: ['all', 'beta', 'both', 'none', 'within', 'cover'].map((ref) => ({
        ref,
        name: `${ref}.txt`,
        base64,
      })),
    },
    {
      operation: 'insert_reusable_content',
      ref: 'inner',
      title: 'Inner',
      markdown: 'Words ![w](within)',
    },
    { operation: 'insert_reusable_content', ref: 'shared', title: 'Shared', markdown: 'Words' },
    {
      operation: 'insert_reusable_content',
      ref: 'unused',
      title: 'Unused',
      markdown: `Words ${ifBeta('more')}`,
    },
    page(
      `![a](all) ![c](both)\n\n${ifBeta('![b](beta) ![c](both) ![d](cover) {% include "inner" %}')}\n{% include "shared" %}\n`,
      { cover: { ref: { kind: 'file', file: 'cover' } } },
    ),
  ];
  const namesFor = async (visitor: Visitor, url: string) => {
    const { files, reusableContents } = await done(visitor.get(`${url}/content`));
    return [
      files.map(({ name }: { name: string }) => name),
      reusableContents.map(({ title }: { title: string }) => title),
    ];
  };

  it('are hidden when everything that names them is hidden; unnamed ones are visible', async () => {
    const { url, anybody, beta } = await makeRead(changes);
    const [all, titles] = [
      ['all.txt', 'beta.txt', 'both.txt', 'cover.txt', 'none.txt', 'within.txt'],
      ['Inner', 'Shared', 'Unused'],
    ];
    expect(await namesFor(anybody, url)).toEqual([
      all.filter((name) => !['beta.txt', 'within.txt'].includes(name)),
      titles.slice(1),
    ]);
    expect(await namesFor(beta, url)).toEqual([all, titles]);
    expect(await namesFor(ana(), url)).toEqual([all, titles]);
  });

  it('appear unknown when they are hidden: in lists, counts and by their ids', async () => {
    const { url, anybody } = await makeRead(changes);
    const { files, reusableContents } = await done(ana().get(`${url}/content`));
    const idOf = (items: { id: string; name?: string; title?: string }[], name: string) =>
      items.find((one) => (one.name ?? one.title) === name)?.id ?? '';
    expect((await anybody.get(`${url}/content/files/${idOf(files, 'beta.txt')}`)).body).toEqual(
      gone,
    );
    expect((await anybody.get(`${url}/content/files/${idOf(files, 'all.txt')}`)).status).toBe(200);
    expect(
      (await anybody.get(`${url}/content/reusable-contents/${idOf(reusableContents, 'Inner')}`))
        .body,
    ).toEqual(gone);
    expect(
      (
        await done(
          anybody.get(`${url}/content/reusable-contents/${idOf(reusableContents, 'Unused')}`),
        )
      ).markdown,
    ).toBe('Words ');
    const { count, items, next } = await done(anybody.get(`${url}/content/files?limit=4`));
    expect([count, items.length, next]).toEqual([4, 4, undefined]);
  });
});

describe('rendering for a visitor', () => {
  it.each([2, 20])(
    'takes the same number of statements for any number of texts: %i',
    async (count) => {
      const { site, url, anybody } = await makeRead([
        { operation: 'insert_files', files: [{ ref: 'file', name: 'file.txt', base64 }] },
        { operation: 'insert_reusable_content', ref: 'inner', title: 'Inner', markdown: 'Words' },
        ...Array.from({ length: count }, (_, n) =>
          page(`Words ${n}\n\n${ifBeta('![w](file) {% include "inner" %}')}`),
        ),
      ]);
      const requests = [
        () => done(anybody.get(`${url}/content`)),
        () => done(anybody.get(`${url}/content/files`)),
        () => done(anybody.get(`${url}/content/pages`)),
        () => done(anybody.post(`${site.url}/search`, { query: 'words' })),
        () => done(anybody.post(`${site.url}/search`, { query: 'wurds' })),
      ];
      const counts: number[] = [];
      for (const work of requests) counts.push((await statementsOf(work)).length);
      expect(counts).toEqual(STATEMENTS);
    },
  );
});

describe('search of a site', () => {
  const found = async (visitor: Visitor, { url }: Published, query: string) => {
    const { count, items } = await done(visitor.post(`${url}/search`, { query }));
    return [
      count,
      items.map(
        ({ title, sections }: { title: string; sections: { title: string; body: string }[] }) => [
          title,
          ...sections.map((one) => `${one.title}: ${one.body}`),
        ],
      ),
    ];
  };
  const text = `Open words stand here.\n\n${ifBeta('Secret words stand here.\n\n## Setup\n\nHidden steps.')}\n## Setup\n\nVisible steps.\n`;

  it('finds and counts the visible parts of a text, under their visible headings', async () => {
    const { site, anybody, beta } = await makeRead([page(text)]);
    expect(await found(anybody, site, 'secret')).toEqual([0, []]);
    expect(await found(beta, site, 'secret')).toEqual([
      1,
      [['Install', 'Install: Open words stand here.\nSecret words stand here.']],
    ]);
    expect(await found(anybody, site, 'steps')).toEqual([
      1,
      [['Install', 'Setup: Visible steps.']],
    ]);
    expect(await found(beta, site, 'steps')).toEqual([
      1,
      [['Install', 'Setup: Hidden steps.', 'Setup: Visible steps.']],
    ]);
  });

  it('does not reveal hidden words through excluded words', async () => {
    const { site, anybody, beta } = await makeRead([page(text)]);
    const all = [1, [['Install', 'Install: Open words stand here.']]];
    for (const query of ['open', 'open -secret', 'open -"secret words"', 'open -nowhere'])
      expect(await found(anybody, site, query)).toEqual(all);
    expect(await found(beta, site, 'open -secret')).toEqual([0, []]);
  });

  it('returns similar titles alike for hidden and for unknown words', async () => {
    const { site, anybody } = await makeRead([
      page('Open'),
      page(`# Configuration\n\nOpen.\n\n${ifBeta('Configuration of passwords')}`, {
        title: 'Other',
      }),
    ]);
    const [hidden, unknown] = [
      await found(anybody, site, 'configuration passwords'),
      await found(anybody, site, 'configuration passwurds'),
    ];
    expect(hidden).toEqual([1, [['Other', 'Configuration: Open.']]]);
    expect(unknown).toEqual(hidden);
  });

  it('ranks results by visible words only: hidden ones do not change the response', async () => {
    const [quiet, loud] = [
      await makeRead([page('Open words.\n\n{% if true %}\n{% endif %}\n\n## Setup\n\nSteps.\n')]),
      await makeRead([
        page(
          `Open words.\n\n${ifBeta('Open open open steps.\n\n## More\n\nSteps.')}\n## Setup\n\nSteps.\n`,
        ),
      ]),
    ];
    for (const query of ['open', 'steps', 'setup']) {
      const answers = await Promise.all(
        [quiet, loud].map(async ({ site, anybody }) => ({
          site,
          body: await done(anybody.post(`${site.url}/search`, { query })),
        })),
      );
      const plain = answers.map(({ body }) =>
        body.items.map(({ sections }: { sections: { id: string; path: string; body: string }[] }) =>
          sections.map((one) => [one.id.replace(/^.*_/, ''), one.path, one.body]),
        ),
      );
      expect(plain[1]).toEqual(plain[0]);
      const cursors = await Promise.all(
        [quiet, loud].map(async ({ site, anybody }) => {
          const document = `query ($site: ID!, $query: String!) { publishedSite(id: $site) { search(input: { query: $query }) { edges { cursor } } } }`;
          const { data } = await anybody.query(document, { site: site.id, query });
          return data.publishedSite.search.edges.map(
            ({ cursor }: { cursor: string }) =>
              Buffer.from(cursor, 'base64url')
                .toString()
                .match(/[1-5] \d\.\d{6}/)?.[0],
          );
        }),
      );
      expect(cursors[1]).toEqual(cursors[0]);
    }
  });
});
