// Tests which OpenAPI specs visitors of a site read: those that the pages which they can see name.
import { describe, expect, it } from 'vitest';
import { notFound as gone } from '../content/expected.ts';
import { pets, runJob } from '../openapi-spec/support.ts';
import { done, type MadeSite } from '../site-structure/made.ts';
import { statementsOf } from '../statements.ts';
import { useWorld, type Visitor } from '../support.ts';
import { jwtFor, makePublished, openSite, type Published, write } from './made.ts';

const world = useWorld();
const ana = () => world.as('ana');

/**
 * Statements of a visitor who cannot read a spec, and of one who can: the token, the visible site,
 * its contents, the spec. The second reads texts that are in memory, and the latest version.
 */
const STATEMENTS = [11, 10];

const urlOf = ({ testOrganization }: MadeSite, slug: string): string =>
  `/v1/orgs/${testOrganization.id}/openapi/${slug}`;
const contentOf = (site: MadeSite, slug: string): string =>
  `${urlOf(site, slug)}/versions/latest/content`;

/** Makes a spec with a version, and returns its id. */
async function makeSpec(site: MadeSite, slug: string): Promise<string> {
  const { id } = await done(
    ana().put(urlOf(site, slug), { source: { text: JSON.stringify(pets()) } }),
  );
  expect(await runJob(world, slug, undefined, site.testOrganization.id)).toBe('done');
  return id;
}

const page = (title: string, markdown: string) => ({ operation: 'insert_page', title, markdown });
const operation = (spec: string) =>
  `{% openapi-operation spec="${spec}" path="/pets" method="get" %}\n{% endopenapi-operation %}\n`;
const ifBeta = (markdown: string) => `{% if visitor.claims.isBeta %}\n${markdown}\n{% endif %}\n`;

/** Returns the visitors of a site: anyone, and a beta tester. */
async function visitorsOf(site: Published): Promise<{ anybody: Visitor; beta: Visitor }> {
  const jwt_token = await jwtFor(world, site, { isBeta: true });
  return {
    anybody: world.with(await openSite(world, site)),
    beta: world.with(await openSite(world, site, { jwt_token })),
  };
}

describe('the spec of a block', () => {
  it('is read by visitors as by members, with a signed URL as its source', async () => {
    const site = await makePublished(world);
    await makeSpec(site, 'pets');
    await write(world, site, 0, [page('Start', operation('pets'))]);
    const { anybody } = await visitorsOf(site);
    const body = await done(anybody.get(contentOf(site, 'pets')));
    const [file] = body.filesystem;
    expect({ ...body, filesystem: [{ ...file, specification: file.specification.info }] }).toEqual({
      filesystem: [
        {
          dir: './',
          isEntrypoint: true,
          references: [],
          filename: 'openapi',
          specification: { title: 'Pets', version: '1' },
        },
      ],
      url: body.url,
      urls: { source: body.url, public: null },
      warnings: [],
    });
    expect(await done(ana().get(contentOf(site, 'pets')))).toEqual(body);
    const document = await (await fetch(body.urls.source)).json();
    expect(document.info).toEqual({ title: 'Pets', version: '1' });
    const raw = await done(anybody.get(`${contentOf(site, 'pets')}/raw`));
    expect(JSON.parse(raw.text)).toEqual(document);
    const { id, createdAt } = await done(ana().get(`${urlOf(site, 'pets')}/versions/latest`));
    const spec = await done(ana().get(urlOf(site, 'pets')));
    const { data, errors } = await anybody.query(
      `query ($id: ID!) { openAPISpec(id: $id) { id slug latestVersionId latestVersion { id number createdAt url content { text format url urls { source public } } } } }`,
      { id: spec.id },
    );
    expect([errors, data]).toEqual([
      undefined,
      {
        openAPISpec: {
          ...{ id: spec.id, slug: 'pets', latestVersionId: id },
          latestVersion: {
            ...{ id, number: 1, createdAt, url: body.url },
            content: { text: raw.text, format: 'JSON', url: body.url, urls: body.urls },
          },
        },
      },
    ]);
  });

  it('is found in all blocks, also below others, in variables and in reusable contents', async () => {
    const site = await makePublished(world);
    for (const slug of ['nested', 'schemas', 'webhook', 'variable', 'included', 'legacy'])
      await makeSpec(site, slug);
    await write(world, site, 0, [
      {
        operation: 'insert_reusable_content',
        ref: 'inner',
        title: 'I',
        markdown: operation('included'),
      },
      {
        operation: 'insert_reusable_content',
        ref: 'outer',
        title: 'O',
        markdown: '{% include "inner" %}',
      },
      page(
        'A',
        `{% tabs %}\n{% tab title="One" %}\n${operation('nested')}{% endtab %}\n{% endtabs %}\n`,
      ),
      page('B', '{% openapi-schemas spec="schemas" schemas="Pet" %}\n{% endopenapi-schemas %}\n'),
      page(
        'C',
        '{% openapi-webhook spec="webhook" name="a" method="post" %}\n{% endopenapi-webhook %}\n',
      ),
      page('D', operation('{{ spec }}')),
      page('E', '{% include "outer" %}\n'),
      page('F', '{% swagger src="legacy" path="/pets" method="get" %}\n{% endswagger %}\n'),
      { operation: 'set_variables', variables: { spec: 'variable' } },
    ]);
    const { anybody } = await visitorsOf(site);
    for (const slug of ['nested', 'schemas', 'webhook', 'variable', 'included', 'legacy'])
      expect([slug, (await anybody.get(contentOf(site, slug))).status]).toEqual([slug, 200]);
  });

  it('is unknown while no visible part names it, and as soon as none does', async () => {
    const site = await makePublished(world);
    for (const slug of ['shown', 'conditional', 'section', 'text', 'unused', 'spare'])
      await makeSpec(site, slug);
    const [a = ''] = await write(world, site, 0, [
      page('A', operation('shown')),
      page('B', ifBeta(operation('conditional'))),
      page(
        'C',
        '`{% openapi-operation spec="text" %}` and text, in\n\n```json\n{"spec":"text"}\n```\n',
      ),
      { operation: 'insert_reusable_content', title: 'Spare', markdown: operation('spare') },
    ]);
    await write(world, site, 1, [page('D', operation('section'))]);
    await write(world, site, 3, [page('E', operation('unused'))]);
    const { anybody, beta } = await visitorsOf(site);
    const read = async (visitor: Visitor) =>
      Promise.all(
        ['shown', 'conditional', 'section', 'text', 'unused', 'spare', 'never', 'No%20slug'].map(
          async (slug) => {
            const { status, body } = await visitor.get(contentOf(site, slug));
            return status === 404 ? body : status;
          },
        ),
      );
    expect(await read(anybody)).toEqual([200, ...Array.from({ length: 7 }, () => gone)]);
    expect(await read(beta)).toEqual([200, 200, 200, ...Array.from({ length: 5 }, () => gone)]);
    await write(world, site, 0, [{ operation: 'delete_page', page: a }]);
    expect(await read(anybody)).toEqual(Array.from({ length: 8 }, () => gone));
  });

  it('shows visitors the latest version only: the rest is not found', async () => {
    const site = await makePublished(world);
    const id = await makeSpec(site, 'pets');
    await write(world, site, 0, [page('Start', operation('pets'))]);
    const { anybody } = await visitorsOf(site);
    const { id: version } = await done(ana().get(`${urlOf(site, 'pets')}/versions/latest`));
    for (const path of ['', '/versions', `/versions/${version}`, `/versions/${version}/content`])
      expect([path, (await anybody.get(`${urlOf(site, 'pets')}${path}`)).body]).toEqual([
        path,
        gone,
      ]);
    const { data, errors } = await anybody.query(
      'query ($id: ID!) { openAPISpec(id: $id) { slug sourceUrl } }',
      { id },
    );
    expect([errors, data]).toEqual([undefined, { openAPISpec: null }]);
    const other = await makePublished(world);
    expect((await anybody.get(contentOf(other, 'pets'))).body).toEqual(gone);
    expect((await world.nobody.get(contentOf(site, 'pets'))).status).toBe(401);
  });
});

describe('the spec of generated pages', () => {
  it('is read by visitors who can see the pages', async () => {
    const site = await makePublished(world);
    const [open, beta] = [await makeSpec(site, 'open'), await makeSpec(site, 'beta')];
    const computed = (spec: string) => ({
      operation: 'insert_page',
      title: 'API',
      type: 'computed',
      computed: { spec },
    });
    await write(world, site, 0, [computed(open)]);
    await write(world, site, 1, [computed(beta)]);
    const visitors = await visitorsOf(site);
    const statuses = (visitor: Visitor) =>
      Promise.all(
        ['open', 'beta'].map(async (slug) => (await visitor.get(contentOf(site, slug))).status),
      );
    expect(await statuses(visitors.anybody)).toEqual([200, 404]);
    expect(await statuses(visitors.beta)).toEqual([200, 200]);
  });
});

describe('the read of a spec', () => {
  it.each([2, 20])(
    'takes the same number of statements for any number of pages: %i',
    async (count) => {
      const site = await makePublished(world);
      await makeSpec(site, 'pets');
      await write(world, site, 0, [
        { operation: 'insert_reusable_content', ref: 'r', title: 'R', markdown: 'Text.' },
        ...Array.from({ length: count }, (_, n) =>
          page(`Page ${n}`, `${n}\n\n{% include "r" %}\n\n${ifBeta(operation('pets'))}`),
        ),
      ]);
      const { anybody, beta } = await visitorsOf(site);
      const counts = [];
      for (const visitor of [anybody, beta])
        counts.push((await statementsOf(() => visitor.get(contentOf(site, 'pets')))).length);
      expect(counts).toEqual(STATEMENTS);
    },
  );
});
