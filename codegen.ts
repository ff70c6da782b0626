import type { CodegenConfig } from '@graphql-codegen/cli';
import { storedKinds } from './src/domain/kinds.ts';
import { readSDL } from './src/graphql/sdl.ts';

const { texts, connections } = readSDL();

const rows = '../data/rows.ts';
const translation = '../data/rows/translation.ts';
const published = '../data/rows/published-site.ts';

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

/** Mappers of the types whose resolvers receive something other than the row of a kind. */
const otherMappers = {
  PublicOrganization: `${rows}#PublicOrganizationRow`,
  Subdomain: `${rows}#SubdomainRow`,
  EffectiveAccess: `${rows}#EffectiveAccessRow`,
  Page: `${rows}#PageRow`,
  File: `${rows}#ShownFile`,
  ReusableContent: `${rows}#ReusableContentRow`,
  ContentChange: `${rows}#ContentChangeRow`,
  BlockChange: `${rows}#BlockChangeRow`,
  LanguageSpace: `${translation}#TranslationRow`,
  Translation: `${translation}#ShownTranslation`,
  PageTranslation: `${translation}#PageTranslationRow`,
  MergePreview: `${rows}#MergePreviewRow`,
  SearchResult: `${rows}#SearchResultRow`,
  SpaceSearchResult: `${rows}#SpaceSearchResultRow`,
  SiteStructure: `${rows}#StructureRow`,
  PublishedSite: `${published}#PublishedSiteRow`,
  PublishedPage: `${published}#PublishedPageRow`,
  SiteSearchResult: `${published}#SiteSearchResultRow`,
  PublishingAuth: `${rows}#SiteRow`,
  SSOLogin: `${rows}#SAMLProviderRow`,
  ResolvedRedirect: `${rows}#ShownRedirect`,
  OpenAPISpecVersionContent: `${rows}#OpenAPISpecVersionRow`,
  Download: `${rows}#DownloadRow`,
  Link: `${rows}#LinkRow`,
  LinkConnection: `${rows}#LinkPage`,
  ContentReference: `${rows}#ReferenceRow`,
  MemberSpace: `${rows}#MemberSpaceRow`,
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

const config: CodegenConfig = {
  schema: [...texts],
  documents: ['src/rest/**/*.graphql', '!src/rest/directives.graphql'],
  emitLegacyCommonJSImports: false,
  generates: {
    'src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '../context.ts#Context',
        scalars: {
          ID: 'string',
          DateTime: { input: 'Date', output: 'string | Date' },
          StringMap: {
            input: 'Record<string, string | null>',
            output: 'Readonly<Record<string, string>>',
          },
          JSON: 'unknown',
        },
        mappers: {
          ...rowMappers,
          ...connectionMappers,
          ...otherMappers,
        },
        optionalResolveType: true,
        makeResolverTypeCallable: true,
      },
    },
    'src/generated/operations.ts': {
      schema: 'src/rest/directives.graphql',
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
        },
        skipTypename: true,
      },
    },
  },
};
export default config;
