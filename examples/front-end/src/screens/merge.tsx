// The merge of a change request: its preview, a decision for each conflict, and the merge itself.
import { useState } from 'react';
import { type FragmentType, graphql, readFragment } from '../gql/index.ts';
import type { ConflictChoice, MergePartsFragment } from '../gql/graphql.ts';
import { textOf } from '../ui/diff.tsx';
import { Badge, wordOf } from '../ui/pieces.tsx';
import { Problems, useAction } from '../ui/problems.tsx';

const MergeParts = graphql(`
  fragment MergeParts on ChangeRequest {
    id
    revisionId
    status
    space {
      id
      revisionId
    }
    mergePreview {
      state
      blockedBy {
        rule
        message
      }
      changes {
        key
      }
      conflicts {
        key
        kind
        title
        field
        base
        ours
        theirs
        fingerprint
        blocks {
          base {
            from
            text
          }
          ours {
            text
          }
          theirs {
            text
          }
        }
      }
    }
  }
`);

const Merge = graphql(`
  mutation Merge($input: MergeChangeRequestInput!) {
    mergeChangeRequest(input: $input) {
      revisionId
      changeRequest {
        id
        status
        outdated
        space {
          id
          revisionId
          openChangeRequestCount
          changeRequestCount
          revision {
            id
          }
        }
      }
      errors {
        ...Problem
      }
    }
  }
`);

type Conflict = MergePartsFragment['mergePreview']['conflicts'][number];

/** What the user decided about a conflict, by its key. */
type Decisions = Readonly<Record<string, { choice: ConflictChoice; value?: string } | undefined>>;

interface SectionProps {
  readonly changeRequest: FragmentType<typeof MergeParts>;
  readonly mayMerge: boolean;
  readonly reload: () => Promise<unknown>;
}

export function MergeSection({ changeRequest: masked, mayMerge, reload }: SectionProps) {
  const { id, status, revisionId, space, mergePreview } = readFragment(MergeParts, masked);
  const { state, conflicts, blockedBy, changes } = mergePreview;
  const [decisions, setDecisions] = useState<Decisions>({});
  const action = useAction(Merge);
  const open = conflicts.filter(({ fingerprint }) => decisions[fingerprint] === undefined);
  const merge = async () => {
    const resolutions = conflicts.flatMap(({ key, fingerprint }) => {
      const decision = decisions[fingerprint];
      return decision ? [{ conflict: key, fingerprint, ...decision }] : [];
    });
    await action.send({
      id,
      resolutions,
      expectedRevision: revisionId,
      expectedPrimaryRevision: space.revisionId,
    });
    // Also after a refusal: the conflicts, rules or revisions may be others now.
    await reload();
  };
  if (status === 'MERGED' || status === 'ARCHIVED') return null;
  return (
    <section aria-labelledby="merge">
      <div className="headline">
        <h2 id="merge">Merge</h2>
        <Badge value={state} />
      </div>
      {blockedBy.map(({ rule, message }) => (
        <p key={rule} className="note">
          {message}
        </p>
      ))}
      {conflicts.length === 0 ? (
        <p className="note">
          {changes.length === 1
            ? 'The merge changes one item of the space.'
            : `The merge changes ${changes.length} items of the space.`}
        </p>
      ) : (
        <p>Decide each of the {conflicts.length} conflicts with the space.</p>
      )}
      {conflicts.map((conflict) => (
        <ConflictCard
          key={conflict.fingerprint}
          conflict={conflict}
          decision={decisions[conflict.fingerprint]}
          onDecide={(decision) =>
            setDecisions({ ...decisions, [conflict.fingerprint]: decision })
          }
        />
      ))}
      <Problems {...action} />
      {mayMerge ? (
        <p className="actions">
          <button
            type="button"
            className="primary"
            disabled={action.busy || open.length > 0 || blockedBy.length > 0}
            onClick={() => void merge()}
          >
            Merge
          </button>
          {open.length > 0 ? <span className="note">{open.length} left to decide.</span> : null}
        </p>
      ) : null}
    </section>
  );
}

const SIDES = [
  ['ours', 'OURS', 'Keep what the space has'],
  ['theirs', 'THEIRS', 'Take the change request'],
  ['base', 'BASE', 'Go back to before both'],
] as const;

/** The kinds of conflicts whose value a user can write. */
const WRITABLE: readonly string[] = ['CONTENT', 'FIELD'];

interface CardProps {
  readonly conflict: Conflict;
  readonly decision: Decisions[string];
  readonly onDecide: (decision: NonNullable<Decisions[string]>) => void;
}

function ConflictCard({ conflict, decision, onDecide }: CardProps) {
  const { fingerprint, kind, title, field, blocks } = conflict;
  const sideOf = (side: 'base' | 'ours' | 'theirs'): string =>
    blocks.length > 0
      ? blocks.map((block) => block[side].text).join('\n\n')
      : textOf(conflict[side]);
  const isWritable =
    WRITABLE.includes(kind) && typeof (conflict.theirs ?? conflict.ours) === 'string';
  return (
    <fieldset className="card conflict">
      <legend>
        {title} <Badge value={kind} />
        {field === null ? null : <span className="note"> {wordOf(field)}</span>}
      </legend>
      <div className="sides">
        {SIDES.map(([side, choice, label]) => (
          <label key={side} className="side">
            <span>
              <input
                type="radio"
                name={fingerprint}
                checked={decision?.choice === choice}
                onChange={() => onDecide({ choice })}
              />{' '}
              {label}
            </span>
            <pre>{sideOf(side) || 'nothing'}</pre>
          </label>
        ))}
      </div>
      {isWritable ? (
        <label>
          <input
            type="radio"
            name={fingerprint}
            checked={decision?.choice === 'CUSTOM'}
            onChange={() => onDecide({ choice: 'CUSTOM', value: textOf(conflict.theirs) })}
          />{' '}
          Write another text
        </label>
      ) : null}
      {decision?.choice === 'CUSTOM' ? (
        <textarea
          aria-label={`Text for ${title}`}
          rows={8}
          value={decision.value ?? ''}
          onChange={({ target }) => onDecide({ choice: 'CUSTOM', value: target.value })}
        />
      ) : null}
    </fieldset>
  );
}
