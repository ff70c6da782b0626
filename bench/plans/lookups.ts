// What is looked up beside the lists: who claims a domain, where its people sign in, what an installation reaches, which spaces a translation has. What is asked, and how it is judged.
import type { Explainer } from './explain.ts';
import type { Families } from './families.ts';
import type { People } from './fill.ts';
import type { Offers } from './integrations.ts';
import { listen, type Sent } from './listen.ts';
import { PAGE } from './questions.ts';
import { MOST_TIME } from './search.ts';

/** Rows touched for each row that is given, or for each of a page, at most. */
const FACTOR = 20;

/** An operation, as somebody sends it. */
interface Lookup {
  readonly what: string;
  readonly document: string;
  readonly as: string;
}

/** Asks a GraphQL operation as a user, whatever is answered. */
export type Send = (document: string, as: string) => Promise<unknown>;

const INSTALLATION = '{ spaces selectedSpaces { space } selectedSites { site } integration { name } user { displayName } }';
const LANGUAGES = '{ title source { space { title } } spaces { language space { title } } translations { nodes { language coverage { total } pages { totalCount } sourceChanges { totalCount } } } }';

/** Everything that is looked up. */
export function lookups(p: People, { spec, settings, provider }: Families, { popular, installation, installer, face, customer }: Offers): Lookup[] {
  const organization = `organization(id: "${p.organization}")`;
  return [
    { what: 'where people of a domain sign in', document: '{ signInOrganizations(email: "person1@large.test") { title logins { label } } }', as: p.admin },
    { what: 'where people of no domain sign in', document: '{ signInOrganizations(email: "person1@nowhere.test") { title logins { label } } }', as: p.admin },
    { what: 'where members of an organization sign in', document: `{ ${organization} { logins { label } } }`, as: p.guest },
    { what: 'organizations of his domain', document: '{ emailDomainOrganizations(emailDomain: "large.test") { title } }', as: p.admin },
    { what: 'a session for a code', document: 'mutation { completeSignIn(input: { code: "unknown" }) { secret } }', as: p.admin },
    { what: 'a SAML provider', document: `{ samlProvider(organizationId: "${p.organization}", id: "${provider}") { label defaultTeam { title } } }`, as: p.admin },
    {
      what: 'an OpenAPI spec, its latest version and one more',
      document: `{ openAPISpec(organizationId: "${p.organization}", slug: "${spec.slug}") { latestVersion { number } version(id: "${spec.version}") { number } } }`,
      as: p.owner,
    },
    { what: 'specs with their latest versions', document: `{ ${organization} { openAPISpecs { nodes { latestVersion { number } } } } }`, as: p.owner },
    { what: 'an integration by its name', document: `{ integration(name: "${popular}") { title previewImages owner { __typename } permissions { install } } }`, as: installer },
    { what: 'an installation', document: `{ integrationInstallation(integrationName: "${popular}", id: "${installation}") ${INSTALLATION} }`, as: p.admin },
    { what: 'installations with what they reach', document: `{ integration(name: "${popular}") { installations { nodes ${INSTALLATION} } } }`, as: p.admin },
    { what: 'integrations with their installations', document: `{ integrations { nodes { name installations(first: 5) { nodes ${INSTALLATION} } } } }`, as: p.admin },
    { what: 'what an installation reaches', document: `{ organization(id: "${customer}") { title } }`, as: face },
    { what: 'translation settings', document: `{ translationSettings(organizationId: "${p.organization}", id: "${settings}") ${LANGUAGES} }`, as: p.admin },
    { what: 'translation settings with their spaces', document: `{ ${organization} { translationSettings { nodes { title spaces { language } } } } }`, as: p.owner },
  ];
}

/** A statement that reads: what a write holds, begins and ends is no look-up. */
const isReading = ({ text }: Sent): boolean => /^\s*(SELECT|WITH|DELETE)\b/.test(text);

/** Asks everything that is looked up, prints how each statement was answered, and says whether all of them kept to their bounds. */
export async function lookupsAreGood(send: Send, explainer: Explainer, all: readonly Lookup[]): Promise<boolean> {
  let bad = 0;
  console.log(`\n${'look-ups'.padEnd(52)}${'given'.padStart(7)}${'touched'.padStart(9)}${'ms'.padStart(8)}  plan`);
  for (const { what, document, as } of all) {
    const sent = listen();
    await send(document, as);
    for (const statement of sent().filter(isReading)) {
      const { time, scans, given, touched, sequential } = await explainer.describe(statement);
      const isBad = touched > FACTOR * Math.max(given, PAGE) || sequential > FACTOR * PAGE || time > MOST_TIME;
      if (isBad) bad++;
      console.log(`${what.padEnd(52)}${String(given).padStart(7)}${String(touched).padStart(9)}${time.toFixed(1).padStart(8)}  ${scans.join(', ')}${isBad ? '  OVER' : ''}`);
    }
  }
  console.log(`\nEach touches at most ${FACTOR} rows for each that it gives, or ${FACTOR * PAGE}, reads no large table whole, and takes at most ${MOST_TIME} ms; ${bad} do not.`);
  return bad === 0;
}
