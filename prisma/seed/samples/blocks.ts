/**
 * Has a sample of each type of block, in the markdown that reads as it. The demo site and
 * `docs/reference/blocks.md` show them.
 */
import type { BlockType } from '../../../src/domain/document/model.ts';
import { FILE_ADDRESS, lines, PAGE_ADDRESS, type Sample, SUPPORT } from './sample.ts';

/** The samples of blocks of text. */
const textSamples: readonly Sample<BlockType>[] = [
  {
    type: 'paragraph',
    title: 'Paragraph',
    purpose: 'A paragraph has text with marks, links and other inlines.',
    markdown: 'Several people write a page, and **each change** is reviewed.',
  },
  {
    type: 'heading',
    title: 'Heading',
    purpose: 'A heading begins a section, and its anchor leads to it.',
    markdown: '### Names of pages',
  },
  {
    type: 'list',
    title: 'List',
    purpose: 'A list has items with bullets, with numbers, or with boxes.',
    markdown: lines('1. Write the page.', '2. Check it:', '   - run `npm test`'),
  },
  {
    type: 'list-item',
    title: 'List item',
    purpose: 'An item of a list has blocks, and one of a list of tasks is done or open.',
    markdown: lines('- [x] Write the page', '- [ ] Ask for a review'),
  },
  {
    type: 'quote',
    title: 'Quote',
    purpose: 'A quote has blocks of another author.',
    markdown: '> A page that nobody can find does not exist.',
  },
  {
    type: 'code',
    title: 'Code',
    purpose: 'A block of code has a language, by which it is highlighted, and a title.',
    markdown: lines(
      ...['{% code title="hello.js" lineNumbers="true" %}', '```js', "const name = 'Ada';"],
      ...["console.log('Hello', name); // a greeting", '```', '{% endcode %}'],
    ),
  },
  {
    type: 'divider',
    title: 'Divider',
    purpose: 'A divider is a line between blocks.',
    markdown: '---',
  },
  {
    type: 'table',
    title: 'Table',
    purpose: 'A table has rows and columns, and each column has a type of its values.',
    markdown: lines('| Plan | Seats |', '| ---- | ----: |', '| Free | 3 |', '| Pro | 50 |'),
  },
  {
    type: 'table',
    title: 'Cards',
    purpose:
      'Cards are a table whose rows are shown next to each other, with a cover and a target.',
    markdown: lines(
      '<table data-view="cards"><thead><tr><th></th><th></th><th data-hidden data-card-target data-type="content-ref"></th><th data-hidden data-card-cover data-type="files"></th></tr></thead><tbody>',
      `<tr><td><strong>Begin</strong></td><td>With one space</td><td><a href="${PAGE_ADDRESS}">First space</a></td><td><a href="${FILE_ADDRESS}">palette.svg</a></td></tr>`,
      '<tr><td><strong>Go on</strong></td><td>With your team</td><td></td><td></td></tr>',
      '</tbody></table>',
    ),
  },
  {
    type: 'math',
    title: 'Formula',
    purpose: 'A formula is TeX, which a front end draws.',
    markdown: lines('$$', 'e^{i\\pi} + 1 = 0', '$$'),
  },
];

/** The samples of images, files and links that are blocks. */
const mediaSamples: readonly Sample<BlockType>[] = [
  {
    type: 'images',
    title: 'Images',
    purpose: 'Images are next to each other, and share their alignment and their frame.',
    markdown: `<div data-with-frame="true"><figure><img src="${FILE_ADDRESS}" alt="Four colors" width="200"><figcaption><p>Our palette</p></figcaption></figure> <figure><img src="${FILE_ADDRESS}" alt="The same colors" width="200"></figure></div>`,
  },
  {
    type: 'image',
    title: 'Image',
    purpose: 'An image has a text for those who do not see it, a title, a size, and a caption.',
    markdown: `![Four colors](${FILE_ADDRESS} "Our palette")`,
  },
  {
    type: 'drawing',
    title: 'Drawing',
    purpose: 'A drawing is an image that an editor can change.',
    markdown: `{% drawing src="${FILE_ADDRESS}" alt="Four colors" %}`,
  },
  {
    type: 'file',
    title: 'File',
    purpose: 'A file is a link that downloads it.',
    markdown: lines(`{% file src="${FILE_ADDRESS}" %}`, 'The colors as SVG', '{% endfile %}'),
  },
  {
    type: 'embed',
    title: 'Embedded URL',
    purpose: 'An embedded URL is content of another website, with a caption.',
    markdown: lines(
      '{% embed url="https://www.example.com/tour" %}',
      'A tour of the editor',
      '{% endembed %}',
    ),
  },
  {
    type: 'content-ref',
    title: 'Content reference',
    purpose: 'A content reference is a link as a block, with the title of its target.',
    markdown: lines(`{% content-ref url="${PAGE_ADDRESS}" %}`, '{% endcontent-ref %}'),
  },
];

/** The samples of blocks that have other blocks. */
const containerSamples: readonly Sample<BlockType>[] = [
  {
    type: 'hint',
    title: 'Hint',
    purpose: 'A hint is a highlighted part: an information, a success, a warning or a danger.',
    markdown: lines('{% hint style="warning" %}', 'Save your work **first**.', '{% endhint %}'),
  },
  {
    type: 'tabs',
    title: 'Tabs',
    purpose: 'Tabs are alternatives, of which a reader sees one at a time.',
    markdown: lines(
      ...['{% tabs %}', '{% tab title="npm" %}', 'Run `npm add acme`.', '{% endtab %}', ''],
      ...['{% tab title="pnpm" %}', 'Run `pnpm add acme`.', '{% endtab %}', '{% endtabs %}'],
    ),
  },
  {
    type: 'tabs-item',
    title: 'Tab',
    purpose: 'A tab has a title, an icon, and blocks.',
    markdown: lines(
      ...['{% tabs %}', '{% tab title="Power" icon="bolt" %}', 'Press the button for a second.'],
      ...['{% endtab %}', '{% endtabs %}'],
    ),
  },
  {
    type: 'expandable',
    title: 'Expandable part',
    purpose: 'An expandable part opens below its title.',
    markdown: lines(
      ...['<details open>', '', '<summary>Why is it free?</summary>', ''],
      ...['Because others pay for support.', '', '</details>'],
    ),
  },
  {
    type: 'stepper',
    title: 'Stepper',
    purpose: 'A stepper has the steps of an instruction.',
    markdown: lines(
      ...['{% stepper %}', '{% step %}', '### Create an account', '{% endstep %}', ''],
      ...['{% step %}', '### Invite your team', '{% endstep %}', '{% endstepper %}'],
    ),
  },
  {
    type: 'stepper-step',
    title: 'Step',
    purpose: 'A step of a stepper has blocks, and an icon in place of its number.',
    markdown: lines(
      ...['{% stepper %}', '{% step icon="bolt" %}', 'Switch it on.', '{% endstep %}'],
      '{% endstepper %}',
    ),
  },
  {
    type: 'columns',
    title: 'Columns',
    purpose: 'Columns have blocks next to each other.',
    markdown: lines(
      ...['{% columns %}', '{% column width="60%" %}', 'The left one is wider.', '{% endcolumn %}'],
      ...['', '{% column %}', 'The right one is not.', '{% endcolumn %}', '{% endcolumns %}'],
    ),
  },
  {
    type: 'column',
    title: 'Column',
    purpose: 'A column has a width and a vertical alignment.',
    markdown: lines(
      ...['{% columns %}', '{% column width="25%" valign="middle" %}', 'In the middle.'],
      ...['{% endcolumn %}', '', '{% column %}', 'Two paragraphs', '', 'are higher than one.'],
      ...['{% endcolumn %}', '{% endcolumns %}'],
    ),
  },
  {
    type: 'updates',
    title: 'Updates',
    purpose: 'Updates are a list with dates, such as a changelog.',
    markdown: lines(
      ...['{% updates format="full" %}', '{% update date="2026-02-10" tags="api" %}'],
      ...['Pages have HTML.', '{% endupdate %}', '', '{% update date="2026-01-31" %}'],
      ...['Spaces can be duplicated.', '{% endupdate %}', '{% endupdates %}'],
    ),
  },
  {
    type: 'update',
    title: 'Update',
    purpose: 'An update has a date, tags, and blocks.',
    markdown: lines(
      ...['{% updates %}', '{% update date="2026-03-01" tags="api, fix" %}'],
      ...['Long names are shown.', '{% endupdate %}', '{% endupdates %}'],
    ),
  },
  {
    type: 'prompt',
    title: 'Prompt',
    purpose: 'A prompt is a text that readers copy for their assistant.',
    markdown: lines(
      ...['{% prompt description="Explain an error" icon="bolt" %}', '```'],
      ...['Explain the error below in one sentence.', '```', '{% endprompt %}'],
    ),
  },
];

/** The samples of blocks that depend on the reader, or on content elsewhere. */
const dynamicSamples: readonly Sample<BlockType>[] = [
  {
    type: 'condition',
    title: 'Condition',
    purpose: 'A condition shows the first of its branches that holds for the visitor.',
    markdown: lines(
      ...['{% if visitor.claims.isEmployee %}', 'Ask at the front desk.', '{% else %}'],
      ...['Write to our support.', '{% endif %}'],
    ),
  },
  {
    type: 'branch',
    title: 'Branch',
    purpose: 'A branch of a condition has an expression and blocks.',
    markdown: lines(
      ...['{% if visitor.claims.plan != "pro" %}', 'Your plan has three seats.', '{% endif %}'],
    ),
  },
  {
    type: 'reusable-content',
    title: 'Reusable content',
    purpose: 'An include shows a reusable content, which several pages share.',
    markdown: `{% include "${SUPPORT}" %}`,
  },
  {
    type: 'openapi-operation',
    title: 'OpenAPI operation',
    purpose: 'An operation of an OpenAPI document is named by its path and method.',
    markdown: lines(
      '{% openapi-operation spec="pets" path="/pets/{id}" method="get" %}',
      '{% endopenapi-operation %}',
    ),
  },
  {
    type: 'openapi-schemas',
    title: 'OpenAPI schemas',
    purpose: 'Schemas of an OpenAPI document are shown together or one below the other.',
    markdown: lines(
      '{% openapi-schemas spec="pets" schemas="Pet,Owner" grouped="true" %}',
      '{% endopenapi-schemas %}',
    ),
  },
  {
    type: 'openapi-webhook',
    title: 'OpenAPI webhook',
    purpose: 'A webhook of an OpenAPI document is named by its name and method.',
    markdown: lines(
      '{% openapi-webhook spec="pets" name="petAdopted" method="post" %}',
      '{% endopenapi-webhook %}',
    ),
  },
  {
    type: 'unknown',
    title: 'Unknown block',
    purpose: 'Markup that no other type describes is kept as it is, with the blocks in it.',
    markdown: lines('{% carousel %}', 'The blocks in it are shown.', '{% endcarousel %}'),
  },
];

/** Samples of all types of blocks. The parts of a block are in the sample of the whole. */
export const blockSamples: readonly Sample<BlockType>[] = [
  ...textSamples,
  ...containerSamples,
  ...mediaSamples,
  ...dynamicSamples,
];
