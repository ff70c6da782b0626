/** Checks the names of the scripts of characters. */
import { describe, expect, it } from 'vitest';
import { characterSample, scriptsOf } from '../../src/domain/scripts.ts';

describe('the scripts of characters', () => {
  it.each([
    ['letters of several scripts', 'हि中文한ع中', ['Arabic', 'Devanagari', 'Han', 'Hangul']],
    ['a script with a name of two words', '𓀀', ['Egyptian Hieroglyphs']],
    ['emoji', '😀👩‍💻', ['Emoji']],
    ['signs', '→ﷺ', ['Arabic', 'Symbols']],
    ['punctuation next to letters', '中。', ['Han']],
    ['punctuation alone', '。', ['Symbols']],
    ['characters for private use', '\u{10fffd}', ['Private use']],
    ['nothing', '', []],
  ])('are those of %s', (_, text, scripts) => {
    expect(scriptsOf([...text].filter((character) => character !== '\u200d'))).toEqual(scripts);
  });
});

describe('a sample of characters', () => {
  it('has each character once that needs a glyph and is not ASCII', () => {
    expect(
      characterSample('a中b中\u00a0é\u200d\u0301\ufe0f\u{e0100}\u{10ffff}文\ud800 \u3000', 10),
    ).toEqual(['中', 'é', '文']);
  });

  it('has at most the given number of characters', () => {
    expect(characterSample('中文字', 2)).toEqual(['中', '文']);
  });
});
