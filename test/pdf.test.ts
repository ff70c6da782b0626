/** Tests PDFs: their content, their addresses, and the refusals. */
import { describe, expect, it } from 'vitest';
import { newId } from '../src/data/new-id.ts';
import { bad, graphQLError, errorsOf, notFound, notFoundAt, refused } from './content/expected.ts';
import { storeSiblings } from './content-store/plant.ts';
import { type ReadPdf, readPdf } from './data/pdf-reader.ts';
import { edit, editIn, idOf, type Made, makeRequest, makeTestSpace, page } from './edit/support.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PDF =
  'query ($s: ID!, $page: ID, $only: Boolean! = false) { space(id: $s) { revision { pdf(pageId: $page, only: $only) { url name contentType size missingScripts } } } }';
const PDF_OF_REVISION =
  'query ($r: ID!, $page: ID) { revision(id: $r) { pdf(pageId: $page) { url } } }';
const day = (): string => new Date().toISOString().slice(0, 10);

const readAt = async (url: string): Promise<ReadPdf> =>
  readPdf(Buffer.from(await (await fetch(url)).arrayBuffer()));

interface RichRequest extends Made {
  readonly space: string;
  /** The path of its PDF in `/v1`. */
  readonly path: string;
}

/** Makes a change request with every kind of content that a PDF renders. */
async function makeRich(): Promise<RichRequest> {
  const { id: space } = await makeTestSpace(world, [], { title: 'Hand book', emoji: '📘' });
  const request = await makeRequest(world, space);
  const { refs } = await editIn(world, request, [
    { insertFile: { ref: 'dot', name: 'dot.png', base64: PNG } },
    { setVariables: { variables: { name: 'Lectern', product: 'of all' } } },
    { insertReusableContent: { ref: 'r', title: 'Support', markdown: '> Write to {{ name }}.' } },
  ]);
  const made = await editIn(world, request, [
    page('Start', {
      markdown: `Hello {{ name }}, {{ product }}, [next](Next#part), [web](https://acme.test/).\n\n{% include "${idOf({ revision: '', refs }, 'r')}" %}\n\n{% if visitor.claims.beta %}\nSecret\n{% else %}\nOpen\n{% endif %}\n\n![A dot](/files/${refs['dot']})`,
      variables: { product: 'of the page' },
    }),
    page('Next', {
      description: 'What comes then.',
      markdown:
        '## Part\n\n### Inner\n\n1. one\n   - two\n\n| a | b |\n|---|---|\n| c | d |\n\n```js\nlet a = 1;\n```\n',
    }),
    page('Below', { into: 'Next', markdown: 'Deep words.' }),
    page('Last', { markdown: 'The end.' }),
  ]);
  return { space, ...made, path: `/v1/spaces/${space}/change-requests/${request}/pdf` };
}

const START = ['Start', 'Hello Lectern, of the page, next, web.', 'Write to Lectern.', 'Open'];
const NEXT = [
  'Next',
  'What comes then.',
  'Part',
  'Inner',
  '1.one',
  '•two',
  'ab',
  'cd',
  'let a = 1;',
];
const foot = (sheet: number, of: number): string => `Hand book${sheet} / ${of}`;

describe('a PDF', () => {
  it('is at an address that needs no token, with title page, contents and pages', async () => {
    const { path } = await makeRich();
    const { status, body } = await world.as('ana').get(path);
    expect([status, body]).toEqual([200, { url: body.url, missingScripts: [] }]);
    const given = await fetch(body.url);
    expect([
      given.status,
      given.headers.get('content-type'),
      given.headers.get('content-disposition'),
    ]).toEqual([
      200,
      'application/pdf',
      `inline; filename="Hand-book.pdf"; filename*=UTF-8''Hand-book.pdf`,
    ]);
    const { sheets, titles, links, images } = readPdf(Buffer.from(await given.arrayBuffer()));
    expect(sheets.map((sheet) => sheet.split('\n').filter((line) => line.trim() !== ''))).toEqual([
      ['Hand book', day()],
      ['Contents', 'Start  3', 'Next  4', 'Below  5', 'Last  6', foot(2, 6)],
      [...START, foot(3, 6)],
      [...NEXT, foot(4, 6)],
      ['Below', 'Deep words.', foot(5, 6)],
      ['Last', 'The end.', foot(6, 6)],
    ]);
    expect(titles).toEqual(['Start', 'Next', ' Part', '  Inner', ' Below', 'Last']);
    expect(links).toEqual([
      ...[3, 4, 5, 6].map((to) => ({ on: 2, to })),
      { on: 3, to: 4 },
      { on: 3, to: 'https://acme.test/' },
    ]);
    expect(images).toEqual(['A dot']);
  });

  it('contains a page with its descendants, or the page alone', async () => {
    const made = await makeRich();
    const titlesAt = async (query: string) => {
      const { status, body } = await world.as('ana').get(`${made.path}?${query}`);
      return [status, (await readAt(body.url)).titles];
    };
    expect(await titlesAt(`page=${idOf(made, 'Next')}`)).toEqual([
      200,
      ['Next', ' Part', '  Inner', ' Below'],
    ]);
    expect(await titlesAt(`page=${idOf(made, 'Next')}&only=true`)).toEqual([
      200,
      ['Next', ' Part', '  Inner'],
    ]);
    expect(await titlesAt(`page=${idOf(made, 'Below')}&only=false`)).toEqual([200, ['Below']]);
    expect(await titlesAt('only=false')).toEqual([
      200,
      ['Start', 'Next', ' Part', '  Inner', ' Below', 'Last'],
    ]);
  });

  it('is available in GraphQL for a space and for any revision', async () => {
    const testSpace = await makeTestSpace(world, [page('A', { markdown: 'Before.' }), page('B')], {
      title: 'Über',
    });
    await edit(world, testSpace.id, [
      { updatePage: { page: idOf(testSpace, 'A'), markdown: 'After.' } },
    ]);
    const { pdf } = (
      await world.as('ana').query(PDF, { s: testSpace.id, page: idOf(testSpace, 'A'), only: true })
    ).data.space.revision;
    const bytes = Buffer.from(await (await fetch(pdf.url)).arrayBuffer());
    expect(pdf).toEqual({
      url: pdf.url,
      name: 'Über.pdf',
      contentType: 'application/pdf',
      size: bytes.length,
      missingScripts: [],
    });
    expect(readPdf(bytes).sheets).toEqual([`Über\n${day()}`, 'A\nAfter.\nÜber2 / 2']);
    const old = (await world.as('ana').query(PDF_OF_REVISION, { r: testSpace.revision })).data
      .revision.pdf;
    expect((await readAt(old.url)).sheets).toEqual([
      `Über\n${day()}`,
      'Contents\nA  3\nB  4\nÜber2 / 4',
      'A\nBefore.\nÜber3 / 4',
      'B\nÜber4 / 4',
    ]);
  });

  it('names the scripts without a font in both APIs', async () => {
    const testSpace = await makeTestSpace(world, [page('Start', { markdown: 'A \u{10fffd}.' })]);
    const missingScripts = ['Private use'];
    const { data } = await world.as('ana').query(PDF, { s: testSpace.id });
    expect(data.space.revision.pdf.missingScripts).toEqual(missingScripts);
    const { status, body } = await world.as('ana').get(`/v1/spaces/${testSpace.id}/pdf`);
    expect([status, body]).toEqual([200, { url: body.url, missingScripts }]);
  });

  it('names files, and pages that it does not contain', async () => {
    const testSpace = await makeTestSpace(
      world,
      [{ insertFile: { ref: 'f', name: 'report.txt', base64: 'YQ==' } }, page('Other')],
      { title: 'Named' },
    );
    const made = await edit(world, testSpace.id, [
      page('A', {
        markdown: `{% file src="/files/${idOf(testSpace, 'f')}" %}\n\n{% content-ref url="/pages/${idOf(testSpace, 'Other')}" %}\n{% endcontent-ref %}`,
      }),
    ]);
    const variables = { s: testSpace.id, page: idOf(made, 'A'), only: true };
    const { pdf } = (await world.as('ana').query(PDF, variables)).data.space.revision;
    expect((await readAt(pdf.url)).sheets).toEqual([
      `Named\n${day()}`,
      'A\nFILE\nreport.txt\nPAGE\nOther\nNamed2 / 2',
    ]);
  });

  it('takes the same number of statements for fifty pages as for five', {
    timeout: 240_000,
  }, async () => {
    const count = async (pages: number) => {
      const testSpace = await makeTestSpace(world, [
        { insertReusableContent: { ref: 'r', title: 'R', markdown: `Of ${pages}.` } },
        ...Array.from({ length: pages - 1 }, (_, i) =>
          page(`P${i}`, { markdown: `Words ${i} of ${pages}.` }),
        ),
      ]);
      await edit(world, testSpace.id, [
        page('Includes', { markdown: `{% include "${idOf(testSpace, 'r')}" %}` }),
      ]);
      return world.countStatements('ana', (visitor) => visitor.query(PDF, { s: testSpace.id }));
    };
    expect([await count(5), await count(50)]).toEqual([6, 6]);
  });

  it('of an empty revision is a title page', async () => {
    const testSpace = await makeTestSpace(world);
    const request = await makeRequest(world, testSpace.id);
    const { body } = await world
      .as('ana')
      .get(`/v1/spaces/${testSpace.id}/change-requests/${request}/pdf`);
    expect((await readAt(body.url)).sheets).toEqual([`Untitled\n${day()}`]);
    const ofSpace = await world.as('ana').get(`/v1/spaces/${testSpace.id}/pdf`);
    expect(ofSpace.status).toBe(200);
    expect((await readAt(ofSpace.body.url)).sheets).toEqual([`Untitled\n${day()}`]);
  });

  it('replaces what it cannot draw by its text, and accepts any text', async () => {
    const broken = Buffer.from(PNG, 'base64');
    broken.fill(0x41, 40);
    const svg = (inner: string) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`,
      ).toString('base64');
    const texts = [
      '#panic("x") $ ` \\',
      '{% include "r" %}'.repeat(50),
      '{% if %}{% endif %}{% if',
      '> '.repeat(2000),
      '[a](#b)<a href="javascript:alert(1)">c</a>',
      '\ufeff\u202e\u0001\u2028',
      '|'.repeat(5000),
    ];
    const testSpace = await makeTestSpace(world, [
      { insertFile: { ref: 'f', name: 'f.png', base64: broken.toString('base64') } },
      {
        insertFile: { ref: 'g', name: 'g.svg', base64: svg('<image href="file:///etc/passwd"/>') },
      },
      {
        insertFile: {
          ref: 'h',
          name: 'h.svg',
          base64: svg('<script>alert(1)</script><circle r="4"/>'),
        },
      },
      ...texts.map((markdown, i) => page(`Text ${i}`, { markdown })),
      page('#eval("1")', {
        markdown: '![broken](f) ![reads](g) ![drawn](h) ![gone](/files/fil_1111111111111111111111)',
        description: '{{ x }} #x',
      }),
    ]);
    const { data } = await world.as('ana').query(PDF, { s: testSpace.id });
    const { sheets, titles, images } = await readAt(data.space.revision.pdf.url);
    expect([titles.at(-1), sheets.at(-1)?.split('\n').slice(0, 3)]).toEqual([
      '#eval("1")',
      ['#eval("1")', '{{ x }} #x', 'broken reads  gone'],
    ]);
    expect(images).toEqual(['drawn']);
  });
});

describe('a refused PDF', () => {
  it('has `only` without a page', async () => {
    const { path, space } = await makeRich();
    const message = 'Send the id of the page in "page".';
    expect((await world.as('ana').get(`${path}?only=true`)).body).toEqual(bad('only', message));
    expect(errorsOf(await world.as('ana').query(PDF, { s: space, only: true }))).toEqual(
      graphQLError(
        ['space', 'revision', 'pdf'],
        'BAD_USER_INPUT',
        message.replace('page"', 'pageId"'),
        { field: 'only' },
      ),
    );
  });

  it('is of an unknown page', async () => {
    const made = await makeRich();
    const message = 'There is no such page here.';
    for (const id of [newId('Page'), ids.page('guide', 1)]) {
      expect((await world.as('ana').get(`${made.path}?page=${id}`)).body).toEqual(
        bad('page', message),
      );
      expect(errorsOf(await world.as('ana').query(PDF, { s: made.space, page: id }))).toEqual(
        graphQLError(['space', 'revision', 'pdf'], 'BAD_USER_INPUT', message, { field: 'pageId' }),
      );
    }
    // It exists only in the change request.
    expect(
      errorsOf(await world.as('ana').query(PDF, { s: made.space, page: idOf(made, 'Next') })),
    ).toEqual(
      graphQLError(['space', 'revision', 'pdf'], 'BAD_USER_INPUT', message, { field: 'pageId' }),
    );
  });

  it.each([
    ['page=x', 'page'],
    [`page=${ids.space('guide')}`, 'page'],
    ['page=', 'page'],
    ['only=maybe', 'only'],
  ])('has the invalid query %s', async (query, field) => {
    const { status, body } = await world
      .as('ana')
      .get(`/v1/spaces/${ids.space('onboarding')}/change-requests/2/pdf?${query}`);
    expect([status, body.error.reason, body.error.field]).toEqual([400, 'BAD_USER_INPUT', field]);
  });

  it('is NOT_FOUND for strangers and for unknown ids', async () => {
    const path = (space: string, request: string | number) =>
      `/v1/spaces/${space}/change-requests/${request}/pdf`;
    const onboarding = ids.space('onboarding');
    for (const request of [1, 2, ids.changeRequest('laptop')])
      expect((await world.as('eve').get(path(onboarding, request))).body).toEqual(notFound);
    expect(errorsOf(await world.as('eve').query(PDF, { s: onboarding }))).toEqual(
      notFoundAt('space'),
    );
    expect(
      errorsOf(await world.as('eve').query(PDF_OF_REVISION, { r: ids.revision('onboarding') })),
    ).toEqual(notFoundAt('revision'));
    for (const request of [99, newId('ChangeRequest')])
      expect((await world.as('ana').get(path(onboarding, request))).body).toEqual(notFound);
    expect((await world.nobody.get(path(onboarding, 1))).body).toEqual(
      refused(
        401,
        'UNAUTHENTICATED',
        'A token is required: send the header "Authorization: Bearer <token>".',
      ),
    );
  });

  it('has more than 1,000 pages', async () => {
    const { spaceId, pages } = await storeSiblings(world, 1001);
    const message = 'A PDF has at most 1000 pages of a space: request a part with "page".';
    expect(errorsOf(await world.as('ana').query(PDF, { s: spaceId }))).toEqual(
      graphQLError(
        ['space', 'revision', 'pdf'],
        'BAD_USER_INPUT',
        message.replace('page"', 'pageId"'),
        { field: 'pageId' },
      ),
    );
    const { data } = await world.as('ana').query(PDF, { s: spaceId, page: pages[1000]?.id });
    expect((await readAt(data.space.revision.pdf.url)).titles).toEqual(['Page 1000']);
  });

  it('has more text than the limit', async () => {
    const testSpace = await makeTestSpace(world, [
      { insertReusableContent: { ref: 'r', title: 'R', markdown: 'words '.repeat(170_000) } },
    ]);
    const include = `{% include "${idOf(testSpace, 'r')}" %}\n\n`;
    const made = await edit(world, testSpace.id, [
      page('Too long', { markdown: include.repeat(5) }),
      ...Array.from({ length: 6 }, (_, i) => page(`P${i}`, { markdown: include.repeat(3) })),
    ]);
    const at = ['space', 'revision', 'pdf'];
    const message = 'This text is longer than 4,194,304 characters, with its includes.';
    expect(errorsOf(await world.as('ana').query(PDF, { s: testSpace.id }))).toEqual(
      graphQLError(at, 'BAD_USER_INPUT', message),
    );
    await edit(world, testSpace.id, [{ deletePage: { page: idOf(made, 'Too long') } }]);
    expect(errorsOf(await world.as('ana').query(PDF, { s: testSpace.id }))).toEqual(
      graphQLError(
        at,
        'QUERY_TOO_COMPLEX',
        'This is too much text for one PDF. Request fewer pages.',
      ),
    );
  });

  it('is the third concurrent one of a person, and succeeds in a later request', async () => {
    const made = await makeRich();
    const field = (name: string, of: string) =>
      `${name}: pdf(pageId: "${idOf(made, of)}", only: true) { name }`;
    const document = `query ($c: ID!) { a: changeRequest(id: $c) { revision { ${field('one', 'Start')} ${field('two', 'Next')} ${field('again', 'Start')} } }
      b: changeRequest(id: $c) { revision { ${field('three', 'Below')} ${field('four', 'Last')} } } }`;
    const variables = { s: made.space, c: made.path.split('/')[5] };
    const answer = await world.as('ana').query(document, variables);
    const pdf = { name: 'Hand-book.pdf' };
    expect(answer.data).toEqual({ a: { revision: { one: pdf, two: pdf, again: pdf } }, b: null });
    expect(errorsOf(answer).at(0)).toEqual(
      graphQLError(
        ['b', 'revision', 'three'],
        'RATE_LIMITED',
        'Two of your exports are being created. Try again later.',
      )[0],
    );
    expect((await world.as('ana').query(document, variables)).data).toEqual({
      a: { revision: { one: pdf, two: pdf, again: pdf } },
      b: { revision: { three: pdf, four: pdf } },
    });
  });
});
