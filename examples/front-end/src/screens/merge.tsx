// The merge of a change request: its preview, a decision for each conflict, and the merge itself.
import { useState } from 'react';
import { graphql } from '../gql/index.ts';
import type { ConflictChoice, MergePartsFragment } from '../gql/graphql.ts';
import { textOf } from '../ui/diff.tsx';
import { Problems, useAction } from '../ui/form.tsx';
import { Badge, Button, Note, wordOf } from '../ui/pieces.tsx';

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
        theirs { ...Value }
        blocks { base { text } ours { text } theirs { text } }
      }
    }
  }
`);

const Merge = graphql(`
  mutation Merge($input: MergeChangeRequestInput!) {
    mergeChangeRequest(input: $input) {
      changeRequest { id status outdated space { id openChangeRequestCount revision { id } } }
      errors { ...Problem }
    }
  }
`);

export function MergeSection({ mayMerge, ...found }: MergePartsFragment & { mayMerge: boolean }) {
  const { id, revisionId, space, mergePreview } = found;
  const { state, conflicts, blockedBy, changes } = mergePreview;
  // By fingerprint: a conflict whose sides have changed must be decided again.
  const [choices, setChoices] = useState<Readonly<Record<string, ConflictChoice>>>({});
  const action = useAction(Merge, true); // a refusal too: the conflicts may be others now
  const resolutions = conflicts.flatMap(({ key, fingerprint }) => {
    const choice = choices[fingerprint];
    return choice ? [{ key, fingerprint, choice }] : [];
  });
  const left = conflicts.length - resolutions.length;
  const expected = { expectedRevisionId: revisionId, expectedPrimaryRevisionId: space.revisionId };
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
          choice={choices[conflict.fingerprint]}
          onChoose={(choice) => setChoices({ ...choices, [conflict.fingerprint]: choice })}
        />
      ))}
      <Problems said={action} />
      {mayMerge && (
        <p className="actions">
          <Button
            primary
            disabled={action.busy || left > 0 || blockedBy.length > 0}
            onClick={() => action.send({ id, resolutions, ...expected })}
          >
            Merge
          </Button>
          {left > 0 && `${left} left to decide.`}
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
  readonly conflict: MergePartsFragment['mergePreview']['conflicts'][number];
  readonly choice: ConflictChoice | undefined;
  readonly onChoose: (choice: ConflictChoice) => void;
}

const ConflictCard = ({ conflict, choice, onChoose }: CardProps) => (
  <fieldset>
    <legend>
      {conflict.title} <Badge value={conflict.kind} /> {conflict.field && wordOf(conflict.field)}
    </legend>
    {SIDES.map(([side, own, label]) => (
      <label key={side} className="side">
        <input
          type="radio"
          name={conflict.fingerprint}
          checked={choice === own}
          onChange={() => onChoose(own)}
        />{' '}
        {label}
        <pre>
          {conflict.blocks.map((block) => block[side].text).join('\n\n') || textOf(conflict[side])}
        </pre>
      </label>
    ))}
  </fieldset>
);
