/** Lists the spellings of `/v1` that differ from the GraphQL schema. */
import type { Reason } from '../domain/errors.ts';
// biome-ignore lint/style/noRestrictedImports: only the names of types and fields are used
import type { Resolvers, ResolversTypes } from '../generated/resolvers.ts';
import type { Spellings } from './spelling.ts';

type TypeName = keyof ResolversTypes & string;
type InputName = Extract<TypeName, `${string}Input`>;
type NamesOf<Type> = keyof NonNullable<Type> & string;

/** The names in the schema, so that the compiler refuses others. */
interface SchemaNames {
  readonly type: TypeName;
  readonly input: InputName;
  readonly field: {
    [Type in NamesOf<Resolvers>]: `${Type}.${NamesOf<Resolvers[Type]>}`;
  }[NamesOf<Resolvers>];
  readonly inputField: {
    [Type in InputName]: `${Type}.${NamesOf<ResolversTypes[Type]>}`;
  }[InputName];
}

/** The spellings of types and fields. */
export const spellings: Spellings<SchemaNames> = {
  objects: {
    AdaptiveSchema: 'site-adaptive-schema',
    OpenAPISpec: 'openapi-spec',
    OpenAPISpecVersion: 'openapi-spec-version',
    PublicOrganization: 'organization',
    PublishedSite: 'published-content-site',
    SiteSearchResult: 'search-page-result',
  },
  enums: {
    CommunityType: 'camel',
    LinkRelation: 'camel',
    MemberSort: 'camel',
    OpenAPISpecErrorCode: 'upper',
    Plan: 'snake',
    SiteStructureType: 'camel',
    UseCase: 'camel',
    VersionContextType: 'camel',
  },
  nullFields: [
    'Collection.defaultLevel',
    'EffectiveAccess.level',
    'Grant.role',
    'Invite.role',
    'LevelSource.level',
    'LinkInvite.role',
    'Member.role',
    'Organization.defaultRole',
    'SAMLProvider.defaultRole',
    'ServiceAccount.role',
    'Space.defaultLevel',
  ],
  keyed: { 'UpdateTeamMembersInput.memberships': 'user' },
  tagged: { EditInput: 'operation' },
  bare: ['NewSiteSpacesInput'],
  plain: { FieldValue: 'json' },
  absent: {
    'EditChangeRequestContentInput.baseRevision': 'HEAD',
    'EditSpaceContentInput.baseRevision': 'HEAD',
  },
};

/** The spelling of the items of a list in the details of an error. */
export interface DetailSpelling {
  /** The field with enum values in kebab case. */
  readonly enumField: string;
  /** The fields with other names. */
  readonly names: Readonly<Record<string, string>>;
}

/** The lists in the details of errors, by reason and name. */
export const detailSpellings: Readonly<
  Partial<Record<Reason, Readonly<Record<string, DetailSpelling>>>>
> = {
  CONFLICT: { blockedBy: { enumField: 'rule', names: {} } },
  MERGE_CONFLICT: { conflicts: { enumField: 'kind', names: { key: 'id' } } },
};
