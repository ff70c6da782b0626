/** Reads the merges of markdown files in the history of a local git clone. */
import { execFileSync } from 'node:child_process';

/** A file that both sides of a merge commit changed differently. */
export interface RealMerge {
  readonly commit: string;
  readonly path: string;
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
  /** The text in the merge commit; undefined when the commit has no such file. */
  readonly committed: string | undefined;
}

const MARKDOWN = /\.(?:md|mdx|markdown)$/i;
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Returns the files that both sides of the merge commits of a clone changed, newest first. */
export function* mergesIn(clone: string): Generator<RealMerge> {
  const log = git(clone, ['log', '--all', '--merges', '--format=%H %P']);
  for (const line of log.split('\n')) {
    const [commit = '', ours, theirs, ...others] = line.split(' ');
    if (ours && theirs && others.length === 0) yield* mergesOf(clone, commit, ours, theirs);
  }
}

function* mergesOf(
  clone: string,
  commit: string,
  ours: string,
  theirs: string,
): Generator<RealMerge> {
  const base = mergeBase(clone, ours, theirs);
  if (base === undefined || base === ours || base === theirs) return;
  const ourFiles = changedFiles(clone, base, ours);
  if (ourFiles.size === 0) return;
  const theirFiles = changedFiles(clone, base, theirs);
  for (const [path, one] of ourFiles) {
    const other = theirFiles.get(path);
    if (!other || one.after === other.after) continue;
    const texts = [one.before, one.after, other.after].map((blob) =>
      git(clone, ['cat-file', 'blob', blob]),
    ) as [string, string, string]; // three of three
    if (texts.some((text) => text.includes('\0'))) continue;
    yield {
      commit,
      path,
      base: texts[0],
      ours: texts[1],
      theirs: texts[2],
      committed: optionalGit(clone, ['cat-file', 'blob', `${commit}:${path}`]),
    };
  }
}

interface ChangedFile {
  readonly before: string;
  readonly after: string;
}

/** Returns the markdown files that differ between two commits and exist in both, by path. */
function changedFiles(clone: string, base: string, side: string): Map<string, ChangedFile> {
  const files = new Map<string, ChangedFile>();
  const fields = git(clone, ['diff-tree', '-r', '-z', '--no-renames', base, side]).split('\0');
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [, , before = '', after = '', status] = (fields[index] ?? '').split(' ');
    const path = fields[index + 1] ?? '';
    if (status === 'M' && MARKDOWN.test(path)) files.set(path, { before, after });
  }
  return files;
}

/** Returns the first merge base of two commits; undefined for histories without a common commit. */
const mergeBase = (clone: string, ours: string, theirs: string): string | undefined =>
  optionalGit(clone, ['merge-base', ours, theirs])?.trim();

const git = (clone: string, parameters: readonly string[]): string =>
  execFileSync('git', ['-C', clone, ...parameters], {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Returns the output of a git command; undefined if git has no such object. */
function optionalGit(clone: string, parameters: readonly string[]): string | undefined {
  try {
    return git(clone, parameters);
  } catch {
    return undefined;
  }
}
