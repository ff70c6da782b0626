// Shows the changes between two revisions: fields, and blocks of documents word by word.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type FragmentType, graphql, readFragment } from '../gql/index.ts';
import { Badge, wordOf } from './pieces.tsx';

const ChangeParts = graphql(`
  fragment ChangeParts on ContentChange {
    subject
    kinds
    key
    title
    pathBefore
    pathAfter
    fields {
      name
      before
      after
    }
    blocks {
      kind
      indexBefore
      indexAfter
      before
      after
    }
  }
`);

interface ChangesProps {
  readonly changes: readonly FragmentType<typeof ChangeParts>[];
  /** Returns the address of a page with changes. */
  readonly pagePath: (id: string) => string;
}

export function Changes({ changes, pagePath }: ChangesProps) {
  return (
    <ul className="changes">
      {changes.map((masked) => {
        const change = readFragment(ChangeParts, masked);
        const isPage = change.subject === 'PAGE' && !change.kinds.includes('DELETED');
        return (
          <li key={`${change.subject} ${change.key}`} className="card">
            <h3>
              {isPage ? <Link href={pagePath(change.key)}>{change.title}</Link> : change.title}{' '}
              {change.kinds.map((kind) => (
                <Badge key={kind} value={kind} />
              ))}
            </h3>
            {change.pathBefore !== change.pathAfter && change.pathBefore && change.pathAfter ? (
              <p className="note">
                {change.pathBefore} → {change.pathAfter}
              </p>
            ) : null}
            <Fields fields={change.fields} />
            {change.blocks.map((block) => (
              <Block
                key={`${block.indexBefore} ${block.indexAfter}`}
                before={block.before}
                after={block.after}
              />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

interface FieldsProps {
  readonly fields: readonly { name: string; before?: unknown; after?: unknown }[];
}

/** Returns a value of the API as text. */
export const textOf = (value: unknown): string =>
  value == null ? 'none' : typeof value === 'string' ? value : JSON.stringify(value);

function Fields({ fields }: FieldsProps) {
  if (fields.length === 0) return null;
  return (
    <dl className="fields">
      {fields.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{wordOf(name)}</dt>
          <dd>
            <del>{textOf(before)}</del> <ins>{textOf(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One block of a document before and after the change. */
function Block({ before, after }: { before: string | null; after: string | null }) {
  const parts = before === null || after === null ? null : compareWords(before, after);
  return (
    <div className="block">
      {before === null ? null : (
        <pre className="removed" tabIndex={0}>
          <span className="hidden">Removed: </span>
          {parts ? parts.before : before}
        </pre>
      )}
      {after === null ? null : (
        <pre className="added" tabIndex={0}>
          <span className="hidden">Added: </span>
          {parts ? parts.after : after}
        </pre>
      )}
    </div>
  );
}

/** Longer blocks are compared as a whole: the table of words would be too large. */
const MAX_WORD_COUNT = 600;

/** Returns both texts with the words that only one of them has marked; null for long texts. */
function compareWords(
  before: string,
  after: string,
): { before: ReactNode[]; after: ReactNode[] } | null {
  const a = before.split(/(\s+)/);
  const b = after.split(/(\s+)/);
  if (a.length > MAX_WORD_COUNT || b.length > MAX_WORD_COUNT) return null;
  // Lengths of the longest common subsequence of the rest of both texts.
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = common[i];
      if (row)
        row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const old: ReactNode[] = [];
  const fresh: ReactNode[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      old.push(a[i++]);
      fresh.push(b[j++]);
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1)))
      old.push(<del key={`old ${i}`}>{a[i++]}</del>);
    else fresh.push(<ins key={`new ${j}`}>{b[j++]}</ins>);
  }
  return { before: old, after: fresh };
}
