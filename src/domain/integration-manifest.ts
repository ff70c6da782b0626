/**
 * Validates the parts of an integration's manifest that the GraphQL schema cannot: scopes, secrets
 * and the domains of its blocks.
 */
import { badInput } from './errors.ts';
import { checkEach } from './problems.ts';
import { integrationScopes, isIntegrationScope } from './integration-scopes.ts';

const MAX_SECRET_COUNT = 100;
const MAX_SECRET_LENGTH = 16_384;

/**
 * Requires that a text is the name of a scope of integrations.
 * @throws BAD_USER_INPUT
 */
export function requireIntegrationScope(scope: string, field: string): void {
  if (!isIntegrationScope(scope))
    throw badInput(
      `There is no such scope. Scopes are: ${Object.keys(integrationScopes).join(', ')}.`,
      field,
    );
}

/**
 * Returns the scopes without duplicates.
 * @throws BAD_USER_INPUT for an unknown scope
 */
export function scopesFor(scopes: readonly string[], field: string): string[] {
  checkEach(scopes, (scope, i) => requireIntegrationScope(scope, `${field}.${i}`));
  return [...new Set(scopes)];
}

/**
 * Returns the secrets by name.
 * @throws BAD_USER_INPUT for anything but an object of strings within the limits
 */
export function secretsFor(json: unknown, field: string): ReadonlyMap<string, string> {
  if (json == null) return new Map();
  if (typeof json !== 'object' || Array.isArray(json))
    throw badInput('This must be an object whose values are texts.', field);
  const entries = Object.entries(json);
  if (entries.length > MAX_SECRET_COUNT)
    throw badInput(`There may be at most ${MAX_SECRET_COUNT} secrets.`, field);
  return new Map(
    checkEach(entries, ([name, value]: [string, unknown]): readonly [string, string] => {
      const at = `${field}.${name.slice(0, 64)}`;
      if (name.length < 1 || name.length > 128)
        throw badInput('A secret has a name of 1 to 128 characters.', at);
      if (typeof value !== 'string') throw badInput('This must be a text.', at);
      if (value.length > MAX_SECRET_LENGTH) throw badInput('A secret may be at most 16 KiB.', at);
      return [name, value];
    }),
  );
}

/** Maximum length of a content security policy in characters. */
const MAX_POLICY_LENGTH = 4096;

/**
 * Returns a content security policy from its directives, for example `default-src 'none'`.
 * @throws BAD_USER_INPUT for what is no directive, and for a policy that is too long
 */
export function policyOfDirectives(
  directives: Readonly<Record<string, string | null>>,
  field: string,
): string {
  const policy = checkEach(Object.entries(directives), ([name, value]) => {
    if (
      !/^[a-z][a-z-]*$/.test(name) ||
      !/^[\x20-\x7e\t\r\n]*$/.test(value ?? '') ||
      /;/.test(value ?? '')
    )
      throw badInput(
        'Send names of directives, such as default-src, with values without semicolons.',
        `${field}.${name.slice(0, 64)}`,
      );
    return `${name} ${value ?? ''}`.trim();
  }).join('; ');
  if (policy.length > MAX_POLICY_LENGTH)
    throw badInput(`A policy has at most ${MAX_POLICY_LENGTH} characters.`, field);
  return policy;
}

/** Returns the domain of a URL or URL prefix; undefined if it has none. */
function domainOf(text: string): string | undefined {
  const [, host] =
    /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?(?:\*\.|www\.)?([a-z0-9_-]+(?:\.[a-z0-9_-]+)+)(?=[/:?#*]|$)/i.exec(
      text,
    ) ?? [];
  return host?.toLowerCase();
}

/** Returns the domains whose URLs the blocks unfurl, in lower case and without `www.`. */
export const blockDomainsOf = (
  blocks: readonly { readonly urlUnfurl?: readonly string[] | null | undefined }[],
): string[] => [
  ...new Set(
    blocks.flatMap(({ urlUnfurl }) => (urlUnfurl ?? []).flatMap((text) => domainOf(text) ?? [])),
  ),
];

/** Returns a domain in the form that it is looked up by. */
export const normalDomain = (domain: string): string => domain.toLowerCase().replace(/^www\./, '');
