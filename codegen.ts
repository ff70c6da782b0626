import type { CodegenConfig } from '@graphql-codegen/cli';
import { type GraphQLSchema, valueFromASTUntyped } from 'graphql';
import { standardDocuments } from './scripts/standard-documents.ts';
import { BLOCK_TYPE_NAMES, INLINE_TYPE_NAMES } from './src/domain/document/type-names.ts';
import { storedKinds } from './src/domain/kinds.ts';
import { withoutExamples } from './src/graphql/examples.ts';
import { readSDL } from './src/graphql/sdl.ts';
import { WITH_DIRECTIVE } from './src/rest/with.ts';

const { texts, connections } = readSDL();

const rows = '../data/rows.ts';
const translation = '../data/rows/translation.ts';
const published = '../data/rows/published-site.ts';
const block = '../data/rows/block.ts';
const changes = '../data/rows/content-change.ts';

const readByVisitors = new Set(['Site', 'SiteSection', 'SiteSectionGroup', 'SiteSpace', 'Space']);

/** Rows of kinds by their loaders: `RowOf<'Team'>`. */
const rowMappers = Object.fromEntries(
  storedKinds.map(({ name }) => [name, `${rows}#${mapperOf(name)}`]),
);

/** Returns the row type of a kind. Kinds that visitors of a site can read have a reader. */
function mapperOf(name: string): string {
  if (name === 'Revision') return 'RevisionView';
  return readByVisitors.has(name) ? `ViewOf<'${name}'>` : `RowOf<'${name}'>`;
}

/** Returns the row type of a page of a kind. */
function pageMapperOf(name: string): string {
  if (name === 'Revision') return '../data/connection.ts#Connection<RevisionView>';
  return `${rows}#${readByVisitors.has(name) ? 'PageOfViews' : 'PageOf'}<'${name}'>`;
}

/** Returns the mappers of types by the row type of each. */
const mappersOf = (names: Readonly<Record<string, string>>, row: string) =>
  Object.fromEntries(
    Object.entries(names).map(([type, name]) => [name, `${block}#${row}<'${type}'>`]),
  );

/** Mappers of the blocks and inlines of documents. */
const documentMappers = {
  Block: `${block}#BlockRow`,
  ParentBlock: `${block}#BlockRow`,
  ...mappersOf(BLOCK_TYPE_NAMES, 'BlockRow'),
  Inline: `${block}#InlineRow`,
  ...mappersOf(INLINE_TYPE_NAMES, 'InlineRow'),
  TextMark: '../domain/document/model.ts#Mark',
  TableColumn: `${block}#TableColumnRow`,
  TableRow: `${block}#TableRowRow`,
  TableCell: `${block}#TableCellRow`,
};

/** Mappers of the types whose resolvers receive something other than the row of a kind. */
const otherMappers = {
  Actor: `${rows}#ActorRow`,
  Content: `${rows}#ContentView`,
  PublicOrganization: `${rows}#PublicOrganizationRow`,
  Subdomain: `${rows}#SubdomainRow`,
  CustomHostname: `${rows}#SiteRow`,
  EffectiveAccess: `${rows}#EffectiveAccessRow`,
  IntegrationEvent: '../data/rows/integration-event.ts#IntegrationEventRow',
  ContentInstallation: '../data/rows/content-installation.ts#ContentInstallationRow',
  InstalledIntegration: '../data/rows/content-installation.ts#InstalledIntegrationRow',
  SiteAccess: '../data/rows/site-access.ts#SiteAccessRow',
  Page: `${rows}#PageRow`,
  DocumentPage: `${rows}#PageRow`,
  GroupPage: `${rows}#PageRow`,
  LinkPage: `${rows}#PageRow`,
  ComputedPage: `${rows}#PageRow`,
  File: `${rows}#ShownFile`,
  ReusableContent: `${rows}#ReusableContentRow`,
  ContentChange: `${changes}#ContentChangeRow`,
  BlockChange: `${changes}#BlockChangeRow`,
  EditedPage: `${changes}#EditedPageRow`,
  CreatedPage: `${changes}#EditedPageRow`,
  UpdatedPage: `${changes}#EditedPageRow`,
  DeletedPage: `${changes}#EditedPageRow`,
  PageReference: `${changes}#EditedPageRow`,
  Contribution: '../data/loaders/content.ts#ContributionRow',
  LanguageSpace: `${translation}#TranslationRow`,
  Translation: `${translation}#ShownTranslation`,
  PageTranslation: `${translation}#PageTranslationRow`,
  MergeConflict: `${rows}#MergeConflictRow`,
  MergePreview: `${rows}#MergePreviewRow`,
  SearchResult: `${rows}#SearchResultRow`,
  SearchSection: `${rows}#MemberSearchSectionRow`,
  SpaceSearchResult: `${rows}#SpaceSearchResultRow`,
  SearchResultConnection: '../data/rows/search.ts#SearchResultPage',
  SpaceSearchResultConnection: '../data/rows/search.ts#SpaceSearchResultPage',
  SearchProblem: '../domain/search/filters.ts#QueryProblem',
  SiteStructure: `${rows}#StructureRow`,
  PublishedSite: `${published}#PublishedSiteRow`,
  PublishedLocation: `${published}#PublishedLocationRow`,
  SiteCustomizations: `${published}#PublishedSiteRow`,
  UrlContent: '../data/rows/url-content.ts#UrlContentRow',
  PublicUrl: `${published}#PublicUrlRow`,
  PublicUrlContent: `${published}#PublicUrlContentRow`,
  PublishedPage: `${published}#PublishedPageRow`,
  SiteSearchResult: `${published}#SiteSearchResultRow`,
  SiteSearchResultConnection: `${published}#SiteSearchResultPage`,
  SiteSearchSection: `${rows}#SiteSearchSectionRow`,
  SiteSearchSpace: `${published}#SiteSearchSpaceRow`,
  PublishingAuth: `${rows}#SiteRow`,
  SSOLogin: `${rows}#SAMLProviderRow`,
  ResolvedRedirect: `${rows}#ShownRedirect`,
  OpenAPISpecVersionContent: `${rows}#OpenAPISpecVersionRow`,
  Download: `${rows}#DownloadRow`,
  PDFDownload: `${rows}#DownloadRow`,
  Link: `${rows}#LinkRow`,
  LinkConnection: `${rows}#LinkListPage`,
  BrokenLinkStats: `${rows}#BrokenLinkNumbers`,
  ContentReference: `${rows}#ReferenceRow`,
  MemberSpace: `${rows}#MemberSpaceRow`,
  AlreadyExistsError: '../graphql/user-errors.ts#AlreadyExists',
  FileReference: `${rows}#FileReferenceRow`,
  PageTarget: `${rows}#PageTargetRow`,
  StaleRevisionError: '../graphql/user-errors.ts#StaleRevision',
  EventSummary: '../data/live/event-follower.ts#EventAtPosition',
  PresenceSession: '../data/live/presence-room.ts#PresentSession',
  SpaceUrls: `${rows}#SpaceUrlsRow`,
  RevisionUrls: `${rows}#RevisionUrlsRow`,
};

const otherByType = new Map(Object.entries(otherMappers));

/** Pages of the connections that the SDL asks for: `PageOf<'Team'>`, `Connection<LinkRow>`. */
const connectionMappers = Object.fromEntries(
  connections.map(({ name, node }) => {
    const other = otherByType.get(node);
    // The mapper of the nodes imports the type that `Connection` is given here.
    const page =
      other === undefined
        ? pageMapperOf(node)
        : `../data/connection.ts#Connection<${other.slice(other.indexOf('#') + 1)}>`;
    return [`${name}Connection`, page];
  }),
);

/** Returns the scope of each action that a root field declares in `@access`. */
function actionScopesIn(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const scopes = new Map<string, string>();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const root of roots)
    for (const { name, astNode } of Object.values(root?.getFields() ?? {})) {
      const access = astNode?.directives?.find((directive) => directive.name.value === 'access');
      const values = new Map(
        access?.arguments?.map((it) => [it.name.value, valueFromASTUntyped(it.value)]),
      );
      const [action, scope] = [String(values.get('action')), values.get('scope')];
      if (scope === undefined) continue;
      if ((scopes.get(action) ?? scope) !== scope)
        throw new Error(`${name} and another field declare ${action} with different scopes.`);
      scopes.set(action, String(scope));
    }
  return scopes;
}

const writeActionScopes = (
  schema: GraphQLSchema,
): string => `import type { Action } from '../domain/access.ts';

/** The scope of each action that a root field declares in \`@access\`. */
export const actionScopes = {
${[...actionScopesIn(schema)]
  .sort()
  .map(([action, scope]) => `  '${action}': '${scope}',`)
  .join('\n')}
} as const satisfies Partial<Record<Action, string>>;
`;

const config: CodegenConfig = {
  // The plugin `action-scopes` is the function above, and all others are packages.
  pluginLoader: (name) =>
    name.endsWith('action-scopes') ? { plugin: writeActionScopes } : import(name),
  schema: texts.map(withoutExamples),
  documents: ['src/{rest,reader,site-text,mcp}/*.graphql', ...standardDocuments(texts.join('\n'))],
  emitLegacyCommonJSImports: false,
  generates: {
    'src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        // an input field with a default always has a value
        avoidOptionals: { defaultValue: true },
        contextType: '../context.ts#Context',
        scalars: {
          ID: 'string',
          DateTime: { input: 'Date', output: 'string | Date' },
          StringMap: {
            input: 'Record<string, string | null>',
            output: 'Readonly<Record<string, string>>',
          },
          JSON: 'unknown',
          Upload: 'string',
        },
        mappers: {
          ...rowMappers,
          ...connectionMappers,
          ...otherMappers,
          ...documentMappers,
        },
        optionalResolveType: true,
        makeResolverTypeCallable: true,
      },
    },
    'src/generated/action-scopes.ts': { plugins: ['action-scopes'] },
    'src/generated/operations.ts': {
      schema: WITH_DIRECTIVE,
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        documentMode: 'documentNode',
        scalars: {
          ID: 'string',
          DateTime: 'string',
          StringMap: {
            input: 'Record<string, string | null>',
            output: 'Readonly<Record<string, string>>',
          },
          JSON: 'unknown',
          Upload: 'string',
        },
        skipTypename: true,
      },
    },
  },
};
export default config;
