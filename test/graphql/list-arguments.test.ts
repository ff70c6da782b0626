// Tests that every list has a sort order and a filter, or a reason to have none.
import { getNamedType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { buildLecternSchema } from '../../src/graphql/schema.ts';

const RANKED = 'The best matches are first, and the query is the filter.';
const STRUCTURE = 'It is in the order of the structure of the site, and short.';
const CHANGES = 'It is computed from two revisions, in the order of the pages.';
const LATEST = 'It is a list of a start screen, which looks at what is latest.';
/** The list does not have the two arguments yet. */
const LATER = 'It has its former arguments, or none.';

/** The lists without `orderBy` or `filter`, with the reasons. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'Organization.search': RANKED,
  'Space.search': RANKED,
  'PublishedSite.search': RANKED,
  'Site.sections': STRUCTURE,
  'Site.sectionGroups': STRUCTURE,
  'Site.siteSpaces': STRUCTURE,
  'PublishedSite.sections': STRUCTURE,
  'PublishedSite.siteSpaces': STRUCTURE,
  'ChangeRequest.changes': CHANGES,
  'Revision.changes': CHANGES,
  'Translation.sourceChanges': CHANGES,
  'User.recentSpaces': LATEST,
  'User.reviewRequests': LATEST,
  'User.receivedComments': LATEST,
  'User.receivedReplies': LATEST,
  'Collection.memberAccess': LATER,
  'Collection.memberGrants': LATER,
  'Collection.teamGrants': LATER,
  'Integration.installations': LATER,
  'OpenAPISpec.versions': LATER,
  'Organization.invites': LATER,
  'Organization.linkInvites': LATER,
  'Organization.openAPISpecs': LATER,
  'Organization.samlProviders': LATER,
  'Organization.serviceAccounts': LATER,
  'Organization.translationSettings': LATER,
  'Query.integrations': LATER,
  'Query.tokens': LATER,
  'Revision.backlinks': LATER,
  'Revision.files': LATER,
  'Revision.links': LATER,
  'ServiceAccount.tokens': LATER,
  'Site.redirects': LATER,
  'Site.shareLinks': LATER,
  'Space.memberAccess': LATER,
  'Space.memberGrants': LATER,
  'Space.teamGrants': LATER,
  'Translation.pages': LATER,
  'TranslationSettings.translations': LATER,
};

it('has a sort order and a filter on every list without a reason against them', () => {
  const without = Object.values(buildLecternSchema().getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ type: returned }) => getNamedType(returned).name.endsWith('Connection'))
        .filter(
          ({ args }) =>
            !['orderBy', 'filter'].every((name) => args.some((argument) => argument.name === name)),
        )
        .map(({ name }) => `${type.name}.${name}`),
    );
  expect(without.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
