/** What is checked of an integration beyond the schema's limits: its scopes, its secrets, and the domains that its blocks are for. */
import { badInput } from './errors.ts';
import { integrationScopes, isIntegrationScope } from './integration-scopes.ts';

const MOST_SECRETS = 100;
const LONGEST_SECRET = 16_384;

/** Scopes as they are kept, each once. BAD_USER_INPUT for a text that is none. */
export function scopesFor(scopes: readonly string[], field: string): string[] {
  const unknown = scopes.findIndex((scope) => !isIntegrationScope(scope));
  if (unknown >= 0) throw badInput(`There is no such scope. Scopes are: ${Object.keys(integrationScopes).join(', ')}.`, `${field}.${unknown}`);
  return [...new Set(scopes)];
}

/** Secrets by their names. BAD_USER_INPUT for anything else. */
export function secretsFor(json: unknown, field: string): ReadonlyMap<string, string> {
  if (json == null) return new Map();
  if (typeof json !== 'object' || Array.isArray(json)) throw badInput('This must be an object whose values are texts.', field);
  const entries = Object.entries(json);
  if (entries.length > MOST_SECRETS) throw badInput(`There may be at most ${MOST_SECRETS} secrets.`, field);
  return new Map(
    entries.map(([name, value]: [string, unknown]): readonly [string, string] => {
      const at = `${field}.${name.slice(0, 64)}`;
      if (name.length < 1 || name.length > 128) throw badInput('A secret has a name of 1 to 128 characters.', at);
      if (typeof value !== 'string') throw badInput('This must be a text.', at);
      if (value.length > LONGEST_SECRET) throw badInput('A secret may be at most 16 KiB.', at);
      return [name, value];
    }),
  );
}

/** The domain of an address, or of the beginning of one; undefined where none can be told. */
function domainOf(text: string): string | undefined {
  const [, host] = /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?(?:\*\.|www\.)?([a-z0-9_-]+(?:\.[a-z0-9_-]+)+)(?=[/:?#*]|$)/i.exec(text) ?? [];
  return host?.toLowerCase();
}

/** The domains whose addresses blocks are put in place of, in small letters and without `www.`. */
export const blockDomainsOf = (blocks: readonly { readonly urlUnfurl?: readonly string[] | null | undefined }[]): string[] => [
  ...new Set(blocks.flatMap(({ urlUnfurl }) => (urlUnfurl ?? []).flatMap((text) => domainOf(text) ?? []))),
];

/** A domain as it is looked for. */
export const normalDomain = (domain: string): string => domain.toLowerCase().replace(/^www\./, '');
