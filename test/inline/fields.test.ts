/** Tests the inlines of blocks: the types and the fields of each. */
import { describe, expect, it } from 'vitest';
import { BLOCKS, entriesOf, makeSamples, plain } from '../block/made.ts';
import { FILE, type inlineSamples, PAGE, USER } from '../domain/document/samples.ts';
import { useWorld } from '../support.ts';

const world = useWorld();
const ana = () => world.as('ana');
let made: ReturnType<typeof makeSamples> | undefined;

/** Returns the space of the samples, which is made once. */
function madeSamples(): ReturnType<typeof makeSamples> {
  made ??= makeSamples(world);
  return made;
}

const marked = (text: string, type: string, more: object = { color: null, background: null }) => ({
  __typename: 'TextInline',
  text,
  marks: [{ type, ...more }],
});

/** The inlines of the sample of each type. */
const inlines: { readonly [Type in keyof typeof inlineSamples]: readonly object[] } = {
  text: [
    ...[plain('a '), marked('b', 'BOLD'), plain(' '), marked('c', 'ITALIC'), plain(' ')],
    ...[marked('d', 'STRIKETHROUGH'), plain(' '), marked('e', 'CODE'), plain(' ')],
    ...[marked('f', 'KEYBOARD'), plain(' '), marked('g', 'SUPERSCRIPT'), plain(' ')],
    ...[marked('h', 'SUBSCRIPT'), plain(' ')],
    marked('i', 'COLOR', { color: 'red', background: 'blue' }),
  ],
  link: [
    {
      __typename: 'LinkInline',
      text: 'a b',
      href: `/pages/${PAGE}`,
      title: 'Title',
      nodes: [{ text: 'a' }, { text: ' b' }],
    },
  ],
  'inline-image': [
    plain('See '),
    {
      __typename: 'ImageInline',
      text: 'Alt',
      src: `/files/${FILE}`,
      srcDark: null,
      alt: 'Alt',
      title: 'Title',
      size: 'LINE',
    },
  ],
  emoji: [{ __typename: 'EmojiInline', text: '👍', code: '1f44d' }],
  icon: [{ __typename: 'IconInline', text: '', name: 'bolt', color: 'red' }],
  mention: [{ __typename: 'MentionInline', text: '@Ana', href: `/users/${USER}` }],
  button: [
    {
      __typename: 'ButtonInline',
      text: 'Go',
      label: 'Go',
      target: `/pages/${PAGE}`,
      kind: 'SECONDARY',
      icon: 'bolt',
      action: null,
      query: null,
    },
  ],
  expression: [
    plain('For '),
    {
      __typename: 'ExpressionInline',
      text: '{{ visitor.claims.name }}',
      expression: 'visitor.claims.name',
    },
  ],
  'inline-math': [plain('It is '), { __typename: 'MathInline', text: 'a^2', formula: 'a^2' }],
  annotation: [
    plain('A '),
    {
      __typename: 'AnnotationInline',
      text: 'word',
      nodes: [{ text: 'word' }],
      body: [{ key: 'bc23d3c49abc3fb1', markdown: 'Its note' }],
    },
  ],
  'unknown-inline': [
    plain('a '),
    { __typename: 'UnknownInline', text: '', source: '<blink>' },
    plain('b'),
  ],
};

describe('the inlines of a block', () => {
  it.each(entriesOf(inlines))('have the type and the fields of %s', async (type, expected) => {
    const { id } = await madeSamples();
    const { data } = await ana().query(BLOCKS, { id, path: type });
    expect(data.space.revision.pageByPath.allBlocks).toEqual([
      { depth: 0, __typename: 'ParagraphBlock', align: null, inlines: expected },
    ]);
  });
});
