import { describe, expect, it } from 'vitest';
import { emojiOf, parseEmoji } from '../../src/domain/emoji.ts';

describe('an emoji', () => {
  it.each([
    ['👍', '👍'],
    ['👩‍💻', '👩‍💻'],
    ['1f44d', '👍'],
    ['1F44D', '👍'],
    ['1f468-200d-1f4bb', '👨‍💻'],
    ['1f1e9-1f1ea', '🇩🇪'],
    ['23-fe0f-20e3', '#️⃣'],
    ['2764-fe0f', '❤️'],
    ['2b50', '⭐'],
    ['1f44d-1f3fd', '👍🏽'],
  ])('is read from %s', (text, emoji) => {
    expect([parseEmoji(text), emojiOf(text)]).toEqual([emoji, emoji]);
  });

  it.each([
    '',
    'a',
    'ab',
    '31',
    'smile',
    '👍👍',
    '1f44d-1f44d',
    '1f44d 1f44d',
    '1f44d-',
    '-1f44d',
    'U+1F44D',
    '0x1f44d',
    'd83d-dc4d',
    '110000',
    'ffffff',
    '1f44',
    '200d',
  ])('is not read from %s', (text) => {
    expect([parseEmoji(text), emojiOf(text)]).toEqual([undefined, text]);
  });

  it('stays absent or null', () => {
    expect([emojiOf(undefined), emojiOf(null)]).toEqual([undefined, null]);
  });
});
