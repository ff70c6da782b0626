/** States to an agent why a search has no results, or has those of another query. */

/** A search without results. */
interface EmptySearch {
  readonly problems: readonly { readonly message: string }[] | null;
}

/** Returns the problems of the query, or an advice if it was searched for. */
export function noMatchText(found: readonly EmptySearch[]): string {
  const messages = found.flatMap(({ problems }) => problems ?? []).map(({ message }) => message);
  return messages.length > 0
    ? [...new Set(messages)].join('\n')
    : 'No page matches. Try fewer or other words.';
}

/** Returns the text before the results of queries that were searched for in place of another. */
export const correctedText = (query: string, searchedFor: readonly string[]): string =>
  `No page matches: ${query}\nThese are results for: ${[...new Set(searchedFor)].join('; ')}`;
