// Lists the mutations of organizations, members, teams, invites, service accounts and tokens, each
// with the action of its event and its call.
import { ids, type World } from '../../support.ts';
import { memberIdOf } from '../../member/rows.ts';
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
    return `id: "${(await post(`service-accounts/${account}/tokens`, { label: 'Fixture' })).id}"`;
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
      () => `(input: { id: "${ids.acme}", ai: false }) { organization { id } }`,
    ],
    setSearchSynonyms: [
      'organization.setSearchSynonyms',
      () =>
        `(input: { organizationId: "${ids.acme}", groups: [{ words: ["evented", "recorded"] }] }) { organization { id } }`,
    ],
    updateMember: [
      'member.update',
      () => `(input: { id: "${ids.member('cat')}", role: READ }) { member { id } }`,
    ],
    setMemberDisabled: [
      'member.update',
      () => `(input: { id: "${ids.member('cat')}", disabled: true }) { member { id } }`,
    ],
    setMemberSSO: [
      'member.update',
      () => `(input: { id: "${ids.member('cat')}" }) { member { id } }`,
    ],
    removeMember: [
      'member.remove',
      async () =>
        `(input: { id: "${await memberIdOf(world, ids.acme, await newMember('removed@x.test'))}" }) { removedMemberId }`,
    ],
    pingOrganization: [
      'member.ping',
      () => `(input: { id: "${ids.acme}" }) { serviceVisitorClaims }`,
    ],
    createTeam: ['team.create', () => `(input: { ${acme}, title: "Evented" }) { team { id } }`],
    updateTeam: [
      'team.update',
      async () => `(input: { id: "${await newTeam()}", title: "Evented" }) { team { id } }`,
    ],
    deleteTeam: ['team.delete', async () => `(input: { id: "${await newTeam()}" }) { __typename }`],
    updateTeamMembers: [
      'team.updateMembers',
      async () =>
        `(input: { teamId: "${await newTeam()}", add: ["ben@acme.test"] }) { __typename }`,
    ],
    setTeamMember: [
      'team.updateMembers',
      async () =>
        `(input: { teamId: "${await newTeam()}", userId: "${ids.user('ben')}", role: OWNER }) { __typename }`,
    ],
    removeTeamMember: [
      'teamMember.remove',
      async () =>
        `(input: { teamId: "${await newTeam()}", userId: "${ids.user('ana')}" }) { __typename }`,
    ],
    inviteMembers: [
      'invite.create',
      () => `(input: { ${acme}, emails: ["one@x.test", "two@x.test"] }) { invites { id } }`,
    ],
    revokeInvite: [
      'invite.delete',
      async () =>
        `(input: { id: "${(await newInvite('revoked@x.test')).id}" }) { revokedInviteId }`,
    ],
    acceptInvite: [
      'invite.accept',
      async () => {
        const { id, urls } = (
          await world
            .as('eve')
            .post(`/v1/orgs/${ids.umbrella}/invites`, { emails: ['ana@acme.test'] })
        ).body.invites[0];
        return `(input: { id: "${id}", secret: "${new URL(urls.join).searchParams.get('secret')}" }) { token }`;
      },
    ],
    joinOrganization: [
      'organization.join',
      async () => {
        const { id } = (await world.as('eve').post('/v1/orgs', { title: 'Of the domain' })).body;
        await world.as('ana').patch(`/v1/orgs/${ids.acme}`, { emailDomains: [] });
        await world.as('eve').patch(`/v1/orgs/${id}`, { emailDomains: ['acme.test'] });
        return `(input: { id: "${id}" }) { member { role } }`;
      },
    ],
    createLinkInvite: ['linkInvite.create', () => `(input: { ${acme} }) { linkInvite { id } }`],
    updateLinkInvite: [
      'linkInvite.update',
      async () =>
        `(input: { id: "${(await post('link-invites')).id}", maxUses: 2 }) { linkInvite { id } }`,
    ],
    deleteLinkInvite: [
      'linkInvite.delete',
      async () => `(input: { id: "${(await post('link-invites')).id}" }) { deletedLinkInviteId }`,
    ],
    createServiceAccountToken: [
      'serviceAccount.update',
      () => `(input: { serviceAccountId: "${ids.publisher}", label: "Evented" }) { secret }`,
    ],
    rotateServiceAccountToken: [
      'serviceAccount.update',
      async () => `(input: { ${await newAccountToken()} }) { secret }`,
    ],
    revokeServiceAccountToken: [
      'serviceAccount.update',
      async () => `(input: { ${await newAccountToken()} }) { revokedTokenId }`,
    ],
    createSAMLProvider: [
      'samlProvider.create',
      () => `(input: { ${acme}, label: "Evented" }) { samlProvider { id } }`,
    ],
    updateSAMLProvider: [
      'samlProvider.update',
      async () =>
        `(input: { id: "${(await post('saml', { label: 'Fixture' })).id}", label: "Evented" }) { samlProvider { id } }`,
    ],
    deleteSAMLProvider: [
      'samlProvider.delete',
      async () =>
        `(input: { id: "${(await post('saml', { label: 'Fixture' })).id}" }) { deletedSAMLProviderId }`,
    ],
    createToken: ['token.create', () => '(input: { label: "Evented" }) { secret }'],
    updateUser: [
      'user.update',
      () => `(input: { id: "${ids.user('ana')}", displayName: "Ana A." }) { user { id } }`,
    ],
    rotateToken: ['token.rotate', async () => `(input: { id: "${await newToken()}" }) { secret }`],
    revokeToken: [
      'token.revoke',
      async () => `(input: { id: "${await newToken()}" }) { revokedTokenId }`,
    ],
  };
}
