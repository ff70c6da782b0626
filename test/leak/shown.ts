/** Returns a response with its cursors decoded, without the words that the caller sent. */
export function shown(text: string, echo: readonly string[]): string {
  const cursors = [...text.matchAll(/[\w-]{20,}/g)]
    .map(([word]) => Buffer.from(word, 'base64url').toString())
    .filter((word) => word.startsWith('["'));
  const spellings = echo.flatMap((word) => [
    JSON.stringify(JSON.stringify(word).slice(1, -1)).slice(1, -1),
    JSON.stringify(word).slice(1, -1),
    word,
  ]);
  return spellings
    .sort((one, other) => other.length - one.length)
    .reduce((all, word) => all.replaceAll(word, ''), [text, ...cursors].join('\n'));
}
