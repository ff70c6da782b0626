/** Lists the elements and attributes of HTML that documents can have, for the sanitizer. */
import type { Schema } from 'hast-util-sanitize';
import { RAW_ELEMENTS } from './raw.ts';

/** The attributes of an element that may have any value. */
const names = (text: string): string[] => text.split(' ');

/** Classes of highlighted code: `hljs-title`, `function_`, and `language-css` in other languages. */
const CODE_CLASSES = [/^hljs-[\w-]+$/, /^[a-z]+_+$/, /^language-[\w#+.-]+$/];

/** A block of a kind. */
const classes = (text: string): ['className', ...string[]] => ['className', ...names(text)];

export const SCHEMA: Schema = {
  strip: names('script style svg math iframe object embed noscript noembed template title xmp'),
  tagNames: [...RAW_ELEMENTS, ...names('article button input picture source time')],
  ancestors: {
    ...Object.fromEntries(
      names('tbody td th thead tfoot tr caption colgroup col').map((name) => [name, ['table']]),
    ),
    source: ['picture'],
  },
  attributes: {
    '*': names('id title lang dir dataAlign'),
    a: [
      ...names('href download dataIcon dataAction dataQuery ariaLabel'),
      classes('button primary secondary card-target content-ref embed mention note-back'),
    ],
    article: [classes('card update')],
    button: [
      ['type', 'button'],
      ...names('dataIcon dataAction dataQuery'),
      classes('button primary secondary'),
    ],
    code: [['className', 'hljs', 'expression', /^language-[\w#+.-]+$/]],
    details: ['open', classes('expandable')],
    div: [
      ...names('dataStyle dataIcon dataFullWidth dataWithFrame dataWidth dataVerticalAlign'),
      ...names('dataCondition dataReusableContent dataSpec dataPath dataMethod dataExpanded'),
      ...names('dataSchemas dataGrouped dataTitle dataName'),
      ['role', 'note'],
      classes(
        'branch card-cover card-field column columns condition hint images math-display ' +
          'openapi-operation openapi-schemas openapi-webhook reusable-content',
      ),
    ],
    figure: [
      ...names('dataLineNumbers dataWrap dataFullWidth dataExpandable dataIcon'),
      classes('code drawing embed-figure file prompt'),
    ],
    i: [...names('dataIcon dataColor ariaHidden'), classes('icon')],
    img: names('src alt width height dataSize'),
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    li: ['dataIcon', classes('step task')],
    mark: [...names('dataColor dataBackground'), classes('color')],
    ol: ['start', classes('stepper')],
    p: [classes('tab-title update-date')],
    section: [
      ...names('dataFullWidth dataIcon dataFormat ariaLabel'),
      classes('notes tab tabs updates'),
    ],
    source: [['media', '(prefers-color-scheme: dark)'], 'srcSet'],
    span: [
      ...names('dataIcon dataAction dataQuery dataColor'),
      [
        'className',
        ...names('annotation button color content-ref embed emoji math-inline mention'),
        ...names('primary secondary'),
        ...CODE_CLASSES,
      ],
    ],
    table: ['dataFullWidth'],
    td: names('colSpan rowSpan'),
    th: names('colSpan rowSpan scope dataType dataWidth'),
    time: ['dateTime'],
    ul: [...names('dataSize dataFullWidth'), classes('cards tasks update-tags')],
  },
  required: { button: { type: 'button' }, input: { type: 'checkbox', disabled: true } },
  protocols: {
    href: names('http https mailto tel'),
    src: names('http https data'),
    srcSet: names('http https data'),
  },
  // The ids of `finish.ts` are prefixed already, unless they are anchors of headings.
  clobber: [],
  clobberPrefix: null,
  allowComments: false,
  allowDoctypes: false,
};
