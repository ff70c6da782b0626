/** The network and the settings of the store of Relay for Lectern. */
import type { FetchFunction, MissingFieldHandler } from 'relay-runtime';
import type { LecternClient } from './client.ts';
import { LecternError } from './errors.ts';
import { nodeFields } from './generated/caches.ts';

/** The id of the record of `Query` in a store of Relay. */
const ROOT_ID = 'client:root';

const fields: ReadonlySet<string> = new Set(nodeFields);

/**
 * Returns the id of a record: ids are unique in the whole server, and types without an id are part
 * of the object that contains them.
 */
export const getDataID = ({ id }: Readonly<Record<string, unknown>>, _type: string): unknown => id;

/** Finds the objects that `node(id:)`, `team(id:)` and similar fields return, if they were read. */
export const missingFieldHandlers: readonly MissingFieldHandler[] = [
  {
    kind: 'linked',
    handle: ({ name }, parent, { id, ...others }) =>
      parent?.getDataID() === ROOT_ID &&
      fields.has(name) &&
      typeof id === 'string' &&
      Object.values(others).every((value) => value == null)
        ? id
        : undefined,
  },
];

/**
 * Returns the function for Relay's network, which sends requests through a client. Documents that
 * relay-compiler persisted have no text: see `documentId` of ADR 38.
 */
export const fetchThrough =
  ({ request }: LecternClient): FetchFunction =>
  async ({ text, name }, variables) => {
    if (text == null) throw new TypeError(`${name} has no text. Compile it without persistence.`);
    try {
      return { data: await request<Record<string, unknown>, object>(text, variables) };
    } catch (error) {
      if (!(error instanceof LecternError) || error.data === null) throw error;
      return { data: Object(error.data), errors: error.errors.map(withPath) };
    }
  };

const withPath = ({ message, path }: LecternError['errors'][number]) => ({
  message,
  ...(path && { path: [...path] }),
});
