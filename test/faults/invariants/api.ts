// Reads a sample of revisions and files through both APIs, as a client does.
import { createHash } from 'node:crypto';
import http from 'node:http';
import { type RequestResult, send } from '../client.ts';
import type { Query, Violation } from './invariant.ts';

/** The heads of the spaces that changed last, and other revisions. */
const MAX_HEAD_COUNT = 15;
const MAX_OTHER_COUNT = 10;
const MAX_FILE_COUNT = 10;
/** A new server on a busy machine may be too slow at first. */
const MAX_TRIES_COUNT = 5;

const REVISIONS = `(SELECT r.id, r.space_id AS "spaceId", TRUE AS "isHead" FROM spaces s JOIN revisions r ON r.id = s.revision_id WHERE s.organization_id = $1 AND s.deleted_at IS NULL ORDER BY s.updated_at DESC LIMIT ${MAX_HEAD_COUNT})
  UNION ALL (SELECT r.id, r.space_id, FALSE FROM revisions r JOIN spaces s ON s.id = r.space_id AND s.deleted_at IS NULL AND s.revision_id <> r.id WHERE r.organization_id = $1 ORDER BY md5(r.id) LIMIT ${MAX_OTHER_COUNT})`;
const FILES = `SELECT id, blob FROM files WHERE organization_id = $1 AND space_id IS NULL ORDER BY md5(id) LIMIT ${MAX_FILE_COUNT}`;
const READ = `query ($id: ID!) { revision(id: $id) { id pageCount allPages { id: pageId title ... on DocumentPage { markdown } } allFiles { id: fileId size } reusableContents { id: reusableContentId markdown } variables } }`;

/** A server, an organization, and the token of one of its admins. */
export interface Reader {
  readonly url: string;
  readonly token: string;
  readonly organizationId: string;
}

/** Returns the sampled pages and files that a client cannot read. */
export async function unreadable(
  query: Query,
  { url, token, organizationId }: Reader,
): Promise<Violation[]> {
  const agent = new http.Agent({ keepAlive: true });
  const found: Violation[] = [];
  const addFlaw = (what: string): void =>
    void found.push({ invariant: 'unreadable through the API', what: what.slice(0, 300) });
  const ask = async (method: string, path: string, body?: unknown): Promise<RequestResult> => {
    for (let time = 1; ; time++) {
      const ending = await send(url, agent, {
        method,
        path,
        token,
        requestId: 'invariants',
        ...(body !== undefined && { body }),
      });
      if ((ending.status !== 503 && ending.status !== 504) || time === MAX_TRIES_COUNT)
        return ending;
    }
  };
  try {
    for (const { id, spaceId } of await query<{ id: string; spaceId: string }>(REVISIONS, [
      organizationId,
    ])) {
      const graph = await ask('POST', '/graphql', {
        query: READ,
        variables: { space: spaceId, id },
      });
      const revision =
        graph.status === 200 ? Object(JSON.parse(graph.text)).data?.revision : undefined;
      if (revision?.id !== id || revision.allPages.length !== revision.pageCount)
        addFlaw(`revision ${id}: ${graph.status} ${graph.text}`);
      const rest = await ask('GET', `/v1/spaces/${spaceId}/revisions/${id}`);
      if (rest.status !== 200 || Object(JSON.parse(rest.text)).id !== id)
        addFlaw(`revision ${id} in /v1: ${rest.status} ${rest.text}`);
    }
    for (const { id, blob } of await query<{ id: string; blob: string }>(FILES, [organizationId])) {
      const file = await ask('GET', `/v1/orgs/${organizationId}/files/${id}`);
      const address: unknown =
        file.status === 200 ? Object(JSON.parse(file.text)).downloadURL : undefined;
      const bytes =
        typeof address === 'string'
          ? Buffer.from(await (await fetch(address)).arrayBuffer())
          : Buffer.alloc(0);
      if (createHash('sha256').update(bytes).digest('hex') !== blob)
        addFlaw(`file ${id}: ${file.status}, ${bytes.length} bytes`);
    }
  } finally {
    agent.destroy();
  }
  return found;
}
