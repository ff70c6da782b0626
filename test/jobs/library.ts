// Makes a space with every kind of content: long and deep lists, a history, change requests,
// reviews, comments, an import, files.
import { newId } from '../../src/data/new-id.ts';
import { ids, type World } from '../support.ts';

/** A space and the ids of what a test reads in it. */
export interface Library {
  readonly organizationId: string;
  readonly spaceId: string;
  readonly mergedId: string;
  readonly openId: string;
  /** The comment on the open change request. */
  readonly commentId: string;
}

/** More siblings than one node holds, inserted in several batches. */
const SIBLINGS = 90;

/** Fills a new space of an organization, as ana. Texts that begin with `name` are unique to it. */
export async function makeLibrary(
  world: World,
  organizationId: string,
  name: string,
): Promise<Library> {
  const ana = world.as('ana');
  const done = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(JSON.stringify(body));
    return Object(body);
  };
  const { id: spaceId } = await done(
    ana.post(`/v1/orgs/${organizationId}/spaces`, { title: name }),
  );
  const space = `/v1/spaces/${spaceId}`;
  const edit = (changes: readonly object[], line = '') =>
    done(ana.post(`${space}${line}/content`, { changes }));
  await edit([
    {
      operation: 'insert_page',
      ref: 'top',
      title: 'Top',
      document: { markdown: `# ${name}\n\nThe top.\n\nThe end.\n` },
    },
    {
      operation: 'insert_page',
      ref: 'inner',
      into: 'top',
      title: 'Inner',
      document: { markdown: `${name}: inner.` },
    },
    {
      operation: 'insert_page',
      into: 'inner',
      title: 'Innermost',
      document: { markdown: 'The same in every library.' },
    },
    {
      operation: 'insert_files',
      files: [{ name: 'note.txt', base64: Buffer.from(`${name}: a note.`).toString('base64') }],
    },
    { operation: 'insert_reusable_content', title: 'Again', markdown: `${name}: said again.` },
    { operation: 'set_variables', variables: { product: name } },
  ]);
  for (let from = 0; from < SIBLINGS; from += 45)
    await edit(
      Array.from({ length: 45 }, (_, i) => ({
        operation: 'insert_page',
        title: `Page ${from + i}`,
        document: { markdown: `${name}: page ${from + i}.` },
      })),
    );
  const [top] = (await done(ana.get(`${space}/content/pages`))).pages;
  const request = async (subject: string, markdown: string): Promise<string> => {
    const { id } = await done(ana.post(`${space}/change-requests`, { subject }));
    await edit(
      [{ operation: 'update_page', page: top.id, document: { markdown } }],
      `/change-requests/${id}`,
    );
    return id;
  };
  const mergedId = await request('Merged', `# ${name}\n\nThe top, changed.\n\nThe end.\n`);
  const openId = await request('Open', `# ${name}\n\nThe top.\n\nThe end, changed.\n`);
  await done(ana.patch(`${space}/change-requests/${openId}`, { status: 'open' }));
  await done(
    ana.post(`${space}/change-requests/${openId}/reviews`, {
      status: 'changes-requested',
      comment: 'Not yet.',
    }),
  );
  await done(
    ana.post(`${space}/change-requests/${openId}/requested-reviewers`, {
      users: [ids.user('ana')],
    }),
  );
  await done(ana.post(`${space}/change-requests/${mergedId}/merge`, {}));
  const commentId = await discuss(world, spaceId, openId, top.id);
  await writeImport(world, { organizationId, spaceId, changeRequestId: openId });
  await edit([
    { operation: 'delete_page', page: (await done(ana.get(`${space}/content/pages`))).pages[1].id },
  ]);
  return { organizationId, spaceId, mergedId, openId, commentId };
}

/**
 * Comments on a page of a change request and of the space, with replies and reactions, as ana.
 * Returns the id of the first comment.
 */
async function discuss(
  world: World,
  spaceId: string,
  changeRequestId: string,
  page: string,
): Promise<string> {
  const ana = world.as('ana');
  let first = '';
  for (const path of ['', `/change-requests/${changeRequestId}`]) {
    const comments = `/v1/spaces/${spaceId}${path}/comments`;
    const { id } = (await ana.post(comments, { page, body: { markdown: 'Is that so?' } })).body;
    const reply = (await ana.post(`${comments}/${id}/replies`, { body: { markdown: 'It is.' } }))
      .body;
    await ana.put(`${comments}/${id}`, { addedReactions: ['👍'], resolved: path === '' });
    await ana.put(`${comments}/${id}/replies/${reply.id}`, { addedReactions: ['🎉'] });
    first = id;
  }
  return first;
}

/** Writes an import that failed, as the job leaves it. */
async function writeImport(
  { console: commandConsole }: World,
  path: { organizationId: string; spaceId: string; changeRequestId: string },
): Promise<void> {
  const error = { code: 'BAD_USER_INPUT', message: 'There is nothing to import.' };
  const at = new Date('2026-11-01T12:00:00Z');
  await commandConsole.database.prisma.import.create({
    data: {
      ...path,
      id: newId('Import'),
      authorId: ids.user('ana'),
      source: 'WEBSITE',
      url: 'https://docs.test/',
      status: 'FAILED',
      error,
      seconds: 240,
      finishedAt: at,
    },
  });
}

const TALK = `comments(first: 5) { totalCount nodes { id body { markdown } status resolvedAt resolvedBy { id } postedBy { id } postedAt reactions { emoji users { actor { id } reactedAt } }
  target { space: spaceId changeRequest: changeRequestId revision: revisionId page { id: pageId title outdated } } replies(first: 5) { totalCount nodes { id body { markdown } postedBy { id } reactions { emoji count } } } } }`;
const REVISION = `query ($id: ID!) { revision(id: $id) {
  id type message createdAt author { id } parentIds mergedFrom { id } changeRequest { id } variables
  allPages { id: pageId title path parentId depth ... on DocumentPage { markdown documentId } createdAt updatedAt }
  allFiles { id: fileId name contentType size } reusableContents { id: reusableContentId title markdown }
  changes(first: 200) { totalCount nodes { id: key kinds pathAfter blocks { kind before after } } } } }`;
const REQUEST = `query ($id: ID!) { changeRequest(id: $id) {
  id number status subject createdBy { id } createdAt updatedAt revisionId revisionInitialId revisionMergedAncestorId revisionMergedId outdated
  contributors { id } changes(first: 50) { totalCount nodes { id: key kinds } } revisions(first: 50) { totalCount nodes { id } }
  reviews(first: 50) { nodes { id status comment { id body { markdown } target { reviewId } } reviewer { id } revisionId outdated createdAt } } requestedReviewers(first: 50) { nodes { user { id } requestedAt done } }
  mergePreview { state conflicts { id: key } changes { id: key kinds } } ${TALK} } }`;
const SPACE = `query ($id: ID!) { space(id: $id) { title revisionId mergeRules { reviews upToDate noNewBrokenLinks } ${TALK}
  search(query: "top") { totalCount nodes { id: pageId title path sections { id: key title body } } }
  revisions(first: 50) { totalCount nodes { id } } changeRequests(first: 50) { totalCount nodes { id revisions(first: 50) { nodes { id } } } } } }`;

/**
 * Returns all that GraphQL serializes of a space as ana: every page of every revision, and every
 * change request.
 */
export async function readEverything(
  world: World,
  { spaceId }: Pick<Library, 'spaceId'>,
): Promise<object> {
  const ask = async (document: string, variables: object) => {
    const { data, errors } = await world.as('ana').query(document, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { space } = await ask(SPACE, { id: spaceId });
  const idsIn = (of: { readonly nodes: readonly { readonly id: string }[] }): string[] =>
    of.nodes.map(({ id }) => id);
  const revisionIds = [
    ...idsIn(space.revisions),
    ...space.changeRequests.nodes.flatMap((request: { revisions: Parameters<typeof idsIn>[0] }) =>
      idsIn(request.revisions),
    ),
  ];
  const revisions: unknown[] = [];
  for (const id of revisionIds) revisions.push((await ask(REVISION, { id })).revision);
  const changeRequests: unknown[] = [];
  for (const id of idsIn(space.changeRequests))
    changeRequests.push((await ask(REQUEST, { id })).changeRequest);
  return { space, revisions, changeRequests };
}

/**
 * Returns much of what `/v1` serializes of a space, as ana; the organization's id is replaced by a
 * word, and addresses of bytes are left out.
 */
export async function readRest(
  world: World,
  { spaceId, mergedId, openId, commentId }: Library,
): Promise<Record<string, unknown>> {
  const ana = world.as('ana');
  const { body } = await ana.get(`/v1/spaces/${spaceId}`);
  const [revision] = (await ana.get(`/v1/spaces/${spaceId}/revisions?limit=50`)).body.items.slice(
    -3,
  );
  const paths = [
    '',
    '/content',
    '/content/path/top/inner',
    '/content/files',
    '/revisions?limit=50',
    `/revisions/${revision.id}`,
    `/revisions/${revision.id}/changes?limit=200`,
  ];
  const ofRequests = [mergedId, openId].flatMap((id) =>
    ['', '/content', '/changes', '/merge-preview', '/reviews', '/requested-reviewers'].map(
      (path) => `/change-requests/${id}${path}`,
    ),
  );
  const talk = [
    '/comments',
    `/change-requests/${openId}/comments`,
    `/change-requests/${openId}/comments/${commentId}/replies`,
    '/search?query=inner',
    '/links',
  ];
  const responses: Record<string, unknown> = {};
  for (const path of [
    ...paths,
    ...ofRequests,
    '/change-requests?status=open',
    '/merge-rules',
    ...talk,
  ]) {
    const answer = await ana.get(`/v1/spaces/${spaceId}${path}`);
    const text = JSON.stringify(answer.body)
      .replaceAll(body.organization, 'the organization')
      .replaceAll(/"downloadURL":"[^"]*"/g, '"downloadURL":""');
    responses[path] = { status: answer.status, body: JSON.parse(text) };
  }
  return responses;
}
