/** Has a sample of each type of inline and of each mark, in a paragraph of markdown. */
import type { Inline, Mark } from '../../../src/domain/document/model.ts';
import { FILE_ADDRESS, lines, PAGE_ADDRESS, type Sample } from './sample.ts';

/** Samples of all types of inlines, each in a paragraph. */
export const inlineSamples: readonly Sample<Inline['type']>[] = [
  {
    type: 'text',
    title: 'Text',
    purpose: 'A text has marks; one that has two of them has both.',
    markdown: 'Plain, **bold**, and **both bold and *italic***.',
  },
  {
    type: 'link',
    title: 'Link',
    purpose: 'A link leads to a page, a file, or an address elsewhere.',
    markdown: `See [your **first** space](${PAGE_ADDRESS} "First space").`,
  },
  {
    type: 'inline-image',
    title: 'Image in a line',
    purpose: 'An image in a line is as high as the line, or has its own size.',
    markdown: `The palette <img src="${FILE_ADDRESS}" alt="Four colors" data-size="line"> has four colors.`,
  },
  {
    type: 'emoji',
    title: 'Emoji',
    purpose: 'An emoji is named by its code points.',
    markdown: 'Done <span data-tag="emoji" data-code="2714">:heavy_check_mark:</span>',
  },
  {
    type: 'icon',
    title: 'Icon',
    purpose: 'An icon is named, and may have a color.',
    markdown: 'Power <i class="fa-bolt" data-color="red">:bolt:</i> is on.',
  },
  {
    type: 'mention',
    title: 'Mention',
    purpose: 'A mention names a user or a page.',
    markdown: `Read [First space](${PAGE_ADDRESS} "mention") now.`,
  },
  {
    type: 'button',
    title: 'Button',
    purpose: 'A button leads to a target, or begins an action.',
    markdown: `<a href="${PAGE_ADDRESS}" class="button primary" data-icon="bolt">Begin</a> <a href="https://www.example.com/" class="button secondary">Compare</a>`,
  },
  {
    type: 'expression',
    title: 'Expression',
    purpose: 'An expression is replaced by a variable, or by a claim of the visitor.',
    markdown: 'This is version {{ version }}.',
  },
  {
    type: 'inline-math',
    title: 'Formula in a line',
    purpose: 'A formula in a line is TeX, which a front end draws.',
    markdown: 'It takes $$n \\log n$$ steps.',
  },
  {
    type: 'annotation',
    title: 'Annotation',
    purpose: 'An annotation is a text with a note.',
    markdown: lines('We use semantic versions[^1].', '', '[^1]: Three numbers, such as 2.1.0.'),
  },
  {
    type: 'unknown-inline',
    title: 'Unknown inline',
    purpose: 'Markup in a line that no other type describes is kept as it is.',
    markdown: 'The text in <blink>such markup</blink> is shown.',
  },
];

/** Samples of all marks of texts. */
export const markSamples: readonly Sample<Mark['type']>[] = [
  {
    type: 'bold',
    title: 'Bold',
    purpose: 'Bold text is important.',
    markdown: 'This is **important**.',
  },
  {
    type: 'italic',
    title: 'Italic',
    purpose: 'Italic text is emphasized.',
    markdown: 'This is *emphasized*.',
  },
  {
    type: 'strikethrough',
    title: 'Strikethrough',
    purpose: 'Struck text is no longer so.',
    markdown: 'It costs ~~ten~~ eight.',
  },
  {
    type: 'code',
    title: 'Code in a line',
    purpose: 'Code in a line is a name or a command.',
    markdown: 'Run `npm start`.',
  },
  {
    type: 'keyboard',
    title: 'Key',
    purpose: 'A key is one to press.',
    markdown: 'Press <kbd>Ctrl</kbd> and <kbd>S</kbd>.',
  },
  {
    type: 'superscript',
    title: 'Superscript',
    purpose: 'Superscript is above the line.',
    markdown: 'The 1<sup>st</sup> release.',
  },
  {
    type: 'subscript',
    title: 'Subscript',
    purpose: 'Subscript is below the line.',
    markdown: 'Water is H<sub>2</sub>O.',
  },
  {
    type: 'color',
    title: 'Color',
    purpose: 'Text has a color, a color behind it, or both.',
    markdown:
      'It is <mark style="color:red;">red</mark>, or <mark style="color:default;background-color:yellow;">marked</mark>.',
  },
];
