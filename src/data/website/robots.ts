/** Reads `robots.txt`: the paths that a site forbids crawlers to read (RFC 9309). */

/** The problem of a URL that robots.txt forbids. */
export const FORBIDDEN = 'The robots.txt of this site disallows this address.';

/** The rules of a site for this crawler. */
export interface Robots {
  /** Returns whether a path, with its query, may be read. */
  allows(path: string): boolean;
  /** URLs of sitemaps, as written. */
  readonly sitemaps: readonly string[];
}

/** The user agent of this crawler. */
const USER_AGENT = 'lectern';
/** Maximum number of rules that are read of one group. */
const MAX_RULE_COUNT = 500;
const MAX_SITEMAP_COUNT = 10;

/** A rule with its pattern split, because each rule is matched against many paths. */
interface RobotsRule {
  readonly allows: boolean;
  /** Length of the pattern: the longest matching rule applies. */
  readonly length: number;
  /** The beginning of the path. */
  readonly first: string;
  /** The parts that follow, in order, with any text in between. */
  readonly others: readonly string[];
  /** True when the pattern ends with `$`, so that nothing may follow. */
  readonly isAnchored: boolean;
  /** The end of the path, for a pattern that ends with `$` and has a `*`. */
  readonly last: string | undefined;
  /** Length of the shortest path that matches. */
  readonly minLength: number;
}

/**
 * Reads a `robots.txt`: the groups for this crawler, otherwise those for all crawlers. The longest
 * matching rule applies, and of two with equal length the one that allows.
 */
export function readRobots(text: string): Robots {
  const rules = new Map<string, RobotsRule[]>();
  const sitemaps: string[] = [];
  const agents = new Set<string>(); // user agents of the current group that match this crawler
  let isOpen = false; // consecutive user-agent lines begin one group
  for (const line of text.split(/[\r\n]+/)) {
    const [, field = '', content = ''] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line) ?? [];
    const [name, value] = [field.toLowerCase(), content.trim()];
    if (name === 'user-agent') {
      const agent = value.toLowerCase();
      if (!isOpen) agents.clear();
      isOpen = true;
      if (agent !== USER_AGENT && agent !== '*') continue;
      agents.add(agent);
      if (!rules.has(agent)) rules.set(agent, []);
    } else if (name === 'allow' || name === 'disallow') {
      isOpen = false;
      if (value === '') continue;
      for (const agent of agents) {
        const own = rules.get(agent);
        if (own && own.length < MAX_RULE_COUNT)
          own.push(ruleOf(name === 'allow', percentEncoded(value)));
      }
    } else if (name === 'sitemap' && sitemaps.length < MAX_SITEMAP_COUNT) sitemaps.push(value);
  }
  const own = rules.get(USER_AGENT) ?? rules.get('*') ?? [];
  return { allows: (path) => isAllowed(own, path), sitemaps };
}

/** The rules of a site without robots.txt, and of one whose robots.txt cannot be read. */
export const allowAll: Robots = { allows: () => true, sitemaps: [] };
export const allowNone: Robots = { allows: () => false, sitemaps: [] };

function isAllowed(rules: readonly RobotsRule[], path: string): boolean {
  let best: RobotsRule | undefined;
  for (const rule of rules) {
    if (best && (best.length > rule.length || (best.length === rule.length && best.allows)))
      continue;
    if (matches(rule, path)) best = rule;
  }
  return best?.allows ?? true;
}

/** Returns a pattern in the encoding of URLs, with non-ASCII characters percent-encoded. */
const percentEncoded = (pattern: string): string =>
  encodeURI(pattern.replace(/\p{Surrogate}/gu, '')).replaceAll('%25', '%');

/** Splits a pattern: `*` matches any text, and `$` at its end matches the end of the path. */
function ruleOf(allows: boolean, pattern: string): RobotsRule {
  const isAnchored = pattern.endsWith('$');
  const parts = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  const minLength = parts.reduce((sum, part) => sum + part.length, 0);
  const [first = '', ...others] = parts;
  const last = isAnchored ? others.pop() : undefined;
  return {
    allows,
    length: pattern.length,
    first,
    others: others.filter((part) => part !== ''),
    isAnchored,
    last,
    minLength,
  };
}

/** Returns whether a path matches a rule. */
function matches(
  { first, others, isAnchored, last, minLength }: RobotsRule,
  path: string,
): boolean {
  if (path.length < minLength || !path.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isAnchored) return true;
  return last === undefined
    ? at === path.length
    : path.length - last.length >= at && path.endsWith(last);
}
