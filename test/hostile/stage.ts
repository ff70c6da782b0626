// Creates the resources that hostile requests name, and recreates them when they were deleted.
import { newId } from '../../src/data/new-id.ts';
import { createTargetSpec } from '../access/openapi.ts';
import { createStandard } from '../standard-rows.ts';
import { ids, type World } from '../support.ts';

/** Ids of the resources, by the types of the SDL. */
export interface Real {
  readonly Organization: string;
  readonly User: string;
  readonly Team: string;
  readonly Invite: string;
  readonly AuditEvent: string;
  readonly LinkInvite: string;
  /** One of each standard resource, by its type. */
  readonly standard: Readonly<Record<string, string>>;
  readonly ServiceAccountToken: string;
  readonly ApiToken: string;
  readonly Collection: string;
  /** A space in the collection. */
  readonly Space: string;
  /** A revision of the space, and its first revision. */
  readonly Revision: string;
  readonly FirstRevision: string;
  /** A page with a subpage at `first/inner`. */
  readonly Page: string;
  readonly File: string;
  readonly ReusableContent: string;
  /** An open change request with a change. */
  readonly ChangeRequest: string;
  /** A review of the change request. */
  readonly Review: string;
  /** A comment on the change request with a reply; and the same on the space. */
  readonly Comment: string;
  readonly CommentReply: string;
  readonly SpaceComment: string;
  readonly SpaceCommentReply: string;
  /** An import into the change request from a URL that is refused. */
  readonly Import: string;
  /** A site that shows the space at the root and in a section of the group. */
  readonly Site: string;
  readonly SiteSection: string;
  readonly SiteSectionGroup: string;
  readonly SiteSpace: string;
  readonly ShareLink: string;
  /** A grant to the team on the site. */
  readonly SiteGrant: string;
  readonly SAMLProvider: string;
  readonly SiteRedirect: string;
  /** Translation settings with the space as the French one. */
  readonly TranslationSettings: string;
  /** A spec with two versions; `OpenAPISpecVersion` is the later one. */
  readonly OpenAPISpec: string;
  readonly OpenAPISpecVersion: string;
  readonly specSlug: string;
  /** The name of an integration that ana's organization published and installed. */
  readonly integrationName: string;
  readonly Integration: string;
  readonly IntegrationInstallation: string;
  /** The secret of the invite. */
  readonly secret: string;
  /** A cursor of the list of members and of events. */
  readonly cursor: string;
}

type Content =
  | 'Revision'
  | 'Page'
  | 'File'
  | 'ReusableContent'
  | 'ChangeRequest'
  | 'Review'
  | 'Comment'
  | 'CommentReply'
  | 'SpaceComment'
  | 'SpaceCommentReply'
  | 'Import';

const IMPORT =
  'mutation ($id: ID!) { importIntoChangeRequest(input: { changeRequestId: $id, source: MARKDOWN, url: "http://127.0.0.1:9/" }) { import { id } } }';

/**
 * Adds pages, a file and a reusable content to a space, and creates a change request and comments
 * on both.
 */
async function makeContent(world: World, space: string): Promise<Pick<Real, Content>> {
  const [ana, path] = [world.as('ana'), `/v1/spaces/${space}`];
  const { body: edited } = await ana.post(`${path}/content`, {
    changes: [
      { operation: 'insert_page', ref: 'first', title: 'First', document: { markdown: 'A text.' } },
      { operation: 'insert_page', into: 'first', title: 'Inner' },
      { operation: 'insert_files', files: [{ name: 'a.txt', base64: 'YWJj' }] },
      { operation: 'insert_reusable_content', title: 'Again', markdown: 'Said again.' },
    ],
  });
  const [{ body: content }, { body: request }] = await Promise.all([
    ana.get(`${path}/content`),
    ana.post(`${path}/change-requests`, {}),
  ]);
  const [page] = content.pages;
  await ana.post(`${path}/change-requests/${request.id}/content`, {
    changes: [{ operation: 'update_page', page: page.id, title: 'Renamed' }],
  });
  const say = async (place: string) => {
    const { body: comment } = await ana.post(`${path}${place}/comments`, {
      page: page.id,
      body: { markdown: 'Said.' },
    });
    const { body: reply } = await ana.post(`${path}${place}/comments/${comment.id}/replies`, {
      body: { markdown: 'Answered.' },
    });
    return [comment.id, reply.id];
  };
  const [Comment, CommentReply] = await say(`/change-requests/${request.id}`);
  const [SpaceComment, SpaceCommentReply] = await say('');
  const { data } = await ana.query(IMPORT, { id: request.id });
  const reviews = `${path}/change-requests/${request.id}/reviews`;
  const { body: review } = await ana.post(reviews, { status: 'approved' });
  const commentInput = {
    Comment,
    CommentReply,
    SpaceComment,
    SpaceCommentReply,
    Import: data.importIntoChangeRequest.import.id,
  };
  return {
    ...commentInput,
    Revision: edited.revision,
    Page: page.id,
    File: content.files[0].id,
    ReusableContent: content.reusableContents[0].id,
    ChangeRequest: request.id,
    Review: review.id,
  };
}

/** Creates a site that shows a space at the root and in a section of a group. */
async function makeSite(
  world: World,
  spaceId: string,
): Promise<
  Pick<
    Real,
    | 'Site'
    | 'SiteSection'
    | 'SiteSectionGroup'
    | 'SiteSpace'
    | 'ShareLink'
    | 'SiteGrant'
    | 'SiteRedirect'
  >
> {
  const post = async (path: string, body: object) =>
    (await world.as('ana').post(`/v1/orgs/${ids.acme}/sites${path}`, body)).body;
  const { id: Site } = await post('', { title: 'Site', spaces: [spaceId] });
  const { id: SiteSection, siteSpaces } = await post(`/${Site}/sections`, { spaceId });
  const { id: SiteSectionGroup } = await post(`/${Site}/section-groups`, {
    title: 'Group',
    sections: [SiteSection],
  });
  const { id: ShareLink } = await post(`/${Site}/share-links`, { name: 'Link' });
  const { grants } = await post(`/${Site}/permissions`, {
    teams: [{ id: ids.team('writers'), role: 'read' }],
  });
  const { id: SiteRedirect } = await post(`/${Site}/redirects`, {
    source: '/old',
    destination: '/new',
  });
  return {
    Site,
    SiteSection,
    SiteSectionGroup,
    SiteSpace: siteSpaces[0].id,
    ShareLink,
    SiteGrant: grants[0].id,
    SiteRedirect,
  };
}

/** Returns a SAML provider, which is new below the limit of providers. */
async function providerOf(world: World): Promise<string> {
  const { body } = await world.as('ana').get(`/v1/orgs/${ids.acme}/saml?limit=1`);
  return body.count < 40
    ? (await world.as('ana').post(`/v1/orgs/${ids.acme}/saml`, { label: 'Staff' })).body.id
    : body.items[0].id;
}

/** Publishes an integration and installs it. */
async function makeIntegration(
  world: World,
  name: string,
): Promise<Pick<Real, 'integrationName' | 'Integration' | 'IntegrationInstallation'>> {
  const [ana, integrationName] = [world.as('ana'), `hostile-${name}`];
  await ana.post(`/v1/integrations/${integrationName}`, {
    title: 'Integration',
    description: 'One.',
    script: '',
    organization: ids.acme,
    scopes: ['space:content:read'],
  });
  const { body } = await ana.post(`/v1/integrations/${integrationName}/installations`, {
    organization: ids.acme,
  });
  const { data } = await ana.query('query ($name: String!) { integration(name: $name) { id } }', {
    name: integrationName,
  });
  return { integrationName, Integration: data.integration.id, IntegrationInstallation: body.id };
}

/**
 * Creates a member, a team, invites, a service account, tokens, a collection, a space with content
 * and grants, a site that shows it, and an integration in ana's organization.
 */
export async function makeReal(world: World, name: string): Promise<Real> {
  const ana = world.as('ana');
  const orgs = `/v1/orgs/${ids.acme}`;
  await ana.patch(orgs, { inviteLinks: true }); // an earlier request may have disabled them
  const [{ body: link }, { body: invited }, { body: account }, { body: token }] = await Promise.all(
    [
      ana.post(`${orgs}/link-invites`, {}),
      ana.post(`${orgs}/invites`, { emails: [`${name}@acme.test`] }),
      ana.post(`${orgs}/service-accounts`, { name }),
      ana.post('/v1/tokens', { label: name }),
    ],
  );
  const standard = await createStandard(world);
  const [invite] = invited.invites;
  const { body: accountToken } = await ana.post(`${orgs}/service-accounts/${account.id}/tokens`, {
    label: name,
  });
  const secret =
    new URL(invite.urls.join).searchParams.get('secret') ??
    String(invite.urls.join).split('/').at(-1) ??
    '';
  const { body: joined } = await world.nobody.post(`${orgs}/invites/${invite.id}`, {
    secret,
    displayName: name,
  });
  const { body: open } = await ana.post(`${orgs}/invites`, { emails: [`${name}.open@acme.test`] });
  const { body: team } = await ana.put(`${orgs}/teams`, {
    title: name,
    members: [joined.member.id],
  });
  const { body: collection } = await ana.post(`${orgs}/collections`, { title: name });
  const { body: space } = await ana.post(`${orgs}/spaces`, { title: name, parent: collection.id });
  await ana.post(`/v1/spaces/${space.id}/permissions`, {
    users: [{ id: joined.member.id, role: 'edit' }],
    teams: [{ id: team.id, role: null }],
  });
  const content = await makeContent(world, space.id);
  const spec = await createTargetSpec(world, newId('OpenAPISpec').toLowerCase().replace('_', '-'));
  const { body: events } = await ana.get(`${orgs}/audit-events?limit=1`);
  return {
    Organization: ids.acme,
    User: joined.member.id,
    Team: team.id,
    Invite: open.invites[0].id,
    AuditEvent: events.items[0].id,
    LinkInvite: link.id,
    standard: { ...standard, ServiceAccount: account.id },
    SAMLProvider: await providerOf(world),
    Collection: collection.id,
    Space: space.id,
    FirstRevision: space.revision,
    ...content,
    ...(await makeSite(world, space.id)),
    TranslationSettings: (
      await ana.post(`${orgs}/translations`, {
        title: name,
        spaces: [{ space: space.id, language: 'fr' }],
      })
    ).body.id,
    ...{
      OpenAPISpec: spec.specId,
      OpenAPISpecVersion: spec.specVersionId,
      specSlug: spec.specSlug,
    },
    ...(await makeIntegration(world, name)),
    ServiceAccountToken: accountToken.id,
    ApiToken: token.id,
    secret: String(open.invites[0].urls.join).split(/[/=]/).at(-1) ?? '',
    cursor: events.next.page,
  };
}

/** Real ids that do not fit: of another organization, of another type, of no resource. */
export const foreignIds: readonly string[] = [
  ids.umbrella,
  ids.space('secrets'),
  ids.page('secrets', 1),
  ids.revision('secrets'),
  ids.revision('lunch'),
  ids.changeRequest('laptop'),
  ids.page('minutes', 1),
  ids.reusableContent,
  'HEAD',
  '1',
  ids.collection('hive'),
  ids.space('scratch'),
  ids.collection('board'),
  ids.user('eve'),
  ids.member('eve'),
  ids.team('umbrella'),
  ids.site('research'),
  ids.siteSpace('research secrets'),
  ids.siteSpace('board minutes'),
  ids.siteSection('guide'),
  ids.siteSectionGroup,
  ids.shareLink,
  ids.member('ana'),
  ids.publisher,
  `${ids.team('writers').slice(0, -1)}1`,
  ids.acme.toUpperCase(),
  `${ids.acme} `,
  'org_',
  'usr_1111111111111111111111',
  'team_zzzzzzzzzzzzzzzzzzzzzz',
  ids.user('cat'),
  'org_11111111111111111111110',
];
