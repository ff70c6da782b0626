// Tests that every list has a sort order and a filter, or a reason to have none.
import { getNamedType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { buildLecternSchema } from '../../src/graphql/schema.ts';

const RANKED = 'The best matches are first, and the query is the filter.';
const CHANGES = 'It is computed from two revisions, in the order of the pages.';
const LATEST = 'It is a list of a start screen, which looks at what is latest.';
const LINKS =
  'It is in the order of the texts, of which only those of a page of the list are read. Links have a filter.';
const LANGUAGES = 'It has one item for each language, and is in the order of the languages.';
const LOG = 'It is a log, which is read as a whole in the order of its positions.';

const DEVELOPED = 'It is a list for the developers of an integration, newest first.';
const INSTALLED = 'It is in the order of installation, and has at most one item for each object.';

const BY_TITLE = 'It is in the order of the titles, for people who look for one of them.';

/** The lists without `orderBy` or `filter`, with the reasons. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'Organization.eventsAfter': LOG,
  'Integration.events': DEVELOPED,
  'Organization.installedIntegrations': BY_TITLE,
  'Integration.siteInstallations': INSTALLED,
  'Integration.spaceInstallations': INSTALLED,
  'IntegrationInstallation.siteInstallations': INSTALLED,
  'IntegrationInstallation.spaceInstallations': INSTALLED,
  'Site.integrations': INSTALLED,
  'Space.integrations': INSTALLED,
  'Organization.search': RANKED,
  'Space.search': RANKED,
  'PublishedSite.search': RANKED,
  'ChangeRequest.changes': CHANGES,
  'Revision.changes': CHANGES,
  'Translation.sourceChanges': CHANGES,
  'TranslationSettings.translations': LANGUAGES,
  'User.notifications': LATEST,
  'User.recentSpaces': LATEST,
  'User.reviewRequests': LATEST,
  'User.receivedComments': LATEST,
  'User.receivedReplies': LATEST,
  'Revision.backlinks': LINKS,
  'Revision.links': LINKS,
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
