// The merge of a change request: its preview, a decision for each conflict, and the merge itself.
import { useState } from 'react';
import { graphql } from '../gql/index.ts';
import type { ConflictChoice, MergePartsFragment } from '../gql/graphql.ts';
import { textOf } from '../ui/diff.tsx';
import { Field, Problems, useAction } from '../ui/form.tsx';
import { Badge, Button, Note, wordOf } from '../ui/pieces.tsx';
import { useTools } from '../ui/screen.tsx';

graphql(`
  fragment MergeParts on ChangeRequest {
    id revisionId
    space { id revisionId }
    mergePreview {
      state
      blockedBy { rule message }
      changes { key }
      conflicts {
        key kind title field fingerprint
        base { ...Value }
        ours { ...Value }
        theirs { __typename ...Value }
        blocks { base { text } ours { text } theirs { text } }
      }
    }
  }
`);

const Merge = graphql(`
  mutation Merge($input: MergeChangeRequestInput!) {
    mergeChangeRequest(input: $input) {
      changeRequest {
        id status outdated
        space { id revisionId openChangeRequestCount revision { id } }
      }
      errors { ...Problem }
    }
  }
`);

/** The user's decision about a conflict. The value is for the choice CUSTOM. */
type Decision = { readonly choice: ConflictChoice; readonly value?: string };

export function MergeSection({ mayMerge, ...found }: MergePartsFragment & { mayMerge: boolean }) {
  const { id, revisionId, space, mergePreview } = found;
  const { state, conflicts, blockedBy, changes } = mergePreview;
  // By fingerprint: a conflict whose sides have changed must be decided again.
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({});
  const action = useAction(Merge);
  const { reload } = useTools();
  const resolutions = conflicts.flatMap(({ key, fingerprint }) => {
    const decision = decisions[fingerprint];
    return decision ? [{ key, fingerprint, ...decision }] : [];
  });
  const left = conflicts.length - resolutions.length;
  const merge = async () => {
    const expected = {
      expectedRevisionId: revisionId,
      expectedPrimaryRevisionId: space.revisionId,
    };
    await action.send({ id, resolutions, ...expected });
    await reload(); // after a refusal too: the conflicts may be others now
  };
  return (
    <section aria-label="Merge">
      <div className="headline">
        <h2>Merge</h2>
        <Badge value={state} />
      </div>
      {blockedBy.map(({ rule, message }) => (
        <Note key={rule}>{message}</Note>
      ))}
      <Note>
        {conflicts.length > 0
          ? `Conflicts with the space: ${conflicts.length}. Decide each of them.`
          : `Items of the space that the merge changes: ${changes.length}.`}
      </Note>
      {conflicts.map((conflict) => (
        <ConflictCard
          key={conflict.fingerprint}
          conflict={conflict}
          decision={decisions[conflict.fingerprint]}
          onDecide={(decision) => setDecisions({ ...decisions, [conflict.fingerprint]: decision })}
        />
      ))}
      <Problems said={action} />
      {mayMerge && (
        <p className="actions">
          <Button
            primary
            disabled={action.busy || left > 0 || blockedBy.length > 0}
            onClick={merge}
          >
            Merge
          </Button>
          {left > 0 && <span className="note">{left} left to decide.</span>}
        </p>
      )}
    </section>
  );
}

const SIDES = [
  ['OURS', 'Keep what the space has', 'ours'],
  ['THEIRS', 'Take the change request', 'theirs'],
  ['BASE', 'Go back to before both', 'base'],
] as const;
/** The choice of a text that the user writes. */
const OWN = ['CUSTOM', 'Write another text', null] as const;

interface CardProps {
  readonly conflict: MergePartsFragment['mergePreview']['conflicts'][number];
  readonly decision: Decision | undefined;
  readonly onDecide: (decision: Decision) => void;
}

function ConflictCard({ conflict, decision, onDecide }: CardProps) {
  const { fingerprint, kind, title, field, blocks, theirs } = conflict;
  const isText = (kind === 'CONTENT' || kind === 'FIELD') && theirs?.__typename === 'TextValue';
  const options = isText ? [...SIDES, OWN] : SIDES;
  return (
    <fieldset className="card">
      <legend>
        {title} <Badge value={kind} /> {field && wordOf(field)}
      </legend>
      <div className="sides">
        {options.map(([choice, label, side]) => (
          <label key={choice} className="side">
            <input
              type="radio"
              name={fingerprint}
              checked={decision?.choice === choice}
              onChange={() => onDecide(side ? { choice } : { choice, value: textOf(theirs) })}
            />{' '}
            {label}
            {side && (
              <pre>
                {blocks.map((block) => block[side].text).join('\n\n') || textOf(conflict[side])}
              </pre>
            )}
          </label>
        ))}
      </div>
      {decision?.value !== undefined && (
        <Field
          label={`Text of ${title}`}
          name="value"
          rows={8}
          value={decision.value}
          onChange={({ target }) => onDecide({ choice: 'CUSTOM', value: target.value })}
        />
      )}
    </fieldset>
  );
}
