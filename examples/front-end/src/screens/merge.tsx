// The merge of a change request: its preview, a decision for each conflict, and the merge itself.
import { useState } from 'react';
import { type FragmentType, getFragmentData, graphql } from '../gql/index.ts';
import type { ConflictChoice, MergePartsFragment } from '../gql/graphql.ts';
import { textOf } from '../ui/diff.tsx';
import { Field, Problems, useAction } from '../ui/form.tsx';
import { Badge, Note, wordOf } from '../ui/pieces.tsx';
import type { Tools } from '../ui/screen.tsx';

const MergeParts = graphql(`
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

type Conflict = MergePartsFragment['mergePreview']['conflicts'][number];
/** The user's decision about a conflict. The value is for the choice CUSTOM. */
type Decision = { readonly choice: ConflictChoice; readonly value?: string };

interface SectionProps {
  readonly parts: FragmentType<typeof MergeParts>;
  readonly mayMerge: boolean;
  readonly tools: Tools;
}

export function MergeSection({ parts, mayMerge, tools }: SectionProps) {
  const { id, revisionId, space, mergePreview } = getFragmentData(MergeParts, parts);
  const { state, conflicts, blockedBy, changes } = mergePreview;
  // By fingerprint: a conflict whose sides have changed must be decided again.
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({});
  const action = useAction(Merge);
  const resolutions = conflicts.flatMap(({ key, fingerprint }) => {
    const decision = decisions[fingerprint];
    return decision ? [{ key, fingerprint, ...decision }] : [];
  });
  const left = conflicts.length - resolutions.length;
  const merge = async () => {
    await action.send({
      id,
      resolutions,
      expectedRevisionId: revisionId,
      expectedPrimaryRevisionId: space.revisionId,
    });
    await tools.reload(); // after a refusal too: the conflicts may be others now
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
          <button
            type="button"
            className="primary"
            disabled={action.busy || left > 0 || blockedBy.length > 0}
            onClick={merge}
          >
            Merge
          </button>
          {left > 0 && <span className="note">{left} left to decide.</span>}
        </p>
      )}
    </section>
  );
}

const SIDES = [
  ['ours', 'OURS', 'Keep what the space has'],
  ['theirs', 'THEIRS', 'Take the change request'],
  ['base', 'BASE', 'Go back to before both'],
] as const;

interface CardProps {
  readonly conflict: Conflict;
  readonly decision: Decision | undefined;
  readonly onDecide: (decision: Decision) => void;
}

function ConflictCard({ conflict, decision, onDecide }: CardProps) {
  const { fingerprint, kind, title, field, blocks, theirs } = conflict;
  const sideOf = (side: 'base' | 'ours' | 'theirs'): string =>
    blocks.map((block) => block[side].text).join('\n\n') || textOf(conflict[side]);
  const isText = (kind === 'CONTENT' || kind === 'FIELD') && theirs?.__typename === 'TextValue';
  const options = [...SIDES, ...(isText ? [['own', 'CUSTOM', 'Write another text'] as const] : [])];
  return (
    <fieldset className="card">
      <legend>
        {title} <Badge value={kind} /> {field && wordOf(field)}
      </legend>
      <div className="sides">
        {options.map(([side, choice, label]) => (
          <label key={side} className="side">
            <input
              type="radio"
              name={fingerprint}
              checked={decision?.choice === choice}
              onChange={() =>
                onDecide(choice === 'CUSTOM' ? { choice, value: textOf(theirs) } : { choice })
              }
            />{' '}
            {label}
            {side !== 'own' && <pre>{sideOf(side)}</pre>}
          </label>
        ))}
      </div>
      {decision?.value !== undefined && (
        <Field
          label={`Text of ${title}`}
          name="value"
          rows={8}
          value={decision.value}
          onText={(value) => onDecide({ choice: 'CUSTOM', value })}
        />
      )}
    </fieldset>
  );
}
