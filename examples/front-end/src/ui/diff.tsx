// Shows the changes between two revisions: fields, and blocks of documents word by word.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type FragmentType, getFragmentData, graphql } from '../gql/index.ts';
import { Badge, Cards, wordOf } from './pieces.tsx';

const ChangeParts = graphql(`
  fragment ChangeParts on ContentChangeConnection {
    totalCount
    nodes {
      subject kinds key title
      fields { name before { ...Value } after { ...Value } }
      blocks { indexBefore indexAfter before after }
    }
  }
`);

interface ChangesProps {
  readonly changes: FragmentType<typeof ChangeParts>;
  /** Returns the address of a page with changes. */
  readonly pagePath: (id: string) => string;
}

export function Changes({ changes, pagePath }: ChangesProps) {
  const { nodes, totalCount } = getFragmentData(ChangeParts, changes);
  const items = nodes.map((change) => ({ ...change, id: `${change.subject} ${change.key}` }));
  return (
    <>
      <Cards items={items} empty="Nothing is changed yet. Open a page, and edit it.">
        {({ subject, key, title, kinds, fields, blocks }) => (
          <>
            <h3>
              {subject === 'PAGE' ? <Link href={pagePath(key)}>{title}</Link> : title}{' '}
              {kinds.map((kind) => (
                <Badge key={kind} value={kind} />
              ))}
            </h3>
            {fields.map(({ name, before, after }) => (
              <p key={name}>
                {wordOf(name)}: <del>{textOf(before)}</del> <ins>{textOf(after)}</ins>
              </p>
            ))}
            {blocks.map(({ indexBefore, indexAfter, before, after }) => (
              <Block key={`${indexBefore} ${indexAfter}`} before={before} after={after} />
            ))}
          </>
        )}
      </Cards>
      {totalCount > nodes.length && (
        <p>
          The first {nodes.length} of {totalCount} changes.
        </p>
      )}
    </>
  );
}

const Value = graphql(`
  fragment Value on FieldValue {
    __typename json
    ... on TextValue { text }
    ... on PageValue { title }
  }
`);

/** Returns a value of a field as text. */
export function textOf(masked: FragmentType<typeof Value> | null): string {
  const value = getFragmentData(Value, masked);
  if (value === null) return 'nothing';
  if (value.__typename === 'TextValue') return value.text;
  if (value.__typename === 'PageValue') return `the page ${value.title ?? 'without a title'}`;
  return JSON.stringify(value.json);
}

/** One block of a document before and after the change. */
function Block({ before, after }: { before: string | null; after: string | null }) {
  const words = compareWords(before ?? '', after ?? '');
  const sides = [
    ['removed', 'Removed: ', before, words?.before],
    ['added', 'Added: ', after, words?.after],
  ] as const;
  return sides.map(([side, label, whole, parts]) =>
    whole === null ? null : (
      <pre key={side} className={side}>
        <span className="hidden">{label}</span>
        {before === null || after === null ? whole : (parts ?? whole)}
      </pre>
    ),
  );
}

/** Longer blocks are shown as a whole: the table of words would be too large. */
const MAX_WORD_COUNT = 600;

/** Marks the words that only one of two texts has; undefined for long texts. */
function compareWords(before: string, after: string) {
  const [a, b] = [before.split(/(\s+)/), after.split(/(\s+)/)];
  if (a.length > MAX_WORD_COUNT || b.length > MAX_WORD_COUNT) return undefined;
  // Lengths of the longest common subsequences of the ends of both texts.
  const rows = a.map(() => new Uint16Array(b.length + 1));
  const lengthAt = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      rows[i]?.set(
        [
          a[i] === b[j]
            ? lengthAt(i + 1, j + 1) + 1
            : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1)),
        ],
        j,
      );
  const marked: { before: ReactNode[]; after: ReactNode[] } = { before: [], after: [] };
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (i < a.length && a[i] === b[j]) {
      marked.before.push(a[i++]);
      marked.after.push(b[j++]);
    } else if (j >= b.length || (i < a.length && lengthAt(i + 1, j) >= lengthAt(i, j + 1)))
      marked.before.push(<del key={i}>{a[i++]}</del>);
    else marked.after.push(<ins key={j}>{b[j++]}</ins>);
  }
  return marked;
}
