/** Finds the characters for which no font has a glyph. */
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** The distance between two characters of the test drawing, in points. */
const STEP_PT = 40;
/** A character that no font has, which is drawn as every other missing one. */
const MISSING = '\u{10ffff}';

/**
 * Returns the characters that a compiler draws as a missing glyph. It draws them at known places
 * and compares the outlines, because it does not report them.
 */
export function undrawnOf(compiler: NodeCompiler, characters: readonly string[]): string[] {
  if (characters.length === 0) return [];
  const all = [MISSING, ...characters];
  const svg = compiler.plainSvg({
    mainFileContent: `#set page(width:${all.length * STEP_PT}pt,height:40pt,margin:0pt)\n${all
      .map((character, index) => `#place(dx:${index * STEP_PT}pt,text("${character}"))`)
      .join('\n')}`,
  });
  const outlines = new Map<number, string>();
  for (const [, x, outline = ''] of svg.matchAll(
    /<g class="typst-text" transform="matrix\([^)]*? ([\d.]+) [\d.]+\)">\s*<use xlink:href="#([^"]+)"/g,
  ))
    outlines.set(Math.floor(Number(x) / STEP_PT), outline);
  const missing = outlines.get(0);
  return characters.filter(
    (_, index) => missing !== undefined && outlines.get(index + 1) === missing,
  );
}
