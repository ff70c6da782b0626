/** Reads the text and the language of a code block out of HTML. */
import { type HtmlElement, type HtmlNode, classesOf } from './html-tree.ts';
import { isChrome } from './main-content.ts';

/** Returns the text of code. Elements that are lines end with a newline. */
export function codeIn(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  if (node.tagName === 'br') return '\n';
  if (
    node.tagName === 'button' ||
    isChrome(node) ||
    classesOf(node).some((name) => /^(?:lnt|ln|line-number)$/.test(name))
  )
    return '';
  const inner = node.children.map(codeIn).join('');
  const isLine =
    node.tagName === 'div' ||
    node.tagName === 'tr' ||
    classesOf(node).some((name) => /^(?:token-line|view-line|code-line|cl)$/.test(name));
  return isLine && !inner.endsWith('\n') ? `${inner}\n` : inner;
}

/** Returns the language that an element around code specifies, nearest first. */
export function languageOf(elements: readonly HtmlElement[]): string | undefined {
  for (const { attributes, ...rest } of elements) {
    const names = classesOf({ attributes, ...rest });
    const prefixed = names.flatMap(
      (name) =>
        /^(?:language|lang|highlight-source|highlight|brush)[-:](.+)$/.exec(name)?.[1] ?? [],
    );
    const otherNames = names.some((name) => name === 'sourceCode' || name === 'hljs')
      ? names.filter((name) => name !== 'sourceCode' && name !== 'hljs')
      : [];
    const found = [
      attributes['data-lang'],
      attributes['data-language'],
      ...prefixed,
      ...otherNames,
    ].find((name) => name !== undefined && /^[\w+#.-]{1,30}$/.test(name));
    if (found !== undefined)
      return /^(?:none|default|text|plaintext|plain|txt|notranslate)$/i.test(found)
        ? undefined
        : found.toLowerCase();
  }
  return undefined;
}
