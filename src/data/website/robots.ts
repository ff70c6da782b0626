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
/** Rules of a group of ours that are read. */
const MOST_RULES = 500;
const MOST_SITEMAPS = 10;

/** A rule, with its pattern taken apart: a path is compared with many, and with each of them many paths are. */
interface Rule {
  readonly allows: boolean;
  /** Characters of the pattern: of two rules the longer one holds. */
  readonly length: number;
  /** What the path begins with. */
  readonly first: string;
  /** What follows in it, one after another, with anything between. */
  readonly others: readonly string[];
  /** Whether nothing may follow. */
  readonly isWhole: boolean;
  /** What the path ends with, where nothing may follow and anything may stand before. */
  readonly last: string | undefined;
  /** Characters of the shortest path that fits. */
  readonly shortest: number;
}

/** What a `robots.txt` asks: the groups that name us, else those for everybody; of the rules that fit, the longest, and of two the one that allows. */
export function readRobots(text: string): Robots {
  const rules = new Map<string, Rule[]>();
  const sitemaps: string[] = [];
  const agents = new Set<string>(); // of the group that is read: those that mean us
  let isOpen = false; // lines of agents, one after another, begin one group
  for (const line of text.split(/[\r\n]+/)) {
    const [, field = '', said = ''] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line) ?? [];
    const [name, value] = [field.toLowerCase(), said.trim()];
    if (name === 'user-agent') {
      const agent = value.toLowerCase();
      if (!isOpen) agents.clear();
      isOpen = true;
      if (agent !== NAME && agent !== '*') continue;
      agents.add(agent);
      if (!rules.has(agent)) rules.set(agent, []);
    } else if (name === 'allow' || name === 'disallow') {
      isOpen = false;
      if (value === '') continue;
      for (const agent of agents) {
        const own = rules.get(agent);
        if (own && own.length < MOST_RULES) own.push(ruleOf(name === 'allow', spelled(value)));
      }
    } else if (name === 'sitemap' && sitemaps.length < MOST_SITEMAPS) sitemaps.push(value);
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
    if (best && (best.length > rule.length || (best.length === rule.length && best.allows))) continue;
    if (fits(rule, path)) best = rule;
  }
  return best?.allows ?? true;
}

/** A pattern as addresses are spelled: letters of other languages in percent signs. */
const spelled = (pattern: string): string => encodeURI(pattern.replace(/\p{Surrogate}/gu, '')).replaceAll('%25', '%');

/** A pattern taken apart: `*` is anything, and `$` at its end is the end of the path. */
function ruleOf(allows: boolean, pattern: string): Rule {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const shortest = parts.reduce((sum, part) => sum + part.length, 0);
  const [first = '', ...others] = parts;
  const last = isWhole ? others.pop() : undefined;
  return { allows, length: pattern.length, first, others: others.filter((part) => part !== ''), isWhole, last, shortest };
}

/** Whether a path begins as a rule says. */
function fits({ first, others, isWhole, last, shortest }: Rule, path: string): boolean {
  if (path.length < shortest || !path.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last);
}
