// Tests the counters of events of sites: what is counted, without a token, and how it is read.
import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import { deleteOldSiteEvents } from '../src/resources/site-event.ts';
import { makePublished, openSite, type Published, readerOf, write } from './published-site/made.ts';
import { publishedClient } from './clients/published-api.ts';
import { done } from './site-structure/made.ts';
import { sql } from './sql.ts';
import { statementsOf } from './statements.ts';
import { ids, useWorld, type Visitor } from './support.ts';

const world = useWorld();
const ana = () => world.as('ana');
const today = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

/** Statements that count events: the site with its parts, their contents, and the counters. */
const STATEMENTS = 6;

/** Returns an event as published front ends send it. */
const event = (type: string, location: object = {}, rest: object = {}) => ({
  type,
  session: {
    visitorId: 'v',
    sessionId: 's',
    userAgent: 'u',
    cookies: {},
    language: null,
    referrer: null,
  },
  location: {
    url: 'https://docs.test/',
    siteSection: null,
    siteSpace: null,
    siteShareKey: null,
    space: null,
    revision: null,
    page: null,
    ...location,
  },
  ...rest,
});

const track = (visitor: Visitor, site: Pick<Published, 'url'>, events: readonly object[]) =>
  visitor.post(`${site.url}/insights/events`, { events });

/** Returns the groups of counted events, by columns. */
const counted = async (site: Published, query: object = {}, visitor: Visitor = ana()) =>
  Object.fromEntries(
    (
      await done(
        visitor.post(`${site.url}/insights/events/aggregate`, { range: 'last30Days', ...query }),
      )
    ).columns.map(({ column, values }: { column: string; values: unknown[] }) => [column, values]),
  );

const byType = {
  groupBy: [{ column: 'eventType' }, { column: 'page' }],
  order: { by: { column: 'eventType' }, direction: 'asc' },
};

describe('events of a published site', () => {
  it('are not counted at the URLs of previews', async () => {
    const site = await makePublished(world);
    const at = (path: string) => event('page_view', { url: `https://docs.test/help${path}` });
    const events = ['/~/changes/3/start', '/~/revisions/rev_1', '/a/~/changes/cr_1', '/changes/3'];
    expect((await track(world.nobody, site, events.map(at))).status).toBe(204);
    expect((await track(world.nobody, site, [at('/~/changes/3')])).status).toBe(204);
    expect(await counted(site, byType)).toEqual({
      eventType: ['page_view'],
      page: [null],
      eventsCount: [1],
    });
  });

  it('are counted by type and page, with and without a token, and nothing else is kept', async () => {
    const site = await makePublished(world);
    const [page = ''] = await write(world, site, 0, [
      { operation: 'insert_page', title: 'A', markdown: 'A' },
    ]);
    const here = { space: site.spaces[0], page };
    const view = event('page_view', here, { timestamp: new Date().toISOString() });
    const answer = await track(world.nobody, site, [view, view, event('search_open', here)]);
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    const visitor = world.with(await openSite(world, site));
    expect(
      (await track(visitor, site, [view, event('search_open', {}, { query: 'secret' })])).status,
    ).toBe(204);
    expect(await counted(site, byType)).toEqual({
      eventType: ['page_view', 'search_open', 'search_open'],
      page: [page, page, null],
      eventsCount: [3, 1, 1],
    });
    expect(await counted(site, { groupBy: [{ column: 'datetime', interval: 'day' }] })).toEqual({
      datetime: [today],
      eventsCount: [5],
    });
    expect(
      await counted(site, {
        select: [{ column: 'eventsCount' }],
        where: [
          { column: 'eventType', operator: 'notIn', values: ['page_view'] },
          { column: 'page', values: [page] },
        ],
      }),
    ).toEqual({ eventsCount: [1] });
    expect(
      await counted(site, {
        where: [{ column: 'page', values: [null] }],
        groupBy: [{ column: 'page' }],
      }),
    ).toEqual({ page: [null], eventsCount: [1] });
    expect(
      await counted(site, { range: { from: '2026-01-01T00:00:00Z', to: '2026-01-31T00:00:00Z' } }),
    ).toEqual({ eventsCount: [] });
    const rows = await world.console.database.query(
      sql<{ row: object }>(
        `SELECT to_jsonb(c) - 'id' AS row FROM site_event_counts c WHERE site_id = $1 AND type = 'page_view'`,
      ),
      [site.id],
    );
    expect(rows).toEqual([
      {
        row: {
          organization_id: site.testOrganization.id,
          site_id: site.id,
          day: today.slice(0, 10),
          type: 'page_view',
          page_id: page,
          count: 3,
        },
      },
    ]);
  });

  it('count for no page that the site does not show', async () => {
    const site = await makePublished(world);
    const [other = ''] = await write(world, site, 3, [
      { operation: 'insert_page', title: 'A', markdown: 'A' },
    ]);
    await track(world.nobody, site, [
      event('page_view', { space: site.spaces[3], page: other }),
      event('page_view', { space: site.spaces[0], page: newId('Page') }),
      event('page_view', { space: 'x', page: 'y' }),
    ]);
    expect(await counted(site, byType)).toEqual({
      eventType: ['page_view'],
      page: [null],
      eventsCount: [3],
    });
  });

  it('are answered alike for sites that are unpublished, unknown or in another organization', async () => {
    const site = await makePublished(world);
    const event1 = [event('page_view')];
    await track(world.nobody, site, event1);
    await track(
      world.nobody,
      { url: site.url.replace(site.testOrganization.id, ids.acme) },
      event1,
    );
    await done(ana().post(`${site.url}/unpublish`));
    for (const url of [site.url, `/v1/orgs/${newId('Organization')}/sites/${newId('Site')}`]) {
      const { status, body } = await track(world.nobody, { url }, event1);
      expect([status, body]).toEqual([204, undefined]);
    }
    expect(await counted(site)).toEqual({ eventsCount: [1] });
  });

  it('are refused, all of them, if one has another form', async () => {
    const site = await makePublished(world);
    const cases: readonly (readonly [unknown, string])[] = [
      ['x', 'events.1'],
      [event('other'), 'events.1.type'],
      [{ type: 'page_view' }, 'events.1.location'],
      [event('page_view', { page: 1 }), 'events.1.location.page'],
      [event('page_view', {}, { timestamp: '2026-01-01T00:00:00Z' }), 'events.1.timestamp'],
      [event('page_view', {}, { timestamp: 5 }), 'events.1.timestamp'],
    ];
    for (const [bad, field] of cases) {
      const { status, body } = await world.nobody.post(`${site.url}/insights/events`, {
        events: [event('page_view'), bad],
      });
      expect([status, body.error.reason, body.error.field]).toEqual([400, 'BAD_USER_INPUT', field]);
    }
    const many = Array.from({ length: 101 }, () => event('page_view'));
    expect((await track(world.nobody, site, many)).status).toBe(400);
    expect(await counted(site)).toEqual({ eventsCount: [] });
  });

  it.each([1, 20])('take the same number of statements for any number: %i', async (count) => {
    const site = await makePublished(world);
    const pages = await write(world, site, 0, [
      ...Array.from({ length: count }, (_, n) => ({
        operation: 'insert_page',
        title: `P${n}`,
        markdown: 'A',
      })),
    ]);
    const events = pages.map((page) => event('page_view', { space: site.spaces[0], page }));
    expect((await statementsOf(() => track(world.nobody, site, events))).length).toBe(STATEMENTS);
    expect(await counted(site)).toEqual({ eventsCount: [count] });
  });
});

describe('the counters of a site', () => {
  it('are read by those who may change it, in both APIs', async () => {
    const site = await makePublished(world);
    await track(world.nobody, site, [event('page_view')]);
    const reader = await readerOf(world, site);
    const url = `${site.url}/insights/events/aggregate`;
    expect((await reader.post(url, { range: 'last7Days' })).status).toBe(403);
    expect((await world.nobody.post(url, { range: 'last7Days' })).status).toBe(401);
    const { data, errors } = await ana().query(
      `query ($id: ID!) { site(id: $id) { eventAggregation(input: { range: { preset: "last7Days" }, groupBy: [{ column: EVENT_TYPE }], order: { by: { column: EVENTS_COUNT }, direction: DESC }, limit: 1 }) { columns { column values } } } }`,
      { id: site.id },
    );
    expect([errors, data]).toEqual([
      undefined,
      {
        site: {
          eventAggregation: {
            columns: [
              { column: 'EVENT_TYPE', values: ['page_view'] },
              { column: 'EVENTS_COUNT', values: [1] },
            ],
          },
        },
      },
    ]);
    for (const column of ['visitorsCount', 'url', 'referrer'])
      expect((await ana().post(url, { range: 'last7Days', groupBy: [{ column }] })).status).toBe(
        400,
      );
  });

  it('are deleted after 400 days', async () => {
    const site = await makePublished(world);
    await track(world.nobody, site, [event('page_view')]);
    const { database } = world.console;
    const isOver = () => false;
    const daysLater = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    for (const [days, values] of [
      [400, [1]],
      [401, []],
    ] as const) {
      expect(await deleteOldSiteEvents({ database, now: daysLater(days), isOver })).toBe('done');
      expect(await counted(site)).toEqual({ eventsCount: values });
    }
  });

  it('have the form of the published client', async () => {
    const site = await makePublished(world);
    const { api, flaws } = publishedClient(world, 'ana');
    const { id: organization } = site.testOrganization;
    const sent = event('page_view') as unknown as Parameters<
      typeof api.orgs.trackEventsInSiteById
    >[2]['events'][number];
    await api.orgs.trackEventsInSiteById(organization, site.id, { events: [sent] });
    const columns = [{ column: 'eventType' }, { column: 'page' }, { column: 'datetime' }] as const;
    await api.orgs.aggregateSiteEvents(organization, site.id, {
      groupBy: [...columns],
      range: 'last30Days' as Parameters<typeof api.orgs.aggregateSiteEvents>[2]['range'],
    } as Parameters<typeof api.orgs.aggregateSiteEvents>[2]);
    expect(flaws).toEqual([]);
  });
});
