// Lists the mutations of organizations, members, teams, invites, service accounts and tokens, each
// with the action of its event and its call.
import { ids, type World } from '../../support.ts';
import { acme, type Mutation, postToAcme } from './fixture.ts';

/** Returns the event and the call of each of these mutations. */
export function peopleMutations(world: World): Readonly<Record<string, Mutation>> {
  const post = (path: string, body?: object) => postToAcme(world, path, body);
  const newTeam = async (): Promise<string> =>
    (await world.as('ana').put(`/v1/orgs/${ids.acme}/teams`, { title: 'Fixture' })).body.id;
  const newInvite = async (email: string) =>
    (await post('invites', { emails: [email], role: 'read' })).invites[0];
  const newMember = async (email: string): Promise<string> => {
    const { id, urls } = await newInvite(email);
    return (
      await world.nobody.post(`/v1/orgs/${ids.acme}/invites/${id}`, {
        secret: new URL(urls.join).searchParams.get('secret'),
      })
    ).body.member.id;
  };
  const newAccount = async (): Promise<string> =>
    (await post('service-accounts', { name: 'Fixture' })).id;
  const newAccountToken = async (): Promise<string> => {
    const account = await newAccount();
    return `serviceAccountId: "${account}", id: "${(await post(`service-accounts/${account}/tokens`, { label: 'Fixture' })).id}"`;
  };
  const newToken = async (): Promise<string> =>
    (await world.as('ana').post('/v1/tokens', { label: 'Fixture' })).body.id;

  return {
    createOrganization: [
      'organization.create',
      () => '(input: { title: "Evented" }) { organization { id } }',
    ],
    updateOrganization: [
      'organization.update',
      () => `(id: "${ids.acme}", input: { ai: false }) { organization { id } }`,
    ],
    updateMember: [
      'member.update',
      () => `(${acme}, userId: "${ids.user('cat')}", input: { role: READ }) { member { id } }`,
    ],
    setMemberDisabled: [
      'member.update',
      () => `(${acme}, userId: "${ids.user('cat')}", disabled: true) { member { id } }`,
    ],
    setMemberSSO: [
      'member.update',
      () => `(${acme}, userId: "${ids.user('cat')}") { member { id } }`,
    ],
    removeMember: [
      'member.remove',
      async () => `(${acme}, userId: "${await newMember('removed@x.test')}") { removedMemberId }`,
    ],
    pingOrganization: ['member.ping', () => `(${acme}) { serviceVisitorClaims }`],
    createTeam: ['team.create', () => `(${acme}, input: { title: "Evented" }) { team { id } }`],
    updateTeam: [
      'team.update',
      async () =>
        `(${acme}, id: "${await newTeam()}", input: { title: "Evented" }) { team { id } }`,
    ],
    deleteTeam: ['team.delete', async () => `(${acme}, id: "${await newTeam()}") { __typename }`],
    updateTeamMembers: [
      'team.updateMembers',
      async () =>
        `(${acme}, teamId: "${await newTeam()}", input: { add: ["ben@acme.test"] }) { __typename }`,
    ],
    setTeamMember: [
      'team.updateMembers',
      async () =>
        `(${acme}, teamId: "${await newTeam()}", userId: "${ids.user('ben')}", input: { role: OWNER }) { __typename }`,
    ],
    removeTeamMember: [
      'teamMember.remove',
      async () =>
        `(${acme}, teamId: "${await newTeam()}", userId: "${ids.user('ana')}") { __typename }`,
    ],
    inviteMembers: [
      'invite.create',
      () => `(${acme}, input: { emails: ["one@x.test", "two@x.test"] }) { invites { id } }`,
    ],
    revokeInvite: [
      'invite.delete',
      async () => `(${acme}, id: "${(await newInvite('revoked@x.test')).id}") { revokedInviteId }`,
    ],
    acceptInvite: [
      'invite.accept',
      async () => {
        const { id, urls } = (
          await world
            .as('eve')
            .post(`/v1/orgs/${ids.umbrella}/invites`, { emails: ['ana@acme.test'] })
        ).body.invites[0];
        return `(organizationId: "${ids.umbrella}", id: "${id}", input: { secret: "${new URL(urls.join).searchParams.get('secret')}" }) { token }`;
      },
    ],
    joinOrganization: [
      'organization.join',
      async () => {
        const { id } = (await world.as('eve').post('/v1/orgs', { title: 'Of the domain' })).body;
        await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { emailDomains: [] });
        await world.as('eve').patch(`/v1/orgs/${id}`, { emailDomains: ['acme.test'] });
        return `(organizationId: "${id}") { member { role } }`;
      },
    ],
    createLinkInvite: ['linkInvite.create', () => `(${acme}, input: {}) { linkInvite { id } }`],
    updateLinkInvite: [
      'linkInvite.update',
      async () =>
        `(${acme}, id: "${(await post('link-invites')).id}", input: { maxUses: 2 }) { linkInvite { id } }`,
    ],
    deleteLinkInvite: [
      'linkInvite.delete',
      async () => `(${acme}, id: "${(await post('link-invites')).id}") { deletedLinkInviteId }`,
    ],
    createServiceAccountToken: [
      'serviceAccount.update',
      () =>
        `(${acme}, serviceAccountId: "${ids.publisher}", input: { label: "Evented" }) { secret }`,
    ],
    rotateServiceAccountToken: [
      'serviceAccount.update',
      async () => `(${acme}, ${await newAccountToken()}) { secret }`,
    ],
    revokeServiceAccountToken: [
      'serviceAccount.update',
      async () => `(${acme}, ${await newAccountToken()}) { revokedTokenId }`,
    ],
    createSAMLProvider: [
      'samlProvider.create',
      () => `(${acme}, input: { label: "Evented" }) { samlProvider { id } }`,
    ],
    updateSAMLProvider: [
      'samlProvider.update',
      async () =>
        `(${acme}, id: "${(await post('saml', { label: 'Fixture' })).id}", input: { label: "Evented" }) { samlProvider { id } }`,
    ],
    deleteSAMLProvider: [
      'samlProvider.delete',
      async () =>
        `(${acme}, id: "${(await post('saml', { label: 'Fixture' })).id}") { deletedSAMLProviderId }`,
    ],
    createToken: ['token.create', () => '(input: { label: "Evented" }) { secret }'],
    rotateToken: ['token.rotate', async () => `(id: "${await newToken()}") { secret }`],
    revokeToken: ['token.revoke', async () => `(id: "${await newToken()}") { revokedTokenId }`],
  };
}
