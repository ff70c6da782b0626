/** Checks that renaming includes changes nothing else. */
import { describe, expect, it } from 'vitest';
import { rewriteIncludes } from '../../../src/domain/import/includes.ts';

const change = (name: string) => (name === 'keep' ? undefined : `new/${name}`);

describe('an include', () => {
  it.each([
    ['{% include "a" %}', '{% include "new/a" %}'],
    ["a {%include 'a'%} b", 'a {%include "new/a"%} b'],
    ['{% include "keep" %} {%  include  "b"  %}', '{% include "keep" %} {%  include  "new/b"  %}'],
    [
      'one\r\ntwo {% include "a" %}\r\n{% include "b" %}\r\n',
      'one\r\ntwo {% include "new/a" %}\r\n{% include "new/b" %}\r\n',
    ],
    [
      '`{% include "a" %}` \\{% include "a" %}\n\n    {% include "a" %}',
      '`{% include "a" %}` \\{% include "a" %}\n\n    {% include "a" %}',
    ],
    [
      '---\ntitle: \'{% include "a" %}\'\n---\n{% include "a" %}',
      '---\ntitle: \'{% include "a" %}\'\n---\n{% include "new/a" %}',
    ],
    ['{% if x %}{{ a }}{% endif %}', '{% if x %}{{ a }}{% endif %}'],
  ])('is renamed: %j', (text, rewritten) => {
    expect(rewriteIncludes(text, change)).toBe(rewritten);
  });
});
