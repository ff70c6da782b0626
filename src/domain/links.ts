import { isIdOf } from './ids.ts';
export type LinkTarget = { kind: 'page'; page: string; anchor?: string } | { kind: 'file'; file: string } | { kind: 'anchor'; anchor: string } | { kind: 'url'; url: string } | { kind: 'path'; path: string; anchor?: string };
export function targetOf(href: string): LinkTarget {
  const [path = '', anchor] = href.split('#');
  const a = anchor === undefined ? {} : { anchor };
  const page = /^\/pages\/(\w+)$/.exec(path)?.[1];
  if (page && isIdOf(page, 'Page')) return { kind: 'page', page, ...a };
  const file = /^\/files\/(\w+)$/.exec(path)?.[1];
  if (file) return { kind: 'file', file };
  if (/^[a-z]+:/.test(href)) return { kind: 'url', url: href };
  if (path === '') return { kind: 'anchor', anchor: anchor ?? '' };
  return { kind: 'path', path, ...a };
}
export function pathCandidates(path: string, from: readonly string[]): string[] {
  const base = path.startsWith('/') ? [] : from.slice(0, -1);
  for (const part of path.replace(/\.md$/, '').split('/')) { if (part === '..') base.pop(); else if (part && part !== '.') base.push(part); }
  return [base.join('/')];
}
