/** `robots.txt`: what a site asks programs not to read (RFC 9309). */

/** What is said of an address that is not read for this. */
export const FORBIDDEN = 'The robots.txt of this site asks programs not to read this address.';

/** What a site asks of us. */
export interface Robots {
  /** Whether a path, with its query, may be read. */
  allows(path: string): boolean;
  /** Addresses of sitemaps, as written. */
  readonly sitemaps: readonly string[];
}

/** We, as sites call us. */
const NAME = 'lectern';
const MOST_RULES = 10_000;
const MOST_SITEMAPS = 10;

interface Rule {
  readonly allows: boolean;
  readonly pattern: string;
}

/** What a `robots.txt` asks: the groups that name us, else those for everybody; of the rules that fit, the longest, and of two the one that allows. */
export function readRobots(text: string): Robots {
  const rules = new Map<string, Rule[]>();
  const sitemaps: string[] = [];
  let agents: string[] = [];
  let isOpen = false; // lines of agents, one after another, begin one group
  let count = 0;
  for (const line of text.split(/[\r\n]+/)) {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === 'user-agent') {
      agents = isOpen ? [...agents, value.trim().toLowerCase()] : [value.trim().toLowerCase()];
      isOpen = true;
    } else if (name === 'allow' || name === 'disallow') {
      isOpen = false;
      if (value.trim() === '' || count++ >= MOST_RULES) continue;
      for (const agent of agents) if (agent === NAME || agent === '*') rules.set(agent, [...(rules.get(agent) ?? []), { allows: name === 'allow', pattern: spelled(value.trim()) }]);
    } else if (name === 'sitemap' && sitemaps.length < MOST_SITEMAPS) sitemaps.push(value.trim());
    if (name === 'user-agent' && [NAME, '*'].includes(value.trim().toLowerCase())) rules.set(value.trim().toLowerCase(), rules.get(value.trim().toLowerCase()) ?? []);
  }
  const own = rules.get(NAME) ?? rules.get('*') ?? [];
  return { allows: (path) => isAllowed(own, path), sitemaps };
}

/** A site that asks for nothing, and one that cannot say what it asks for. */
export const anything: Robots = { allows: () => true, sitemaps: [] };
export const nothing: Robots = { allows: () => false, sitemaps: [] };

function isAllowed(rules: readonly Rule[], path: string): boolean {
  let best: Rule | undefined;
  for (const rule of rules) {
    if (best && (best.pattern.length > rule.pattern.length || (best.pattern.length === rule.pattern.length && best.allows))) continue;
    if (fits(rule.pattern, path)) best = rule;
  }
  return best?.allows ?? true;
}

/** A pattern as addresses are spelled: letters of other languages in percent signs. */
const spelled = (pattern: string): string => encodeURI(pattern.replace(/\p{Surrogate}/gu, '')).replaceAll('%25', '%');

/** Whether a path begins as a pattern says; `*` is anything, and `$` at its end is the end of the path. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...others] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  const last = isWhole ? others.pop() : undefined;
  let at = first.length;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last);
}
