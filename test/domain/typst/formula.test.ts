// Specifies how formulas in TeX become Typst code.
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import fc from 'fast-check';
import { symbolMap } from 'tex2typst';
import { describe, expect, it } from 'vitest';
import { equationOf } from '../../../src/domain/typst/formula.ts';
import { preamble } from '../../../src/domain/typst/preamble.ts';
import { countCases } from '../../case-count.ts';

const compiler = NodeCompiler.create();
/** Returns whether Typst draws an expression. */
function isDrawn(expression: string): boolean {
  return compiler.pdf({ mainFileContent: `${preamble}\n#${expression}\n` }).length > 0;
}

describe('a formula', () => {
  it.each([
    ['a power', 'e^{i\\pi} + 1 = 0', 'e^(i pi) + 1 = 0'],
    ['a fraction and a root', '\\frac{a}{b} + \\sqrt[3]{x}', 'a/b + root(3, x)'],
    ['a matrix', '\\begin{bmatrix}1&2\\\\3&4\\end{bmatrix}', 'mat(delim: \\"[\\", 1, 2; 3, 4)'],
    ['aligned lines', '\\begin{aligned}a&=b\\\\c&=d\\end{aligned}', 'a &= b \\\\ c &= d'],
    ['cases', '\\begin{cases}x & y\\\\ z\\end{cases}', 'cases(x & y, z)'],
    ['a text', 'x \\text{ if } y', 'x \\" if \\" y'],
    ['a sign that Typst escapes', 'a / b \\# c', 'a \\\\/ b \\\\# c'],
  ])('draws %s', (_, formula, code) => {
    expect(equationOf(formula, true)).toBe(`equation(true,"${code}")`);
    expect(isDrawn(equationOf(formula, true) ?? '')).toBe(true);
  });

  it.each([
    ['is not TeX', '}{'],
    ['has an unknown command', '\\foo x'],
    ['has a color, which is code in Typst', '\\textcolor{red}{x}'],
    ['has a quotation mark', '\\text{" #panic() "}'],
    ['has a text with an escape', '\\text{a\\_b}'],
    ['has no content', ' '],
    ['is longer than 2,000 characters', 'x'.repeat(2001)],
    ['has more than 20 groups in each other', `${'\\sqrt{'.repeat(21)}x${'}'.repeat(21)}`],
  ])('is shown as TeX if it %s', (_, formula) => {
    expect(equationOf(formula, false)).toBeUndefined();
  });

  it('can have each command that the converter knows', () => {
    const failed = [...symbolMap.keys()].filter((name) => {
      const equation = equationOf(`\\${name}`, false) ?? equationOf(`\\${name}{a}{b}`, false);
      return equation !== undefined && !isDrawn(equation);
    });
    expect(failed).toEqual([]);
  });

  it('never contains code of another kind', () => {
    const part = fc.constantFrom(
      ...[
        'x',
        ' ',
        '#',
        '"',
        '\\',
        '\\text{',
        '\\mathrm{',
        '\\operatorname{',
        '\\frac',
        '\\begin{',
      ],
      ...['matrix}', '{', '}', '$', '@', '`', '//', '/*', '*/', '^', '_', '&', '\\\\', '\\#', '\n'],
      ...['eval', 'panic()', '(', ')', '[', ']', ';', ':', "'", '%', '~', '\\,', '\\left(', '2'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const equation = equationOf(parts.join(''), true);
        const code = equation?.replace(/^equation\(true,"|"\)$/g, '').replace(/\\(["\\])/g, '$1');
        expect(code?.replace(/"[^"\\]*"|\\./g, '') ?? '').not.toMatch(/["#$@`]/);
      }),
      { numRuns: countCases({ usual: 2000, all: 20_000 }) },
    );
  });
});
