import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/domain/errors.ts';
import { renderMarkdown, type EvaluationContext } from '../../../src/domain/markdown/evaluate.ts';
import { factsOf } from '../../../src/domain/markdown/facts.ts';
import { includesIn } from '../../../src/domain/markdown/reading.ts';
import { anything, hostile, markdown } from './texts.ts';
import { countCases } from '../../case-count.ts';

const texts: Readonly<Record<string, string>> = {
  greeting: 'Hello {{ name }}!\n',
  matter: '---\ntitle: x\n---\nBody\n\n',
  outer: '({% include "greeting" %})',
  itself: '[{% include "itself" %}]',
  ping: '<{% include "pong" %}>',
  pong: '{% include "ping" %}',
  code: '`{{ name }}` {{ name }}',
};
const world: EvaluationContext = {
  variables: {
    name: 'Ana',
    version: '1.10',
    'a.b-c': 'dotted',
    größe: 'groß',
    tag: '{{ name }} {% if yes %}',
    empty: '',
  },
  include: (id) => (Object.hasOwn(texts, id) ? texts[id] : undefined),
  holds: (condition) => condition === 'yes',
};
const rendered = (text: string): string => renderMarkdown(text, world);

/** Returns the error of a text that cannot be rendered. */
function refusal(text: string, other: Partial<EvaluationContext> = {}): string {
  try {
    return `${renderMarkdown(text, { ...world, ...other }).length} characters`;
  } catch (fault) {
    return fault instanceof AppError && fault.reason === 'BAD_USER_INPUT'
      ? fault.message
      : `${fault}`;
  }
}

describe('variables', () => {
  it.each([
    ['{{ name }} {{name}} {{  version\t}}', 'Ana Ana 1.10'],
    ['{{ a.b-c }} {{ größe }}[{{ empty }}]', 'dotted groß[]'],
    [
      '{{ unknown }} {{ toString }} {{ __proto__ }} {{ constructor }}',
      '{{ unknown }} {{ toString }} {{ __proto__ }} {{ constructor }}',
    ],
    [
      '{{ }} {{ na me }} {{ name } } { { name }} {{ name',
      '{{ }} {{ na me }} {{ name } } { { name }} {{ name',
    ],
    ['{{\nname }}', '{{\nname }}'],
    ['\\{{ name }} \\\\{{ name }}', '\\{{ name }} \\\\Ana'],
    ['{{{ name }}}', '{Ana}'],
    ['{{ tag }}', '{{ name }} {% if yes %}'],
    ['`{{ name }}` ``a ` {{ name }}`` {{ name }}', '`{{ name }}` ``a ` {{ name }}`` Ana'],
    [
      '```\n{{ name }}\n```\n\n    {{ name }}\n\n~~~\n{{ name }}',
      '```\n{{ name }}\n```\n\n    {{ name }}\n\n~~~\n{{ name }}',
    ],
    [
      '> - `{{ name }}`\n>   {{ name }}\n>\n>       {{ name }}\n',
      '> - `{{ name }}`\n>   Ana\n>\n>       {{ name }}\n',
    ],
    [
      '# {{ name }}\n\n| {{ name }} | `{{ name }}` |\n|-|-|\n| [{{ name }}](/{{name}}) | *{{ name }}* |',
      '# Ana\n\n| Ana | `{{ name }}` |\n|-|-|\n| [Ana](/Ana) | *Ana* |',
    ],
    ['<a href="/{{ version }}">{{ name }}</a>', '<a href="/1.10">Ana</a>'],
    ['---\ntitle: "{{ name }}"\n---\n{{ name }}', '---\ntitle: "{{ name }}"\n---\nAna'],
    ['nothing\r\nto do', 'nothing\r\nto do'],
  ])('are replaced: %j', (text, result) => {
    expect(rendered(text)).toBe(result);
  });
});

describe('includes', () => {
  it.each([
    ['{% include "greeting" %}', 'Hello Ana!'],
    ['{%include \'greeting\'%} and {% include   "greeting"   %}', 'Hello Ana! and Hello Ana!'],
    ['a\n\n{% include "greeting" %}\n\nb', 'a\n\nHello Ana!\n\nb'],
    ['{% include "outer" %}', '(Hello Ana!)'],
    ['{% include "matter" %}.', 'Body.'],
    ['{% include "code" %}', '`{{ name }}` Ana'],
    [
      '{% include "unknown" %} {% include greeting %} {% include "a" "b" %} {% include %}',
      '{% include "unknown" %} {% include greeting %} {% include "a" "b" %} {% include %}',
    ],
    ['{% include "itself" %}', '[{% include "itself" %}]'],
    ['{% include "ping" %}', '<{% include "ping" %}>'],
    [
      '`{% include "greeting" %}` \\{% include "greeting" %}',
      '`{% include "greeting" %}` \\{% include "greeting" %}',
    ],
    [
      '{% hint style="info" %}\n{{ name }}\n{% endhint %}',
      '{% hint style="info" %}\nAna\n{% endhint %}',
    ],
  ])('are replaced: %j', (text, result) => {
    expect(rendered(text)).toBe(result);
  });

  it('are nested at most 8 deep', () => {
    const include = (id: string) => `${id}{% include "${Number(id) + 1}" %}`;
    expect(renderMarkdown('{% include "1" %}', { ...world, include })).toBe(
      '12345678{% include "9" %}',
    );
  });

  it('are listed in order, each once, whatever the conditions, but not in code', () => {
    const text =
      '---\ntitle: "{% include \'no\' %}"\n---\n{% include "b" %} `{% include "no" %}`\n\n> {% include \'a\' %}\n\n{% if x %}{% include "b" %}{% endif %}\n\n    {% include "no" %}\n';
    expect(includesIn(factsOf(text))).toEqual(['b', 'a']);
  });
});

describe('conditions', () => {
  it.each([
    ['a {% if yes %}b{% endif %} c', 'a b c'],
    ['a {% if no %}b{% endif %} c', 'a  c'],
    ['{% if no %}a{% else %}b{% endif %}', 'b'],
    ['{% if yes %}a{% else %}b{% endif %}', 'a'],
    ['{% if no %}a{% elif yes %}b{% else %}c{% endif %}', 'b'],
    ['{% if no %}a{% else if no %}b{% elseif yes %}c{% elif yes %}d{% endif %}', 'c'],
    ['{% if yes %}a{% elif yes %}b{% else %}c{% endif %}', 'a'],
    ['{%if yes%}a{%endif%}', 'a'],
    ['{% if visitor.claims.plan == "%}" %}a{% endif %}b', 'b'],
    ['{% if yes %}[{% if no %}a{% else %}b{% endif %}]{% endif %}', '[b]'],
    ['{% if no %}[{% if yes %}a{% else %}b{% endif %}]{% else %}c{% endif %}', 'c'],
    ['a\n\n{% if yes %}\n- b\n{% endif %}\n- c\n', 'a\n\n- b\n- c\n'],
    ['- a\n  {% if no %}\n- b\n  {% else %}  \n- c\n  {% endif %}\n- d', '- a\n- c\n- d'],
    ['| a |\n|---|\n{% if no %}\n| b |\n{% endif %}\n| c |\n', '| a |\n|---|\n| c |\n'],
    [
      'a\r\n{% if yes %}\r\nb {{ name }}\r\n{% endif %}\r\nc\r{% if no %}\r{% endif %}',
      'a\r\nb Ana\r\nc\r',
    ],
    ['{% if no %}\n```\n{% endif %}\n```\n{% endif %}\nb', 'b'],
    ['{% if no %}{{ name }}{% include "greeting" %}{% endif %}a', 'a'],
    ['`{% if no %}` a `{% endif %}`', '`{% if no %}` a `{% endif %}`'],
    ['\\{% if no %}a{% endif %}', '\\{% if no %}a{% endif %}'],
  ])('hold or not: %j', (text, result) => {
    expect(rendered(text)).toBe(result);
  });

  it.each([
    '{% if no %}a',
    'a{% endif %}',
    '{% else %}a{% elif yes %}',
    'a\n{% endif %}\n\n{% else %}\n',
    '{% if %}a{% endif %}',
    '{% if no %}a{% end %}',
    '{% IF no %}a{% ENDIF %}',
    '{% if no a{% endif %}',
    '{% if no %}a\n\n{% if no %}b',
  ])('stay as they are written without their counterpart: %j', (text) => {
    expect(rendered(text)).toBe(text);
  });

  it.each([
    ['a{% if no %}b', 'a'],
    ['a{% if yes %}b', 'ab'],
    ['{% if no %}a{% else %}b', 'b'],
    ['{% if no %}a{% end %}', ''],
    ['{% if no a{% endif %}b', ''],
    ['a{% if no %}b\n\n{% if yes %}c{% endif %}d', 'a'],
    ['a{% endif %}b', 'a{% endif %}b'],
  ])('extend to the end for a guarded reader when they are not closed: %j', (text, result) => {
    expect(renderMarkdown(text, { ...world, isGuarded: true })).toBe(result);
  });

  it('are matched from the inside, and unmatched tags stay', () => {
    expect(rendered('{% if no %}{% if yes %}a{% endif %}')).toBe('{% if no %}a');
    expect(rendered('{% if yes %}a{% endif %}{% endif %}')).toBe('a{% endif %}');
    expect(rendered('{% if no %}a{% else %}b{% else %}c{% elif yes %}d{% endif %}')).toBe(
      'b{% else %}c{% elif yes %}d',
    );
  });

  it('are evaluated only where needed, and each once', () => {
    const evaluated: string[] = [];
    const holds = (condition: string) => {
      evaluated.push(condition);
      return condition === 'b';
    };
    renderMarkdown(
      '{% if a %}{% if never %}{% endif %}{% elif b %}{% if a %}{% endif %}{% elif never %}{% endif %}{% if b %}{% endif %}',
      { ...world, holds },
    );
    expect(evaluated).toEqual(['a', 'b']);
  });
});

describe('a text that would grow too much', () => {
  it('is rejected', () => {
    expect(refusal('{{ long }}'.repeat(5), { variables: { long: 'x'.repeat(1024 * 1024) } })).toBe(
      'This text is longer than 4,194,304 characters, with its includes.',
    );
    expect(refusal('{{ long }}'.repeat(4), { variables: { long: 'x'.repeat(1024 * 1024) } })).toBe(
      '4194304 characters',
    );
    expect(refusal('{{ name }}'.repeat(100_001))).toBe(
      'This text has more than 100,000 tags to render, with its includes.',
    );
    expect(
      refusal(Array.from({ length: 1001 }, (_, i) => `{% if ${i} %}a{% endif %}`).join('')),
    ).toBe('This text has more than 1,000 different conditions, with its includes.');
    expect(
      refusal(Array.from({ length: 20 }, (_, i) => `{% include "${i}" %}`).join(''), {
        include: () => 'x '.repeat(500_000),
      }),
    ).toBe('This text is longer than 4,194,304 characters, with its includes.');
    expect(
      refusal(Array.from({ length: 20 }, (_, i) => `{% include "${i}" %}`).join(''), {
        include: () => `{% if no %}${'x '.repeat(500_000)}{% endif %}`,
      }),
    ).toBe('This text includes too much.');
  });

  it('is rejected even when all its nested includes are empty', () => {
    const include = (id: string) =>
      Array.from(
        { length: 30 },
        (_, i) =>
          `{% include "${id.length < 7 ? `${id.slice(0, 1)}${'x'.repeat(id.length)}${i % 2}` : 'end'}" %}`,
      ).join('');
    expect(
      refusal('{% include "a" %}', { include: (id) => (id === 'end' ? '' : include(id)) }),
    ).toBe('This text has more than 100,000 tags to render, with its includes.');
  });
});

describe('any text', () => {
  it('is rendered, and stays unchanged without known tags', () => {
    fc.assert(
      fc.property(fc.oneof(anything, markdown), (text) => {
        expect(typeof rendered(text)).toBe('string');
        const unknown = renderMarkdown(text, {
          variables: {},
          include: () => undefined,
          holds: () => true,
        });
        if (!text.includes('{%')) expect(unknown).toBe(text);
        if (!text.includes('{%') && !text.includes('{{')) expect(rendered(text)).toBe(text);
      }),
      { numRuns: countCases({ usual: 30, all: 300 }) },
    );
  });

  it.each(hostile)('is rendered or rejected: 20 kB of %j', (_, text) => {
    expect(refusal(text.slice(0, 20_000))).toMatch(/^\d+ characters$/);
  });
});

describe('the parts that are rendered', () => {
  const text =
    '{{ name }} {% include "greeting" %}{% if yes %}A{% else %}B{% endif %} {% include "ping" %}';

  it.each([
    [
      'includes',
      '{{ name }} Hello {{ name }}!{% if yes %}A{% else %}B{% endif %} <{% include "ping" %}>',
    ],
    ['deterministic', 'Ana Hello Ana!{% if yes %}A{% else %}B{% endif %} <{% include "ping" %}>'],
    ['all', 'Ana Hello Ana!A <{% include "ping" %}>'],
    [undefined, 'Ana Hello Ana!A <{% include "ping" %}>'],
  ] as const)('are %s, and others stay as written', (parts, expected) => {
    expect(renderMarkdown(text, { ...world, parts })).toBe(expected);
  });
});
