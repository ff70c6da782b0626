/** Tests the page Blocks of the demo site: every sample is shown, in both APIs. */
import { describe, expect, it } from 'vitest';
import { palette } from '../../prisma/seed/files.ts';
import { samples, samplesPage } from '../../prisma/seed/samples/page.ts';
import { FILE_ADDRESS } from '../../prisma/seed/samples/sample.ts';
import { done } from '../site-structure/made.ts';
import { ids, useWorld } from '../support.ts';

const world = useWorld({ PUBLIC_URL: 'https://docs.test' });

const BLOCKS = ids.page('guide', 8);
const target = 'https://docs.test/acme-docs/acme-help/getting-started/first-space';

/** A part of the HTML of each sample, by its title. `FILE` is the URL of the file. */
const parts: Readonly<Record<string, string>> = {
  Paragraph: '<p>Several people write a page, and <strong>each change</strong> is reviewed.</p>',
  Heading: '<h3 id="names-of-pages">Names of pages</h3>',
  List: '<ol><li>Write the page.</li><li>Check it:<ul><li>run <code>npm test</code></li></ul></li></ol>',
  'List item': '<ul class="tasks"><li class="task"><input type="checkbox" disabled checked>',
  Quote: '<blockquote><p>A page that nobody can find does not exist.</p></blockquote>',
  Code: '<figure class="code" data-line-numbers="true"><figcaption>hello.js</figcaption><pre><code',
  Divider: '<hr>',
  Table: '<table><thead><tr><th scope="col">Plan</th><th scope="col" data-align="right">Seats',
  Cards: `<ul class="cards" data-size="medium"><li><article class="card"><div class="card-cover"><img src="FILE" alt=""></div>`,
  Formula: '<div class="math-display">e^{i\\pi} + 1 = 0</div>',
  Hint: '<div class="hint" data-style="warning" role="note"><p>Save your work',
  Tabs: '<section class="tabs"><section class="tab" aria-label="npm"><p class="tab-title">npm</p>',
  Tab: '<section class="tab" data-icon="bolt" aria-label="Power"><p class="tab-title">Power</p>',
  'Expandable part': '<details class="expandable" open><summary>Why is it free?</summary><p>',
  Stepper: '<ol class="stepper"><li class="step"><h3 id="create-an-account">',
  Step: '<ol class="stepper"><li class="step" data-icon="bolt"><p>Switch it on.</p></li></ol>',
  Columns: '<div class="columns"><div class="column" data-width="60%"><p>',
  Column: '<div class="column" data-width="25%" data-vertical-align="middle">',
  Updates: '<section class="updates" data-format="full"><article class="update"><p class="update-',
  Update: '<ul class="update-tags"><li>api</li><li>fix</li></ul><p>Long names are shown.</p>',
  Prompt: '<figure class="prompt" data-icon="bolt"><figcaption>Explain an error</figcaption>',
  Images: '<div class="images" data-with-frame="true"><figure><img src="FILE" alt="Four colors"',
  Image: '<div class="images"><figure><img src="FILE" alt="Four colors" title="Our palette">',
  Drawing: '<figure class="drawing"><img src="FILE" alt="Four colors"></figure>',
  File: '<figure class="file"><a href="FILE" download="palette.svg">palette.svg</a><figcaption>',
  'Embedded URL': '<figure class="embed-figure"><a class="embed" href="https://www.example.com/',
  'Content reference': `<p><a class="content-ref" href="${target}">First space</a></p>`,
  Condition: '<p>Write to our support.</p>',
  Branch: '<p>Your plan has three seats.</p>',
  'Reusable content': '<strong>support@acme.test</strong></a>. We answer within a day.</p>',
  'OpenAPI operation': '<div class="openapi-operation" data-spec="pets" data-path="/pets/{id}"',
  'OpenAPI schemas': '<div class="openapi-schemas" data-spec="pets" data-schemas="Pet,Owner"',
  'OpenAPI webhook': '<div class="openapi-webhook" data-spec="pets" data-name="petAdopted"',
  'Unknown block': '<p>The blocks in it are shown.</p>',
  Text: '<p>Plain, <strong>bold</strong>, and',
  Link: `<a href="${target}" title="First space">your <strong>first</strong> space</a>`,
  'Image in a line': '<p>The palette <img src="FILE" alt="Four colors" data-size="line">',
  Emoji: '<p>Done <span class="emoji">✔</span></p>',
  Icon: '<i class="icon" data-icon="bolt" data-color="red" aria-hidden="true"></i>',
  Mention: `<p>Read <a class="mention" href="${target}">First space</a> now.</p>`,
  Button: `<a class="button primary" data-icon="bolt" href="${target}">Begin</a>`,
  Expression: '<p>This is version 2.1.</p>',
  'Formula in a line': '<span class="math-inline">n \\log n</span>',
  Annotation: '<span class="annotation" id="user-content-note-1-ref-1">versions<sup><a href=',
  'Unknown inline': '<p>The text in such markup is shown.</p>',
  Bold: '<strong>important</strong>',
  Italic: '<em>emphasized</em>',
  Strikethrough: '<del>ten</del>',
  'Code in a line': '<code>npm start</code>',
  Key: '<kbd>Ctrl</kbd>',
  Superscript: '1<sup>st</sup>',
  Subscript: 'H<sub>2</sub>O',
  Color: '<span class="color" data-color="red">red</span>, or <mark class="color"',
};

const READ = `query ($site: ID!) { publishedSite(id: $site) { page(path: "/blocks") {
  page { ... on DocumentPage { html } } } } }`;

describe('the page Blocks of the demo site', () => {
  it('shows every sample to a visitor, in both APIs', async () => {
    const { data } = await world.nobody.query(READ, { site: ids.site('help') });
    const { html } = data.publishedSite.page.page;
    const site = `/v1/orgs/${ids.acme}/sites/${ids.site('help')}`;
    const body = await done(world.nobody.get(`${site}/page?path=/blocks&format=html`));
    expect(body.html).toBe(html);
    expect(html).not.toMatch(/\{%|\{\{|&#x7B;%|class="(?:condition|reusable-content|expression)/);
    const { downloadURL } = await done(
      world.as('ana').get(`/v1/spaces/${ids.space('guide')}/content${FILE_ADDRESS}`),
    );
    const sections = new Map(
      html.split('<h2 ').map((section: string) => [/>([^<]*)</.exec(section)?.[1], section]),
    );
    expect(Object.keys(parts).sort()).toEqual(samples.map(({ title }) => title).sort());
    for (const { title, purpose } of samples) {
      expect(sections.get(title)).toContain(`</h2><p>${purpose}</p>`);
      expect(sections.get(title)).toContain(parts[title]?.replaceAll('FILE', downloadURL));
    }
  });

  it('is the markdown of the samples byte for byte', async () => {
    const { data } = await world
      .as('ana')
      .query(
        `query ($space: ID!, $page: ID!) { space(id: $space) { revision { page(id: $page) { ... on DocumentPage { markdown } } } } }`,
        { space: ids.space('guide'), page: BLOCKS },
      );
    expect(data.space.revision.page.markdown).toBe(`# Blocks\n\n${samplesPage()}\n`);
  });

  it('has no broken link', async () => {
    const { data } = await world
      .as('ana')
      .query(
        `query ($space: ID!) { space(id: $space) { revision { links(filter: { status: BROKEN }) { nodes { href locations { page { pageId } } } } } } }`,
        { space: ids.space('guide') },
      );
    const broken: { href: string; locations: { page: { pageId: string } | null }[] }[] =
      data.space.revision.links.nodes;
    expect(
      broken.filter(({ locations }) => locations.some(({ page }) => page?.pageId === BLOCKS)),
    ).toEqual([]);
  });

  it('has a file with the bytes of its entry', async () => {
    const { downloadURL, ...entry } = await done(
      world.as('ana').get(`/v1/spaces/${ids.space('guide')}/content${FILE_ADDRESS}`),
    );
    expect([entry.id, entry.name, entry.contentType, entry.size]).toEqual([
      palette.id,
      palette.name,
      palette.contentType,
      palette.bytes.length,
    ]);
    const response = await fetch(downloadURL);
    expect(Buffer.from(await response.arrayBuffer()).equals(palette.bytes)).toBe(true);
  });
});
