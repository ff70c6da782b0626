/** Which form of answer a GraphQL request is given. */

/** The forms that there are. */
const OFFERED = new Set(['application/graphql-response+json', 'application/json', 'multipart/mixed', 'text/event-stream', 'application/*', '*/*']);

/**
 * What is left of an `Accept` that asks for nothing but what there is. Who asks for none of it is given JSON, as RFC 9110 allows:
 * the library would refuse him after his mutation was done, and with a header that is longer than his own.
 */
export function offeredOf(accept: string | undefined): string {
  const asked = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.replace(/\s/g, ''));
  const known = asked.filter((part) => OFFERED.has(part.split(';', 1)[0] ?? '') && !/;charset=(?!"?utf-8"?(;|$))/.test(part));
  return known.length === 0 ? '*/*' : [...new Set(known)].join(',');
}
