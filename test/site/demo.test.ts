import { describe, expect, it } from 'vitest';
import { ids, useWorld, type Visitor } from '../support.ts';
import { siteBody, siteNode, sitesOf, GET } from './made.ts';

const world = useWorld({ PUBLIC_URL: 'https://docs.test' });

const help = `${sitesOf()}/${ids.site('help')}`;
const board = `${sitesOf()}/${ids.site('board')}`;
const research = `${sitesOf(ids.umbrella)}/${ids.site('research')}`;

const helpBody = (siteSpaces: number) =>
  siteBody(world, {
    ...{
      id: ids.site('help'),
      type: 'ultimate',
      title: 'Acme Help',
      basename: 'acme-help',
      siteSpaces,
      defaultSpace: ids.space('guide'),
      adaptiveContent: { enabled: true },
    },
    ...{
      createdAt: '2026-01-15T09:00:00.000Z',
      published: 'https://docs.test/acme-docs/acme-help',
    },
  });
const boardBody = (siteSpaces: number) =>
  siteBody(world, {
    ...{
      id: ids.site('board'),
      title: 'Board Papers',
      basename: 'board-papers',
      visibility: 'share-link',
      siteSpaces,
      ...(siteSpaces > 0 && { defaultSpace: ids.space('minutes') }),
    },
    ...{
      createdAt: '2026-01-16T09:00:00.000Z',
      published: 'https://docs.test/acme-docs/board-papers',
    },
  });
const researchBody = () =>
  siteBody(world, {
    ...{
      id: ids.site('research'),
      organization: ids.umbrella,
      title: 'Umbrella Research',
      basename: 'umbrella-research',
      visibility: 'visitor-auth',
      siteSpaces: 1,
      defaultSpace: ids.space('secrets'),
    },
    ...{
      createdAt: '2026-01-17T09:00:00.000Z',
      published: 'https://docs.test/umbrella/umbrella-research',
    },
  });

interface Item {
  readonly object: string;
  readonly title: string;
  readonly path?: string;
  readonly condition?: string;
  readonly default?: boolean;
  readonly siteSpaces?: readonly Item[];
  readonly sections?: readonly Item[];
  readonly urls?: { readonly published?: string };
}

/**
 * Returns the tested part of a structure: titles, paths, conditions, defaults, public addresses.
 */
const summarize = ({
  object,
  title,
  path,
  condition,
  default: isDefault,
  sections,
  siteSpaces,
  urls,
}: Item): unknown =>
  object === 'site-section-group'
    ? [title, ...(sections ?? []).map(summarize)]
    : {
        title,
        path,
        condition,
        isDefault,
        at: urls?.published,
        ...(siteSpaces && { siteSpaces: siteSpaces.map(summarize) }),
      };

const structureFor = async (visitor: Visitor) => {
  const { type, structure } = (await visitor.get(`${help}/structure`)).body;
  return [type, ...structure.map(summarize)];
};

const at = (path = '') => `https://docs.test/acme-docs/acme-help${path}`;
const guide = {
  ...{ title: 'User guide', path: 'guide', condition: undefined, isDefault: true, at: at() },
  siteSpaces: [
    { title: 'User guide', path: 'user-guide', condition: undefined, isDefault: true, at: at() },
  ],
};
const api = {
  ...{
    title: 'API reference',
    path: 'api',
    condition: 'visitor.claims.plan == "pro" || visitor.claims.unsigned.isDeveloper',
    isDefault: false,
    at: at('/api'),
  },
  siteSpaces: [
    {
      title: 'API reference',
      path: 'api-reference',
      condition: undefined,
      isDefault: true,
      at: at('/api'),
    },
  ],
};
const company = {
  ...{
    title: 'Working at Acme',
    path: 'company',
    condition: 'visitor.claims.isEmployee',
    isDefault: false,
    at: at('/company'),
  },
  siteSpaces: [
    {
      title: 'Onboarding',
      path: 'onboarding',
      condition: undefined,
      isDefault: true,
      at: at('/company'),
    },
    {
      title: 'Travel policy',
      path: 'travel-policy',
      condition: 'visitor.claims.plan != "free"',
      isDefault: false,
      at: at('/company/travel-policy'),
    },
  ],
};

describe('the sites of the demo world', () => {
  it.each([
    ['ana', [boardBody, helpBody], [1, 4]],
    ['ben', [boardBody, helpBody], [0, 4]],
    ['cat', [boardBody, helpBody], [1, 4]],
    ['dan', [helpBody], [3]],
  ] as const)(
    'are for %s the readable ones, each with its readable content',
    async (name, bodies, counts) => {
      const items = bodies.map((body, i) => body(counts[i] ?? 0));
      expect((await world.as(name).get(sitesOf())).body).toEqual({ count: items.length, items });
      for (const body of items) {
        expect((await world.as(name).get(`${sitesOf()}/${body.id}`)).body).toEqual(body);
        expect((await world.as(name).query(GET, { id: body.id })).data).toEqual({
          site: siteNode(body),
        });
      }
    },
  );

  it('show the structure of Acme Help, of which a guest can see a part', async () => {
    for (const name of ['ana', 'ben', 'cat'] as const)
      expect(await structureFor(world.as(name))).toEqual([
        'sections',
        ['Product', guide, api],
        company,
      ]);
    const travel = { ...company.siteSpaces[1], isDefault: true };
    expect(await structureFor(world.as('dan'))).toEqual([
      'sections',
      ['Product', guide, api],
      { ...company, siteSpaces: [travel] },
    ]);
  });

  it('have conditions that match the claims schema of Acme Help', async () => {
    const { jsonSchema } = (await world.as('ana').get(`${help}/adaptive-schema`)).body;
    expect(jsonSchema).toEqual({
      type: 'object',
      properties: {
        isEmployee: { type: 'boolean', description: 'Works for Acme' },
        plan: { type: 'string', enum: ['free', 'pro'] },
        unsigned: {
          ...{
            type: 'object',
            description: 'Unsigned claims of the site visitor.',
            additionalProperties: false,
          },
          properties: {
            isDeveloper: { type: 'boolean', description: 'Says that they write code' },
          },
        },
      },
      additionalProperties: false,
    });
    for (const [section, { condition }] of [
      ['api', api],
      ['company', company],
    ] as const) {
      expect(
        (await world.as('ana').patch(`${help}/sections/${ids.siteSection(section)}`, { condition }))
          .body.condition,
      ).toBe(condition);
    }
    const travel = await world
      .as('ana')
      .patch(`${help}/site-spaces/${ids.siteSpace('help travel')}`, {
        condition: company.siteSpaces[1]?.condition,
      });
    expect(travel.status).toBe(200);
  });

  it('include a share link to the board papers for admins', async () => {
    const { body } = await world.as('ana').get(`${board}/share-links`);
    const published = body.items[0].urls.published;
    expect(published).toMatch(
      /^https:\/\/docs\.test\/acme-docs\/board-papers\?shareKey=[\w-]{32}$/,
    );
    const link = {
      object: 'share-link',
      id: ids.shareLink,
      createdAt: '2026-01-16T09:00:00.000Z',
      name: 'For the board',
      active: true,
    };
    expect(body).toEqual({
      count: 1,
      items: [
        {
          ...link,
          urls: {
            location: `${world.url}${board}/share-links/${ids.shareLink}`,
            ...{ published, publishedByPath: published.replace('?shareKey=', '/') },
          },
        },
      ],
    });
    expect((await world.as('ben').get(`${board}/share-links`)).status).toBe(403);
  });

  it('are hidden from members of other organizations', async () => {
    expect((await world.as('eve').get(sitesOf(ids.umbrella))).body).toEqual({
      count: 1,
      items: [researchBody()],
    });
    for (const name of ['ana', 'ben', 'cat', 'dan'] as const)
      expect((await world.as(name).get(research)).status).toBe(404);
    for (const url of [help, board]) expect((await world.as('eve').get(url)).status).toBe(404);
  });
});
