// Reads the edges of created objects, and finds them in the lists of their parents.
import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { ids, useWorld } from '../support.ts';

const world = useWorld();

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

/** Returns the field of the edge in each payload that has one, by the mutation. */
const edgeFields: ReadonlyMap<string, string> = new Map(
  Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, type }) => {
    const payload = getNamedType(type);
    const fields = isObjectType(payload) ? Object.values(payload.getFields()) : [];
    const edge = fields.find((field) => getNamedType(field.type).name.endsWith('Edge'));
    return edge ? [[name, edge.name] as const] : [];
  }),
);

const organization = { organizationId: ids.acme };
const site = { siteId: ids.site('help') };
const source = { text: '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{}}' };

/** The input of a mutation, and the list that has the new object: the parent's id and its field. */
interface Created {
  readonly input: object;
  /** Id of the parent; undefined for a list of `Query`. */
  readonly parent?: string;
  readonly list: string;
}

const inOrganization = (list: string, input: object): Created => ({
  input: { ...organization, ...input },
  parent: ids.acme,
  list: `... on Organization { list: ${list}`,
});
const inSite = (list: string, input: object): Created => ({
  input: { ...site, ...input },
  parent: ids.site('help'),
  list: `... on Site { list: ${list}`,
});

/** Returns what each mutation creates. */
const created = (ids_: {
  readonly commentId: string;
  readonly serviceAccountId: string;
}): Readonly<Record<string, Created>> => ({
  createChangeRequest: {
    input: { spaceId: ids.space('guide'), subject: 'Edges' },
    parent: ids.space('guide'),
    list: '... on Space { list: changeRequests',
  },
  createCollection: inOrganization('collections', { title: 'Edges' }),
  createComment: {
    input: { subjectId: ids.changeRequest('laptop'), body: { markdown: 'Edges' } },
    parent: ids.changeRequest('laptop'),
    list: '... on ChangeRequest { list: comments',
  },
  createCommentReply: {
    input: { commentId: ids_.commentId, body: { markdown: 'Edges' } },
    parent: ids_.commentId,
    list: '... on Comment { list: replies',
  },
  createLinkInvite: inOrganization('linkInvites', { role: 'READ' }),
  createOpenAPISpec: inOrganization('openAPISpecs', { slug: 'edges', source }),
  createOrganization: { input: { title: 'Edges' }, list: 'list: organizations' },
  createReview: {
    input: { changeRequestId: ids.changeRequest('laptop'), status: 'APPROVED' },
    parent: ids.changeRequest('laptop'),
    list: '... on ChangeRequest { list: reviews',
  },
  createSAMLProvider: inOrganization('samlProviders', { label: 'Edges' }),
  createServiceAccount: inOrganization('serviceAccounts', { name: 'Edges' }),
  createServiceAccountToken: {
    input: { serviceAccountId: ids_.serviceAccountId, label: 'Edges' },
    parent: ids_.serviceAccountId,
    list: '... on ServiceAccount { list: tokens',
  },
  createShareLink: inSite('shareLinks', { name: 'Edges' }),
  createSite: inOrganization('sites', { title: 'Edges' }),
  createSiteRedirect: inSite('redirects', { source: '/edges', destination: 'https://acme.test' }),
  createSiteSection: inSite('sections', { spaceId: ids.space('scratch') }),
  createSiteSectionGroup: inSite('sectionGroups', { title: 'Edges' }),
  createSiteSpace: inSite('siteSpaces', {
    spaceId: ids.space('minutes'),
    sectionId: ids.siteSection('guide'),
  }),
  createSpace: inOrganization('spaces', { title: 'Edges' }),
  createTeam: inOrganization('teams', { title: 'Edges' }),
  createToken: { input: { label: 'Edges' }, list: 'list: tokens' },
  createTranslationSettings: inOrganization('translationSettings', { title: 'Edges' }),
});

const inputTypeOf = (mutation: string): string =>
  String(schema.getMutationType()?.getFields()[mutation]?.args[0]?.type);

/** Returns the edges of a list. */
async function edgesOf({ parent, list }: Created): Promise<unknown> {
  const field = `${list}(first: 1000) { edges { cursor node { id } } }`;
  const { data, errors } =
    parent === undefined
      ? await world.as('ana').query(`{ ${field} }`)
      : await world
          .as('ana')
          .query(`query ($id: ID!) { node(id: $id) { ${field} } } }`, { id: parent });
  expect(errors).toBeUndefined();
  return (data.node ?? data).list.edges;
}

describe('The edge of a created object', () => {
  let all: ReturnType<typeof created>;
  beforeAll(async () => {
    const { data } = await world.as('ana').query(
      `mutation ($comment: CreateCommentInput!) {
        createComment(input: $comment) { comment { id } }
      }`,
      { comment: { subjectId: ids.changeRequest('laptop'), body: { markdown: 'A comment' } } },
    );
    all = created({
      commentId: data.createComment.comment.id,
      serviceAccountId: ids.publisher,
    });
  });

  it('is in the payload of every mutation that creates an item of a list', () => {
    expect(Object.keys(all).sort()).toEqual([...edgeFields.keys()].sort());
  });

  for (const [mutation, edge] of edgeFields)
    it(`is the one of the list: ${mutation}`, async () => {
      const it = all[mutation];
      if (!it) throw new Error(`Add the input of ${mutation}.`);
      const { data, errors } = await world.as('ana').query(
        `mutation ($input: ${inputTypeOf(mutation)}) {
          ${mutation}(input: $input) {
            created: ${edge.replace(/Edge$/, '')} { id }
            edge: ${edge} { cursor node { id } }
            clientMutationId
            errors { message }
          }
        }`,
        { input: { clientMutationId: 'not an id', ...it.input } },
      );
      const payload = data?.[mutation];
      expect([errors, payload?.errors]).toEqual([undefined, []]);
      expect(payload.clientMutationId).toBe('not an id');
      expect(payload.edge.node).toEqual(payload.created);
      expect(await edgesOf(it)).toContainEqual(payload.edge);
    });
});
