// Defines and checks the lookups outside the lists: domains, sign-in, the access of installations,
// and the spaces of translations.
import type { Explainer } from './explain.ts';
import type { FamilyIds } from './families.ts';
import type { People } from './fill.ts';
import type { IntegrationIds } from './integrations.ts';
import { listen, type SentStatement } from './listen.ts';
import { PAGE } from './questions.ts';
import { MAX_TIME_MS } from './search.ts';

/** Maximum rows touched for each row returned, or for each row of a page. */
const MAX_ROWS_PER_ROW = 20;

/** An operation and its caller. */
interface Lookup {
  readonly label: string;
  readonly document: string;
  readonly as: string;
}

/** Runs a GraphQL operation as a user, whatever its result. */
export type Send = (document: string, as: string) => Promise<unknown>;

const INSTALLATION = `{ spaces selectedSpaces { spaceId } selectedSites { siteId } integration {
  name } user {
    displayName } }`;
const LANGUAGES = `{ title source { space { title } } spaces { language space {
  title } } translations { nodes {
    language coverage { total } pages { totalCount } sourceChanges { totalCount } } } }`;

/** Returns all lookups. */
export function lookups(
  p: People,
  { spec, settings, provider }: FamilyIds,
  { popular, installation, installer, actingUser, customer }: IntegrationIds,
): Lookup[] {
  const organization = `organization(id: "${p.organization}")`;
  return [
    {
      label: 'where people of a domain sign in',
      document: '{ signInOrganizations(email: "person1@large.test") { title logins { label } } }',
      as: p.admin,
    },
    {
      label: 'where people of no domain sign in',
      document: '{ signInOrganizations(email: "person1@nowhere.test") { title logins { label } } }',
      as: p.admin,
    },
    {
      label: 'where members of an organization sign in',
      document: `{ ${organization} { logins { label } } }`,
      as: p.guest,
    },
    {
      label: 'organizations of the domain',
      document: '{ emailDomainOrganizations(emailDomain: "large.test") { title } }',
      as: p.admin,
    },
    {
      label: 'a session for a code',
      document: 'mutation { completeSignIn(input: { code: "unknown" }) { secret } }',
      as: p.admin,
    },
    {
      label: 'a SAML provider',
      document: `{ samlProvider(id: "${provider}") {
        label defaultTeam { title } } }`,
      as: p.admin,
    },
    {
      label: 'an OpenAPI spec, its latest version and one more',
      document: `{ openAPISpec(id: "${spec.id}") {
        latestVersion { number } version(id: "${spec.version}") { number } } }`,
      as: p.owner,
    },
    {
      label: 'specs with their latest versions',
      document: `{ ${organization} { openAPISpecs { nodes { latestVersion { number } } } } }`,
      as: p.owner,
    },
    {
      label: 'an integration by its name',
      document: `{ integration(name: "${popular}") { title previewImages owner {
        __typename } permissions { install } } }`,
      as: installer,
    },
    {
      label: 'an installation',
      document: `{ integrationInstallation(id: "${installation}")
        ${INSTALLATION} }`,
      as: p.admin,
    },
    {
      label: 'installations with what they reach',
      document: `{ integration(name: "${popular}") { installations { nodes ${INSTALLATION} } } }`,
      as: p.admin,
    },
    {
      label: 'integrations with their installations',
      document: `{ integrations { nodes { name installations(first: 5) {
        nodes ${INSTALLATION} } } } }`,
      as: p.admin,
    },
    {
      label: 'what an installation reaches',
      document: `{ organization(id: "${customer}") { title } }`,
      as: actingUser,
    },
    {
      label: 'translation settings',
      document: `{ translationSettings(id: "${settings}")
        ${LANGUAGES} }`,
      as: p.admin,
    },
    {
      label: 'translation settings with their spaces',
      document: `{ ${organization} { translationSettings { nodes { title spaces {
        language } } } } }`,
      as: p.owner,
    },
  ];
}

/** Returns true for statements that read: the other statements of a write are not lookups. */
const isReading = ({ text }: SentStatement): boolean => /^\s*(SELECT|WITH|DELETE)\b/.test(text);

/**
 * Runs all lookups, prints the execution of each statement, and returns true when all are within
 * their limits.
 */
export async function lookupsAreGood(
  send: Send,
  explainer: Explainer,
  all: readonly Lookup[],
): Promise<boolean> {
  let bad = 0;
  console.log(
    `\n${'look-ups'.padEnd(52)}${'given'.padStart(7)}${'touched'.padStart(9)}${'ms'.padStart(8)}  plan`,
  );
  for (const { label, document, as } of all) {
    const sent = listen();
    await send(document, as).catch((error: unknown) => {
      bad++;
      console.log(`${label.padEnd(52)}  ${String(error)}  FAILED`);
    });
    for (const statement of sent().filter(isReading)) {
      const described = await explainer.describeOrTimeout(statement);
      if (!described) {
        bad++;
        console.log(`${label.padEnd(52)}  timeout  OVER`);
        continue;
      }
      const { time, scans, returned, touched, sequential } = described;
      const isBad =
        touched > MAX_ROWS_PER_ROW * Math.max(returned, PAGE) ||
        sequential > MAX_ROWS_PER_ROW * PAGE ||
        time > MAX_TIME_MS;
      if (isBad) bad++;
      console.log(
        `${label.padEnd(52)}${String(returned).padStart(7)}${String(touched).padStart(9)}${time.toFixed(1).padStart(8)}  ${scans.join(', ')}${isBad ? '  OVER' : ''}`,
      );
    }
  }
  console.log(
    `\nEach touches at most ${MAX_ROWS_PER_ROW} rows for each that it gives, or ${MAX_ROWS_PER_ROW * PAGE}, reads no large table whole, and takes at most ${MAX_TIME_MS} ms; ${bad} do not.`,
  );
  return bad === 0;
}
