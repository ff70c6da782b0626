/** Converts formulas from TeX to Typst. */
import { tex2typst } from 'tex2typst';
import { literal } from './literal.ts';

/** The maximum length of a formula that is drawn, in characters; longer ones are shown as TeX. */
const MAX_FORMULA_LENGTH = 2000;
/** The maximum number of enclosing groups; Typst fails at about a hundred. */
const MAX_GROUP_DEPTH = 20;
/** A text in Typst code. Those of formulas contain no escape, which could end them early. */
const TEXT = /"[^"\\]*"/g;

/**
 * Returns the Typst expression that draws a formula; undefined if it is not TeX that Typst can
 * draw. `isBlock` centers it between paragraphs.
 */
export function equationOf(formula: string, isBlock: boolean): string | undefined {
  if (formula.length > MAX_FORMULA_LENGTH || depthOf(formula) > MAX_GROUP_DEPTH) return undefined;
  const math = mathOf(formula);
  return math && `equation(${isBlock},${literal(math)})`;
}

/** Returns a formula in Typst's code of math, in which nothing can be code of another kind. */
function mathOf(formula: string): string | undefined {
  // TeX has no such quotes, and the converter would write them into the code as they are.
  if (formula.includes('"')) return undefined;
  let math: string;
  try {
    math = tex2typst(formula, { nonStrict: false });
  } catch {
    return undefined;
  }
  const code = math.replace(TEXT, '');
  return code.trim() === '' || /"|(?<!\\)[#$@`]|\/[/*]/.test(code) ? undefined : math;
}

/** Returns the maximum number of groups of TeX around a position. */
function depthOf(formula: string): number {
  let [depth, max] = [0, 0];
  for (const [sign] of formula.matchAll(/[{}[\]()]|\\begin|\\end|\\left|\\right/g)) {
    depth += ['{', '[', '(', '\\begin', '\\left'].includes(sign) ? 1 : -1;
    max = Math.max(max, depth);
  }
  return max;
}
