/** Tests pages as HTML: for members, in each state of a space, and for visitors of a site. */
import { describe, expect, it } from 'vitest';
import { edit, editIn, idOf, makeRequest, makeTestSpace, page, pageBody } from '../edit/support.ts';
import { addressOf, jwtFor, makePublished, openSite, write } from '../published-site/made.ts';
import { done } from '../site-structure/made.ts';
import { statementsOf } from '../statements.ts';
import { ids, useWorld, type Visitor } from '../support.ts';

const world = useWorld();
const ana = () => world.as('ana');

const PAGE = `query ($space: ID!, $id: ID!) { space(id: $space) { revision { page(id: $id) {
  ... on DocumentPage { html rendered: html(evaluated: true) body(format: HTML) { html markdown document } } } } } }`;

describe('a page as HTML', () => {
  it('is the same in both APIs, with addresses of the app and of files', async () => {
    const base64 = Buffer.from('A file.').toString('base64');
    const testSpace = await makeTestSpace(world, [
      page('B', { markdown: 'x' }),
      { insertFiles: { files: [{ ref: 'file', name: 'a b.txt', base64 }] } },
    ]);
    const [space, b, file] = [testSpace.id, idOf(testSpace, 'B'), idOf(testSpace, 'file')];
    const markdown = [
      `# The *title*\n\nSee [b](/pages/${b}?q=1#part), [gone](/pages/${ids.page('guide', 1)}),`,
      ` [space](/spaces/${ids.space('guide')}) and ![f](/files/${file}).\n\n`,
      `{% content-ref url="/pages/${b}" %}\n{% endcontent-ref %}\n\n`,
      `{% file src="/files/${file}" %}\n\n{% future %}\nText {{ x }}\n{% endfuture %}\n`,
    ].join('');
    const variables = { x: 'of a variable' };
    const made = await edit(world, space, [page('A', { markdown, variables })]);
    const a = idOf(made, 'A');
    const app = `${world.url}/app/o/${ids.acme}/s`;
    const { downloadURL } = await done(ana().get(`/v1/spaces/${space}/content/files/${file}`));
    const html = (text: string) =>
      [
        '<h1 id="the-title">The <em>title</em></h1>',
        `<p>See <a href="${app}/${space}/p/${b}?q=1#part">b</a>, gone, `,
        `<a href="${app}/${ids.space('guide')}">space</a> and `,
        `<img src="${downloadURL}" alt="f">.</p>`,
        `<p><a class="content-ref" href="${app}/${space}/p/${b}">B</a></p>`,
        `<figure class="file"><a href="${downloadURL}" download="a b.txt">a b.txt</a></figure>`,
        `<p>Text ${text}</p>`,
      ].join('');
    const written = html('<code class="expression">x</code>');
    const rendered = html('of a variable');
    const url = `/v1/spaces/${space}/content/page/${a}`;
    const { markdown: _, ...rest } = await done(ana().get(url));
    const body = pageBody(world, space, {
      ...{ id: a, at: rest.createdAt, title: 'A', path: 'a', text: markdown, variables },
    });
    expect(await done(ana().get(`${url}?format=html`))).toEqual({ ...body, html: written });
    expect(await done(ana().get(`/v1/spaces/${space}/content/path/a?format=html`))).toEqual({
      ...body,
      html: written,
    });
    expect(await done(ana().get(`${url}?format=html&evaluated=true`))).toEqual({
      ...body,
      html: rendered,
    });
    expect((await ana().query(PAGE, { space, id: a })).data).toEqual({
      space: {
        revision: {
          page: {
            html: written,
            rendered,
            body: { html: written, markdown: null, document: null },
          },
        },
      },
    });
  });

  it('links to pages of the change request and of the revision that it is read in', async () => {
    const testSpace = await makeTestSpace(world, [page('B', { markdown: 'x' })]);
    const [space, b] = [testSpace.id, idOf(testSpace, 'B')];
    const first = await edit(world, space, [page('A', { markdown: `[b](/pages/${b})` })]);
    const a = idOf(first, 'A');
    const request = await makeRequest(world, space);
    const draft = await editIn(world, request, [page('C', { markdown: 'x' })]);
    await editIn(world, request, [page('D', { markdown: 'x' })]);
    await edit(world, space, [page('E', { markdown: 'x' })]);
    const read = async (path: string) =>
      (await done(ana().get(`/v1/spaces/${space}/${path}/${a}?format=html`))).html;
    const link = (state: string) =>
      `<p><a href="${world.url}/app/o/${ids.acme}/s/${space}${state}/p/${b}">b</a></p>`;
    expect(await read('content/page')).toBe(link(''));
    expect(await read(`revisions/${first.revision}/page`)).toBe(link(`/r/${first.revision}`));
    expect(await read(`change-requests/${request}/content/page`)).toBe(link(`/cr/${request}`));
    expect(await read(`revisions/${draft.revision}/page`)).toBe(link(`/r/${draft.revision}`));
  });

  it('is returned by the edit that writes it', async () => {
    const { id: spaceId } = await makeTestSpace(world);
    const markdown = `${'word '.repeat(2000)}\n\n\`\`\`js\n1\n\`\`\`\n`;
    const { data } = await ana().query(
      `mutation ($input: EditSpaceContentInput!) { editSpaceContent(input: $input) { space { revision { pages { ... on DocumentPage { html } } } } } }`,
      {
        input: {
          spaceId,
          baseRevisionId: 'HEAD',
          changes: [{ insertPage: { title: 'A', markdown } }],
        },
      },
    );
    const code = '<code class="hljs language-js"><span class="hljs-number">1</span></code>';
    expect(data.editSpaceContent.space.revision.pages).toEqual([
      {
        html: `<p>${'word '.repeat(2000).trim()}</p><figure class="code"><pre>${code}</pre></figure>`,
      },
    ]);
  });

  it('takes as many statements with 2 links as with 45', async () => {
    const titles = Array.from({ length: 45 }, (_, index) => `Page ${index}`);
    const testSpace = await makeTestSpace(
      world,
      titles.map((title) => page(title, { markdown: 'x' })),
    );
    const links = titles.map((title) => `[a](/pages/${idOf(testSpace, title)})`);
    const made = await edit(world, testSpace.id, [
      page('Two', { markdown: links.slice(0, 2).join(' ') }),
      page('All', { markdown: links.join(' ') }),
    ]);
    const countOf = async (ref: string) => {
      const path = `/v1/spaces/${testSpace.id}/content/page/${idOf(made, ref)}?format=html`;
      return (await statementsOf(() => done(ana().get(path)))).length;
    };
    const counts = [await countOf('Two'), await countOf('All')];
    expect(counts).toEqual([4, 4]);
  });
});

describe('a page as HTML for a visitor', () => {
  const READ = `query ($site: ID!, $jwt: String) { publishedSite(id: $site, visitorToken: $jwt) {
    page(path: "/links") { page { ... on DocumentPage { html body(format: HTML) { html markdown document } } } } } }`;

  it('links to the pages that they can see, and has only the text of other links', async () => {
    const site = await makePublished(world);
    const insert = (title: string, markdown: string) => ({
      operation: 'insert_page',
      title,
      markdown,
    });
    const [target = ''] = await write(world, site, 0, [insert('Target', '# Part\n')]);
    const [hidden = ''] = await write(world, site, 1, [insert('Hidden', 'x')]);
    const markdown = [
      `[a](/pages/${target}?x=1#part) [b](/pages/${hidden}) [c](/spaces/${site.spaces[0]})`,
      ` [d](/spaces/${site.spaces[3]}) [e](https://acme.test/) [f](#here)`,
      '{% if visitor.claims.isBeta %} secret{% endif %}\n\n',
      `{% content-ref url="/pages/${hidden}" %}\n{% endcontent-ref %}\n`,
    ].join('');
    const [, pageId] = await write(world, site, 0, [insert('Links', markdown)]);
    const address = addressOf(world, site);
    const html = (link: string, text: string, reference: string) =>
      [
        `<p><a href="${address}/target?x=1#part">a</a> ${link} <a href="${address}">c</a> d `,
        `<a href="https://acme.test/">e</a> <a href="#here">f</a>${text}</p>${reference}`,
      ].join('');
    const forAll = html('b', '', '');
    const beta = `${address}/beta/hidden`;
    const forBeta = html(
      `<a href="${beta}">b</a>`,
      ' secret',
      `<p><a class="content-ref" href="${beta}">Hidden</a></p>`,
    );
    const read = async (jwt?: string) =>
      (await world.nobody.query(READ, { site: site.id, jwt })).data.publishedSite.page.page;
    const shown = (text: string) => ({
      html: text,
      body: { html: text, markdown: null, document: null },
    });
    const jwt = await jwtFor(world, site, { isBeta: true });
    expect([await read(), await read(jwt)]).toEqual([shown(forAll), shown(forBeta)]);
    const urlOf = (visitor: Visitor) =>
      visitor.get(`/v1/spaces/${site.spaces[0]}/content/page/${pageId}?format=html`);
    const body = await done(urlOf(world.with(await openSite(world, site))));
    expect(body.html).toBe(forAll);
    expect((await done(world.nobody.get(`${site.url}/page?path=/links&format=html`))).html).toBe(
      forAll,
    );
  });

  it('takes as many statements with 2 links as with 45', async () => {
    const site = await makePublished(world);
    const targets = await write(
      world,
      site,
      0,
      Array.from({ length: 45 }, (_, index) => ({
        ...{ operation: 'insert_page', title: `Page ${index}`, markdown: 'x' },
      })),
    );
    const links = targets.map((id) => `[a](/pages/${id})`);
    await write(world, site, 0, [
      { operation: 'insert_page', title: 'Two', markdown: links.slice(0, 2).join(' ') },
      { operation: 'insert_page', title: 'All', markdown: links.join(' ') },
    ]);
    const visitor = world.with(await openSite(world, site));
    const countOf = async (path: string) =>
      (
        await statementsOf(() =>
          done(visitor.get(`/v1/spaces/${site.spaces[0]}/content/path/${path}?format=html`)),
        )
      ).length;
    const counts = [await countOf('two'), await countOf('all')];
    expect(counts).toEqual([8, 8]);
  });
});
