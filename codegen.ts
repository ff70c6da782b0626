import type { CodegenConfig } from '@graphql-codegen/cli';

const rows = '../data/rows.ts';

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  documents: ['src/rest/**/*.graphql', '!src/rest/directives.graphql'],
  emitLegacyCommonJSImports: false,
  generates: {
    'src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '../context.ts#Context',
        scalars: { ID: 'string', DateTime: { input: 'Date', output: 'string | Date' } },
        mappers: {
          User: `${rows}#UserRow`,
          Organization: `${rows}#OrganizationRow`,
          PublicOrganization: `${rows}#PublicOrganizationRow`,
          Subdomain: `${rows}#SubdomainRow`,
          Member: `${rows}#MemberRow`,
          Team: `${rows}#TeamRow`,
          TeamMember: `${rows}#TeamMemberRow`,
          Invite: `${rows}#InviteRow`,
          LinkInvite: `${rows}#LinkInviteRow`,
          ApiToken: `${rows}#ApiTokenRow`,
          ServiceAccount: `${rows}#ServiceAccountRow`,
          AuditEvent: `${rows}#AuditEventRow`,
          Collection: `${rows}#CollectionRow`,
          Space: `${rows}#SpaceRow`,
          Grant: `${rows}#GrantRow`,
          EffectiveAccess: `${rows}#EffectiveAccessRow`,
          CollectionConnection: `${rows}#CollectionPage`,
          SpaceConnection: `${rows}#SpacePage`,
          GrantConnection: `${rows}#GrantPage`,
          EffectiveAccessConnection: `${rows}#EffectiveAccessPage`,
          MemberSpace: `${rows}#MemberSpaceRow`,
          AuditEventConnection: `${rows}#AuditEventPage`,
          ServiceAccountConnection: `${rows}#ServiceAccountPage`,
          ApiTokenConnection: `${rows}#ApiTokenPage`,
          LinkInviteConnection: `${rows}#LinkInvitePage`,
          InviteConnection: `${rows}#InvitePage`,
          TeamMemberConnection: `${rows}#TeamMemberPage`,
          TeamConnection: `${rows}#TeamPage`,
          MemberSpaceConnection: `${rows}#MemberSpacePage`,
          MemberConnection: `${rows}#MemberPage`,
          OrganizationConnection: `${rows}#OrganizationPage`,
        },
        optionalResolveType: true,
        makeResolverTypeCallable: true,
      },
    },
    'src/generated/operations.ts': {
      schema: 'src/rest/directives.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { useTypeImports: true, enumsAsTypes: true, documentMode: 'documentNode', scalars: { ID: 'string', DateTime: 'string' }, skipTypename: true },
    },
  },
};
export default config;
