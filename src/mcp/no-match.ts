/** States to an agent why a search has no results. */

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
