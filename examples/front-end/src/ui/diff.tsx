// Shows the changes between two revisions: fields, and blocks of documents word by word.
import { diffWordsWithSpace } from 'diff';
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import type { ChangePartsFragment, ValueFragment } from '../gql/graphql.ts';
import { Badge, wordOf } from './pieces.tsx';
import { List, useBase } from './screen.tsx';

graphql(`
  fragment ChangeParts on ContentChangeConnection {
    pageInfo { hasNextPage endCursor }
    nodes {
      subject kinds key title
      fields { name before { ...Value } after { ...Value } }
      blocks { indexBefore indexAfter before after }
    }
  }
`);

export function Changes({ nodes, pageInfo }: ChangePartsFragment) {
  const base = useBase();
  const items = nodes.map((change) => ({ ...change, id: `${change.subject} ${change.key}` }));
  return (
    <List of={{ nodes: items, pageInfo }} empty="Nothing is changed yet. Open a page, and edit it.">
      {({ subject, key, title, kinds, fields, blocks }) => (
        <>
          <h3>
            {subject === 'PAGE' ? <Link href={`${base}/p/${key}`}>{title}</Link> : title}{' '}
            {kinds.map((kind) => (
              <Badge key={kind} value={kind} />
            ))}
          </h3>
          {fields.map(({ name, before, after }) => (
            <p key={name}>
              {wordOf(name)}: <del>{textOf(before)}</del> <ins>{textOf(after)}</ins>
            </p>
          ))}
          {blocks.map(({ indexBefore, indexAfter, ...block }) => (
            <Block key={`${indexBefore} ${indexAfter}`} {...block} />
          ))}
        </>
      )}
    </List>
  );
}

graphql(`
  fragment Value on FieldValue {
    __typename json
    ... on TextValue { text }
    ... on PageValue { title }
  }
`);

/** Returns a value of a field as text. */
export function textOf(value: ValueFragment | null): string {
  if (value === null) return 'nothing';
  if (value.__typename === 'TextValue') return value.text;
  if (value.__typename === 'PageValue') return `the page ${value.title ?? 'without a title'}`;
  return JSON.stringify(value.json);
}

/** Blocks that differ more are shown without marked words. */
const MAX_EDIT_COUNT = 500;

/** One block of a document before and after the change, with the words that only one has. */
function Block({ before, after }: { before: string | null; after: string | null }) {
  const options = { maxEditLength: MAX_EDIT_COUNT };
  const parts = before && after ? diffWordsWithSpace(before, after, options) : undefined;
  const sides = [
    { name: 'removed', label: 'Removed: ', whole: before, other: 'added', Mark: 'del' },
    { name: 'added', label: 'Added: ', whole: after, other: 'removed', Mark: 'ins' },
  ] as const;
  return sides
    .filter(({ whole }) => whole !== null)
    .map(({ name, label, whole, other, Mark }) => (
      <pre key={name} className={name}>
        <span className="hidden">{label}</span>
        {parts
          ?.filter((part) => !part[other])
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and no state
          .map((part, n) => (part[name] ? <Mark key={n}>{part.value}</Mark> : part.value)) ?? whole}
      </pre>
    ));
}
