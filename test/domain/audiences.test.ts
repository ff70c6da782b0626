/** Checks who can see each part of a site, and the problems of its conditions. */
import { describe, expect, it } from 'vitest';
import { type ClaimObject, readAdaptiveSchema } from '../../src/domain/adaptive-schema.ts';
import { audiencesOf } from '../../src/domain/audiences.ts';
import { MAX_STEP_COUNT } from '../../src/domain/audiences/work.ts';
import { AppError } from '../../src/domain/errors.ts';

const root = (properties: object): ClaimObject =>
  readAdaptiveSchema({ type: 'object', properties }, 'schema');
const flags = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`flag${i}`, { type: 'boolean' }]));
const schema = root({
  ...flags(20),
  beta: { type: 'boolean' },
  plan: { type: 'string', enum: ['free', 'pro'] },
});

const rankOf = (n: number) => String(n).padStart(4, '0');
const section = (n: number, condition: string | null = null, groupId: string | null = null) => ({
  id: `sec${n}`,
  rank: rankOf(n),
  groupId,
  isDefault: n === 0,
  condition,
});
const siteSpace = (
  n: number,
  condition: string | null = null,
  sectionId: string | null = null,
) => ({
  id: `sts${n}`,
  rank: rankOf(n),
  sectionId,
  spaceId: `spc${n}`,
  isDefault: false,
  condition,
});
const c = (text: string) => text.replaceAll('$', 'visitor.claims');

type Made = Partial<Parameters<typeof audiencesOf>[0]>;
const audiencesIn = (
  parts: Made,
  site: {
    adaptive?: boolean;
    schema?: ClaimObject | null;
    isLiving?: (id: string) => boolean;
  } = {},
) =>
  audiencesOf(
    { groups: [], sections: [], siteSpaces: [], ...parts },
    { adaptive: true, schema, isLiving: () => true, ...site },
  );
/** Returns for each item its id, who can see it, and its problems. */
const outline = (...args: Parameters<typeof audiencesIn>) =>
  audiencesIn(...args).map(({ item, audience, problems }) => [
    item.id,
    audience.sees,
    ...problems.map(({ type }) => type),
  ]);

describe('the audiences of a site', () => {
  it('include the site spaces at the root when there are no sections', () => {
    expect(audiencesIn({ siteSpaces: [siteSpace(2, c('$.beta')), siteSpace(1)] })).toEqual([
      {
        item: siteSpace(1),
        inherited: null,
        audience: { sees: 'ALWAYS', claims: [], kinds: 0, isExact: true },
        problems: [],
      },
      {
        item: siteSpace(2, c('$.beta')),
        inherited: null,
        audience: { sees: 'SOMETIMES', claims: [{ beta: true }], kinds: 1, isExact: true },
        problems: [],
      },
    ]);
  });

  it('include each section and its content, in the order of the structure', () => {
    const groups = [{ id: 'grp', rank: rankOf(0) }];
    const sections = [section(1), section(2, null, 'grp'), section(3)];
    expect(
      outline({
        groups,
        sections,
        siteSpaces: [
          siteSpace(4, null, 'sec1'),
          siteSpace(3, null, 'sec1'),
          siteSpace(2, null, 'sec3'),
          siteSpace(1, null, 'sec2'),
        ],
      }),
    ).toEqual(['sec2', 'sts1', 'sec1', 'sts3', 'sts4', 'sec3', 'sts2'].map((id) => [id, 'ALWAYS']));
  });

  it('combine the conditions of a section and of its content', () => {
    const [beta, pro] = [c('$.beta'), c('$.plan == "pro"')];
    const found = audiencesIn({
      sections: [section(1, beta)],
      siteSpaces: [siteSpace(1, pro, 'sec1'), siteSpace(2, c('$.plan == "free"'), 'sec1')],
    });
    expect(found.map(({ inherited, audience: { claims } }) => [inherited, claims])).toEqual([
      [
        null,
        [
          { beta: true, plan: 'free' },
          { beta: true, plan: 'pro' },
        ],
      ],
      [beta, [{ beta: true, plan: 'pro' }]],
      [beta, [{ beta: true, plan: 'free' }]],
    ]);
  });

  it('report a section as visible to all when each visitor can see something in it', () => {
    const variants = [siteSpace(1, c('$.beta'), 'sec1'), siteSpace(2, c('!$.beta'), 'sec1')];
    expect(outline({ sections: [section(1)], siteSpaces: variants })).toEqual([
      ['sec1', 'ALWAYS'],
      ['sts1', 'SOMETIMES'],
      ['sts2', 'SOMETIMES'],
    ]);
  });

  it('combine the audiences of the site spaces of a section when all combinations would be too many', () => {
    const siteSpaces = Array.from({ length: 20 }, (_, i) => siteSpace(i, c(`$.flag${i}`), 'sec1'));
    expect(audiencesIn({ sections: [section(1)], siteSpaces })[0]?.audience).toEqual({
      sees: 'SOMETIMES',
      claims: Array.from({ length: 20 }, (_, i) => ({ [`flag${i}`]: true })),
      kinds: 20,
      isExact: false,
    });
  });

  it('include the problems', () => {
    const sections = [
      section(1, c('$.gone')),
      section(2, c('$.beta')),
      section(3),
      section(4, c('$.beta && !$.beta')),
      section(5),
    ];
    const siteSpaces = [
      ...[
        siteSpace(1, null, 'sec1'),
        siteSpace(2, c('!$.beta'), 'sec2'),
        siteSpace(3, c('$.plan == "gold"'), 'sec2'),
        siteSpace(4, c('$.plan ==')),
        siteSpace(5, c('$.beta'), 'sec2'),
      ],
      ...[siteSpace(6, null, 'sec3'), siteSpace(7, null, 'sec4'), siteSpace(8, c('false'), 'sec4')],
    ];
    expect(outline({ sections, siteSpaces }, { isLiving: (id) => id !== 'spc6' })).toEqual([
      ['sts4', 'NEVER', 'UNREADABLE'],
      ['sec1', 'NEVER', 'MISFIT'],
      ['sts1', 'NEVER', 'SECTION_NEVER_SEEN'],
      ['sec2', 'SOMETIMES'],
      ['sts2', 'NEVER', 'CONTRADICTION'],
      ['sts3', 'NEVER', 'MISFIT'],
      ['sts5', 'SOMETIMES'],
      ['sec3', 'NEVER', 'NOTHING_SEEN'],
      ['sts6', 'NEVER', 'IN_TRASH'],
      ['sec4', 'NEVER', 'NEVER_HOLDS'],
      ['sts7', 'NEVER', 'SECTION_NEVER_SEEN'],
      ['sts8', 'NEVER', 'NEVER_HOLDS', 'SECTION_NEVER_SEEN'],
      ['sec5', 'NEVER', 'NOTHING_SEEN'],
    ]);
  });

  it('exclude everything with a condition while adaptive content is off', () => {
    const parts = {
      sections: [section(1), section(2, 'true')],
      siteSpaces: [
        siteSpace(1, c('$.beta'), 'sec1'),
        siteSpace(2, null, 'sec1'),
        siteSpace(3, null, 'sec2'),
      ],
    };
    expect(outline(parts, { adaptive: false })).toEqual([
      ['sec1', 'ALWAYS'],
      ['sts1', 'NEVER', 'ADAPTIVE_CONTENT_OFF'],
      ['sts2', 'ALWAYS'],
      ['sec2', 'NEVER', 'ADAPTIVE_CONTENT_OFF'],
      ['sts3', 'NEVER', 'SECTION_NEVER_SEEN'],
    ]);
  });

  it('use no claims when none are declared', () => {
    expect(
      outline(
        { siteSpaces: [siteSpace(1, c('$.beta')), siteSpace(2, c('!$.beta'))] },
        { schema: null },
      ),
    ).toEqual([
      ['sts1', 'NEVER', 'NO_SCHEMA'],
      ['sts2', 'ALWAYS', 'NO_SCHEMA'],
    ]);
  });

  it('are refused with the name of the item that is too complex', () => {
    const all = c(Array.from({ length: 10 }, (_, i) => `$.flag${i}`).join(' && '));
    const [limit, has] = [10_000, 3 ** 10];
    expect(detailsOf(() => audiencesIn({ siteSpaces: [siteSpace(1), siteSpace(2, all)] }))).toEqual(
      {
        limit,
        has,
        item: 'sts2',
      },
    );
  });
});

function detailsOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error instanceof AppError && error.reason === 'QUERY_TOO_COMPLEX'
      ? error.details
      : error;
  }
}

describe('the work', () => {
  const sections = Array.from({ length: 50 }, (_, i) => section(i));
  const largest = root({
    ...Object.fromEntries(
      Array.from({ length: 50 }, (_, i) => [
        `c${i}`,
        {
          type: 'array',
          items: { type: 'string', enum: Array.from({ length: 100 }, (_, n) => `${i}.${n}`) },
        },
      ]),
    ),
  });
  /** Returns 500 site spaces, each with a condition of its own. */
  const spaces = (condition: (n: number) => string) =>
    Array.from({ length: 500 }, (_, i) => siteSpace(i, c(condition(i)), `sec${i % 50}`));

  it('is finished for 50 sections with 500 site spaces that use three claims each', () => {
    const work = { steps: 0 };
    const siteSpaces = spaces(
      (i) => `$.flag${i % 20} && $.flag${(i + 1) % 20} || !$.flag${(i + 2) % 20} && ${i} > -1`,
    );
    const found = audiencesOf(
      {
        groups: [],
        sections: sections.map((one, i) => ({ ...one, condition: c(`$.flag${i % 20}`) })),
        siteSpaces,
      },
      { adaptive: true, schema, isLiving: () => true },
      work,
    );
    expect(found.map(({ audience }) => audience.sees)).toEqual(
      Array.from({ length: 550 }, () => 'SOMETIMES'),
    );
    expect(work.steps).toBeLessThan(MAX_STEP_COUNT);
  });

  const twelve = Array.from({ length: 12 }, (_, n) => `$.c1.includes("1.${n}")`).join(' || ');

  it.each([
    [
      'lists with too many items',
      10_000,
      (i: number) => `${twelve} || $.c2.includes("2.${i % 100}")`,
    ],
    [
      'too many kinds of visitors',
      10_000,
      (i: number) =>
        `${Array.from({ length: 14 }, (_, n) => `$.c${n} != null`).join(' && ')} && $.c20.length > ${i}`,
    ],
    ['comparisons of whole objects', 10_000, (i: number) => `$.c1[0] == "1.${i % 100}"`],
    ['many kinds for each claim', MAX_STEP_COUNT, (i: number) => `${twelve} || ${i} < 0`],
    [
      'long conditions',
      MAX_STEP_COUNT,
      (i: number) =>
        `$.c${i % 50}.length == ${i} || ${Array.from({ length: 33 }, (_, n) => `$.c1.length<${n + (i % 60)}`).join('||')}`,
    ],
    [
      'slow conditions',
      MAX_STEP_COUNT,
      (i: number) =>
        `(${twelve}) && $.c1.every(a => [${'1,'.repeat(150)}1].every(b => a == "1.${i % 50}" || b))`,
    ],
  ])('ends with a limit for %s', (_, limit, condition) => {
    const work = { steps: 0 };
    const details = detailsOf(() =>
      audiencesOf(
        { groups: [], sections, siteSpaces: spaces(condition) },
        { adaptive: true, schema: largest, isLiving: () => true },
        work,
      ),
    );
    expect(details).toEqual({ limit, has: expect.any(Number), item: expect.any(String) });
    expect(work.steps).toBeLessThan(MAX_STEP_COUNT + 20_000);
  });
});
