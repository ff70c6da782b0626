// Sends mutations, and shows the errors of their payloads where they belong.
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react';
import { type FragmentType, getFragmentData, graphql } from '../gql/index.ts';
import type { ProblemFragment } from '../gql/graphql.ts';

const Problem = graphql(`
  fragment Problem on UserError {
    __typename code message path
    ... on StaleRevisionError { currentRevisionId }
    ... on BlockedByRulesError { blockedBy { rule message } }
  }
`);

/** A mutation of a form: how to send it, and what the server said about the last input. */
export interface Action<Data, Input> {
  /** Sends the input. Returns the result; null if the input was refused. */
  readonly send: (input: Input, optimistic?: Data) => Promise<Data | null>;
  readonly busy: boolean;
  readonly problems: readonly ProblemFragment[];
  /** The message of a top-level error, for example of a lost connection. */
  readonly failure: string | undefined;
}

/** The state of an action, which forms show. */
export type Said = Pick<Action<object, never>, 'busy' | 'problems' | 'failure'>;

/** Returns the errors in the payload of a mutation of one field. */
function problemsOf(data: object | null | undefined): readonly ProblemFragment[] {
  const [payload] = Object.values(data ?? {});
  const errors: readonly FragmentType<typeof Problem>[] = payload?.errors ?? [];
  return getFragmentData(Problem, errors);
}

/** Returns a mutation with one `input`, and its state. */
export function useAction<Data extends object, Input>(
  document: TypedDocumentNode<Data, { input: Input }>,
): Action<Data, Input> {
  // The variables are what `send` makes of its input.
  const mutation = document as unknown as TypedDocumentNode<Data, OperationVariables>;
  const [run, { loading }] = useMutation(mutation);
  const [said, setSaid] = useState<Omit<Said, 'busy'>>({ problems: [], failure: undefined });
  const send = async (input: Input, optimisticResponse?: Data) => {
    const options = optimisticResponse && { optimisticResponse };
    const { data, error } = await run({ variables: { input }, ...options }).catch(
      (reason: unknown) => ({ data: null, error: Object(reason) }),
    );
    const problems = problemsOf(data);
    setSaid({ problems, failure: error?.message });
    return data && !error && problems.length === 0 ? (data as Data) : null;
  };
  return { send, busy: loading, ...said };
}

/** Shows the errors that do not belong to one of the named fields of the form. */
export function Problems({ said, except = [] }: { said: Said; except?: readonly string[] }) {
  const { failure } = said;
  const problems = said.problems.filter(({ path }) => !except.includes(path?.at(-1) ?? ''));
  if (problems.length === 0 && failure === undefined) return null;
  return (
    <div className="problems" role="alert">
      {failure && <p>{failure}</p>}
      {problems.map((problem) => (
        <div key={problem.message}>
          <p>{problem.message}</p>
          {problem.__typename === 'BlockedByRulesError' &&
            problem.blockedBy.map(({ rule, message }) => <p key={rule}>{message}</p>)}
        </div>
      ))}
    </div>
  );
}

type Shared = 'value' | 'defaultValue' | 'required' | 'autoFocus' | 'maxLength';

interface FieldProps extends Pick<ComponentProps<'textarea'>, Shared> {
  readonly label: ReactNode;
  /** The name of the field of the input. */
  readonly name: string;
  readonly said?: Said;
  /** The lines of a field for longer texts; absent for one line. */
  readonly rows?: number;
  readonly type?: 'email' | 'password';
  readonly onText?: (text: string) => void;
}

/** A field of a form with its label, and below it the errors of its field of the input. */
export function Field({ label, name, said, rows, type, onText, ...props }: FieldProps) {
  const id = useId();
  const own = said?.problems.filter(({ path }) => path?.at(-1) === name) ?? [];
  const about = own.length > 0 && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` };
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onText?.(event.target.value);
  const all = { id, name, onChange, ...about, ...props };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea rows={rows} {...all} /> : <input type={type ?? 'text'} {...all} />}
      {own.length > 0 && (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {own.map(({ message }) => message).join(' ')}
        </p>
      )}
    </>
  );
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

export function Select<V extends string>({ label, value, options, onChange }: SelectProps<V>) {
  const id = useId();
  const names = Object.keys(options) as V[]; // the keys of the record
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(names.find((name) => name === target.value) ?? value)}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {options[name]}
          </option>
        ))}
      </select>
    </>
  );
}
