// Tests the MCP endpoint of members with the official client: reading, and proposing changes.
import { describe, expect, it } from 'vitest';
import { openServer } from '../servers.ts';
import { ids, useWorld } from '../support.ts';
import { connect, MODES } from './client.ts';

const world = useWorld();
const url = () => `${world.url}/mcp`;

const APP = () => `${world.url}/app/o/${ids.acme}`;
const ALL = ['search', 'listSpaces', 'listPages', 'readPage', 'proposeChange'];
const travel = () => ids.space('travel');
const trains = () => ids.page('travel', 1);

/** Returns a client with a token of Ana. */
const connectAs = async (scopes?: string[], mode?: (typeof MODES)[number]) =>
  connect(url(), {
    token: await world.tokenOf(ids.user('ana'), scopes && { scopes }),
    ...(mode && { mode }),
  });

describe('the MCP endpoint of members', () => {
  it('refuses callers without the token of a member', async () => {
    const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    const headers = { accept: 'application/json, text/event-stream' };
    for (const visitor of [world.nobody, world.with('lp_unknown')]) {
      const answer = await visitor.post('/mcp', ping, headers);
      expect([
        answer.status,
        answer.headers.get('www-authenticate'),
        answer.body.error.reason,
      ]).toEqual([401, 'Bearer', 'UNAUTHENTICATED']);
    }
    for (const method of ['GET', 'DELETE']) {
      const answer = await world.as('ana').send(method, '/mcp');
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  it('costs the token points', async () => {
    const server = await openServer(world, { RATE_LIMIT_TOKEN: '1' });
    const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    const ask = () =>
      server
        .with(world.as('ana').token)
        .post('/mcp', ping, { accept: 'application/json, text/event-stream' });
    expect((await ask()).status).toBe(200);
    const { status, body } = await ask();
    expect([status, body.error.reason]).toEqual([429, 'RATE_LIMITED']);
    await server.close();
  });

  it('has the tools for which the token has the scopes', async () => {
    const cases: readonly (readonly [string[] | undefined, readonly string[]])[] = [
      [undefined, ALL],
      [['organization:read', 'space:read'], ALL.slice(0, 4)],
      [['space:read'], ['listPages', 'readPage']],
      [
        ['space:read', 'space:write'],
        ['listPages', 'readPage', 'proposeChange'],
      ],
      [['user:read'], []],
    ];
    for (const [scopes, expected] of cases) {
      const { names, close } = await connectAs(scopes);
      expect(await names()).toEqual(expected);
      await close();
    }
    const { call, close } = await connectAs(['space:read']);
    await expect(call('search', { query: 'trains' })).rejects.toThrow('There is no tool');
    await close();
  });
});

describe.each(MODES)('the tools of members, for a client in the mode %s', (mode) => {
  it('search, list and read what the member can see', async () => {
    const { call, close } = await connectAs(undefined, mode);
    const page = `Page: trains (${trains()})\nLink: ${APP()}/s/${travel()}/p/${trains()}`;
    const found = {
      texts: [
        `Title: Trains\nSpace: Travel policy (${travel()})\n${page}\nContent: Take the train where it takes less than six hours.`,
      ],
      isError: false,
    };
    expect(await call('search', { query: 'train hours' })).toEqual(found);
    expect(await call('search', { query: 'train hours', organization: ids.acme })).toEqual(found);
    expect(await call('search', { query: 'train type:pge', organization: ids.acme })).toEqual({
      texts: [
        '`pge` is no type of results. The types are `page`, `heading`, `operation`, `schema`. To search for the words, write "type:pge" in quotation marks.',
      ],
      isError: false,
    });
    expect(await call('search', { query: 'trian', organization: ids.acme })).toEqual({
      texts: ['No page matches: trian\nThese are results for: train', ...found.texts],
      isError: false,
    });
    expect(await call('search', { query: 'train', organization: ids.umbrella })).toEqual({
      texts: [
        'NOT_FOUND: The object does not exist, or you cannot see it. Check the URL and the ids in it.',
      ],
      isError: true,
    });
    expect(await call('listSpaces', { title: 'travel' })).toEqual({
      texts: [`Acme Docs (${ids.acme})\n- Travel policy (${travel()}): ${APP()}/s/${travel()}`],
      isError: false,
    });
    expect(await call('listPages', { space: travel() })).toEqual({
      texts: [
        `Travel policy, revision ${ids.revision('travel')}, 1 pages, part 1 of 1\n- Trains (${trains()}, DOCUMENT, trains)`,
      ],
      isError: false,
    });
    const head = `Title: Trains\nPage: trains (${trains()}, DOCUMENT)\nRevision: ${ids.revision('travel')}\nLink: ${APP()}/s/${travel()}/p/${trains()}`;
    const text = '# Trains\n\nTake the train where it takes less than six hours.\n';
    for (const by of [trains(), 'trains'])
      expect(await call('readPage', { space: travel(), page: by })).toEqual({
        texts: [head, text],
        isError: false,
      });
    const { texts } = await call('readPage', { space: travel(), page: 'trains', asBlocks: true });
    expect(texts).toEqual([
      head,
      expect.stringMatching(/^Block \w{16}:\n# Trains$/),
      expect.stringMatching(/^Block \w{16}:\nTake the train where it takes less than six hours\.$/),
    ]);
    await close();
  });

  it('propose changes of blocks and pages as a change request', async () => {
    const { call, close } = await connectAs(undefined, mode);
    const { texts } = await call('readPage', { space: travel(), page: 'trains', asBlocks: true });
    const key = /^Block (\w+):\nTake/m.exec(texts.join('\n'))?.[1] ?? '';
    const proposed = await call('proposeChange', {
      space: travel(),
      subject: 'Night trains',
      message: 'Describe night trains',
      baseRevision: ids.revision('travel'),
      changes: [
        {
          updateBlocks: {
            pageId: trains(),
            operations: [
              { insert: { markdown: 'Night trains count too.', position: { after: key } } },
            ],
          },
        },
      ],
    });
    const [text = ''] = proposed.texts;
    const id = /\nId: (cr_\w+)\n/.exec(text)?.[1] ?? '';
    expect(text).toMatch(
      new RegExp(
        `^Change request \\d is open: ${APP()}/s/${travel()}/cr/${id}\nId: ${id}\nRevision: rev_\\w+$`,
      ),
    );
    const { data } = await world
      .as('ana')
      .query(
        `query ($id: ID!) { changeRequest(id: $id) { subject status revision { message allPages { title ... on DocumentPage { markdown } } } } }`,
        { id },
      );
    expect(data.changeRequest).toEqual({
      subject: 'Night trains',
      status: 'OPEN',
      revision: {
        message: 'Describe night trains',
        allPages: [
          {
            title: 'Trains',
            markdown:
              '# Trains\n\nTake the train where it takes less than six hours.\n\nNight trains count too.\n',
          },
        ],
      },
    });
    await close();
  });
});

describe('a proposal', () => {
  const change = (more: object) => ({
    space: travel(),
    subject: 'Buses',
    changes: [{ insertPage: { title: 'Buses', markdown: 'By bus.\n' } }],
    ...more,
  });

  it('that is refused leaves an archived change request', async () => {
    const { call, close } = await connectAs();
    const { texts, isError } = await call(
      'proposeChange',
      change({ changes: [{ deletePage: { pageId: ids.page('guide', 1) } }] }),
    );
    expect([isError, texts[0]?.split('\n')]).toEqual([
      true,
      [expect.stringMatching(/^[A-Z_]+: /), expect.stringMatching(/^Field: changes\.0/)],
    ]);
    await close();
    const { data } = await world
      .as('ana')
      .query(
        `query ($id: ID!) { space(id: $id) { changeRequests(filter: { subject: "Buses" }) { nodes { status } } } }`,
        { id: travel() },
      );
    expect(data.space.changeRequests.nodes).toEqual([{ status: 'ARCHIVED' }]);
  });

  it('needs the level edit, and changes of a known form', async () => {
    const token = await world.tokenOf(ids.user('cat'));
    const { call, close } = await connect(url(), { token });
    const refused = await call('proposeChange', change({ space: ids.space('guide') }));
    expect([refused.isError, refused.texts[0]?.split(':')[0]]).toEqual([true, 'FORBIDDEN']);
    const invalid = await call('proposeChange', change({ changes: [{ mergeIt: {} }] }));
    expect([invalid.isError, invalid.texts[0]]).toEqual([
      true,
      '✖ Invalid input\n  → at changes[0]',
    ]);
    await close();
  });

  it('ignores an Idempotency-Key, which stands for one write', async () => {
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'proposeChange', arguments: change({ subject: 'Ferries' }) },
    };
    const { status, body } = await world.as('ana').post('/mcp', call, {
      accept: 'application/json, text/event-stream',
      'idempotency-key': 'one',
    });
    expect([status, body.result.content[0].text]).toEqual([
      200,
      expect.stringMatching(/^Change request \d is open: /),
    ]);
  });
});
