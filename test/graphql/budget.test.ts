// Checks the limits of one response, and its cost.
import { describe, expect, it } from 'vitest';
import { ResponseBudget } from '../../src/graphql/budget.ts';
import { ids, useWorld } from '../support.ts';

const world = useWorld();

const aliases = (count: number, field: string): string =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');
const tooMuch = (of: 'bytes' | 'values', limit: number, has: unknown) => ({
  status: 400,
  headers: expect.anything(),
  errors: [
    {
      message: `The response has more than ${limit} ${of}: ${of === 'bytes' ? 'ask for fewer texts, or in several requests' : 'request smaller pages (`first`) or fewer fields, or send several requests'}.`,
      extensions: { code: 'QUERY_TOO_COMPLEX', details: { of, limit, has }, requestId: 'test' },
    },
  ],
  extensions: { cost: { nodes: expect.any(Number), points: expect.any(Number) } },
});

/** Adds a page with the given number of bytes to the guide, and returns its path. */
async function writePage(bytes: number): Promise<string> {
  const { status, body } = await world.as('ana').post(`/v1/spaces/${ids.space('guide')}/content`, {
    changes: [
      {
        operation: 'insert_page',
        title: `Long ${bytes}`,
        document: { markdown: 'word '.repeat(bytes / 5) },
      },
    ],
  });
  expect([status, body.object]).toEqual([200, 'space']);
  return `long-${bytes}`;
}

const PAGE = (path: string, fields: string): string =>
  `{ space(id: "${ids.space('guide')}") { revision { pageByPath(path: "${path}") { ... on DocumentPage { ${fields} } } } } }`;
const SITE = (path: string, fields: string): string =>
  `{ publishedSite(id: "${ids.site('help')}") { siteSpaces(first: 1) { nodes { space { revision { pageByPath(path: "${path}") { ... on DocumentPage { ${fields} } } } } } } } }`;

describe('the budget of a response', () => {
  it('refuses a query whose response would exceed 16 MiB, counting the text of each alias', async () => {
    const path = await writePage(200_000);
    expect(await world.as('ben').query(PAGE(path, aliases(90, 'markdown')))).toEqual(
      tooMuch('bytes', 16_777_216, expect.any(Number)),
    );
    const few = await world.as('ben').query(PAGE(path, aliases(3, 'markdown')));
    const texts: string[] = Object.values(few.data.space.revision.pageByPath);
    expect([
      few.status,
      texts.map((text) => text === 'word '.repeat(40_000)),
      few.extensions,
      // 600,000 bytes cost nine points in addition to the first
    ]).toEqual([200, [true, true, true], { cost: { nodes: 3, points: 10 } }]);
  });

  it('refuses more than 4 MiB to callers without a token', async () => {
    const path = await writePage(50_000);
    const few = await world.nobody.query(SITE(path, aliases(50, 'markdown')));
    expect([
      few.status,
      few.data.publishedSite.siteSpaces.nodes[0].space.revision.pageByPath.a49.length,
    ]).toEqual([200, 50_000]);
    expect(await world.nobody.query(SITE(path, aliases(95, 'markdown')))).toEqual(
      tooMuch('bytes', 4_194_304, expect.any(Number)),
    );
    expect((await world.as('ben').query(PAGE(path, aliases(95, 'markdown')))).status).toBe(200);
  });

  it('counts each item of a list with its selected fields before they are resolved', () => {
    const budget = new ResponseBudget({ values: 100, bytes: 1000 });
    budget.addValues(99);
    expect(budget.excess).toBeUndefined();
    expect(() => budget.addValues(2)).toThrow('The response has more than 100 values');
    expect(() => budget.addText('short')).not.toThrow(); // it is counted with the complete response
    // the first excess stays
    expect(() => budget.addText('a'.repeat(2000))).toThrow('The response has more than 100 values');
  });

  it('counts texts by their bytes in JSON', () => {
    const budget = new ResponseBudget({ values: 100, bytes: 12_000 });
    budget.addText('\u0001'.repeat(1999)); // six bytes each, and two quotation marks
    expect(budget.excess).toBeUndefined();
    expect(() => budget.addText('é'.repeat(1025))).toThrow(
      'The response has more than 12000 bytes',
    );
  });

  it('is settled by the complete response, and stops counting when that is too large', () => {
    const budget = new ResponseBudget({ values: 10_000, bytes: 5000 });
    budget.settle({ list: Array.from({ length: 100 }, () => ({ id: 'abc' })) });
    expect([budget.excess, budget.points]).toEqual([undefined, 0]);
    expect(() => budget.settle({ text: 'a'.repeat(3000), other: 'b'.repeat(3000) })).toThrow(
      'The response has more than 5000 bytes',
    );
  });

  it('refuses JSON that is nested too deeply to be serialized', () => {
    let nested: unknown = 'a';
    for (let n = 0; n < 5000; n++) nested = [nested];
    expect(() => new ResponseBudget({ values: 10_000, bytes: 10_000 }).settle({ nested })).toThrow(
      'The response has more than 10000 bytes',
    );
  });

  it('stops a query after its deadline', () => {
    const budget = new ResponseBudget({ values: 100, bytes: 100 }, () => -1);
    expect(() => budget.checkTime()).toThrow('The request took too long and was canceled');
    expect(() => budget.addValues(1)).toThrow('The request took too long and was canceled');
  });

  it('counts the parts of a transaction together, and the points of each as alone', () => {
    const budget = new ResponseBudget({ values: 5000, bytes: 1_000_000 });
    const items = Array.from({ length: 1499 }, () => 1);
    const answer = () => {
      budget.beginPart();
      budget.settle(items);
    };
    answer();
    expect([budget.count.values, budget.points]).toEqual([1500, 1]);
    answer();
    answer();
    expect([budget.count.values, budget.points]).toEqual([4500, 3]);
    budget.restart();
    expect([budget.count, budget.points]).toEqual([{ values: 0, bytes: 0 }, 0]);
    answer();
    answer();
    answer();
    expect(answer).toThrow('The response has more than 5000 values');
  });
});

describe('nodes', () => {
  it('refuses duplicate ids', async () => {
    const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const { status, data, errors } = await world
      .as('ben')
      .query(NODES, { ids: [ids.acme, ids.user('ben'), ids.acme] });
    expect({ status, data, errors }).toEqual({
      status: 200,
      data: null,
      errors: [
        {
          message: 'This is the same id as ids.0. Send each id once.',
          locations: [{ line: 1, column: 24 }],
          path: ['nodes'],
          extensions: { code: 'BAD_USER_INPUT', field: 'ids.2', requestId: 'test' },
        },
      ],
    });
  });
});
