// Sends mutations, and shows the errors of their payloads where they belong.
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { type FragmentType, graphql, readFragment } from '../gql/index.ts';
import type { ProblemFragment } from '../gql/graphql.ts';

const Problem = graphql(`
  fragment Problem on UserError {
    __typename
    code
    message
    path
    ... on StaleRevisionError {
      currentRevisionId
    }
    ... on BlockedByRulesError {
      blockedBy {
        rule
        message
      }
    }
  }
`);

/** A mutation of a form: how to send it, and what the server said about the last input. */
export interface Action<Data, Input> {
  /** Sends the input. Returns the payload; null if it was refused. */
  readonly send: (input: Input, options?: { optimistic?: Data }) => Promise<Data | null>;
  readonly busy: boolean;
  readonly problems: readonly ProblemFragment[];
  /** The message of a top-level error, for example of a lost connection. */
  readonly failure: string | undefined;
  readonly clear: () => void;
}

/** Returns the errors of the payload of a mutation with one field. */
function problemsOf(data: object | null | undefined): readonly ProblemFragment[] {
  const [payload] = Object.values(data ?? {});
  const errors: FragmentType<typeof Problem>[] = payload?.errors ?? [];
  return errors.map((error) => readFragment(Problem, error));
}

/** Returns a mutation with one `input`, and its state. */
export function useAction<Data extends object, Input>(
  document: TypedDocumentNode<Data, { input: Input }>,
): Action<Data, Input> {
  // The variables are what `send` makes of its input.
  const mutation = document as unknown as TypedDocumentNode<Data, OperationVariables>;
  const [run, { loading }] = useMutation(mutation);
  const [problems, setProblems] = useState<readonly ProblemFragment[]>([]);
  const [failure, setFailure] = useState<string>();
  const clear = () => {
    setProblems([]);
    setFailure(undefined);
  };
  const send = async (input: Input, { optimistic }: { optimistic?: Data } = {}) => {
    clear();
    try {
      const { data, error } = await run({
        variables: { input },
        ...(optimistic && { optimisticResponse: optimistic }),
      });
      const found = problemsOf(data);
      setProblems(found);
      setFailure(error?.message);
      return data && !error && found.length === 0 ? (data as Data) : null;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      return null;
    }
  };
  return { send, busy: loading, problems, failure, clear };
}

type Told = Pick<Action<object, never>, 'problems' | 'failure'>;

/** Shows the errors that do not belong to one of the named fields of the form. */
export function Problems({ problems, failure, except = [] }: Told & { except?: string[] }) {
  const rest = problems.filter(({ path }) => !except.includes(path?.at(-1) ?? ''));
  if (rest.length === 0 && failure === undefined) return null;
  return (
    <div className="problems" role="alert">
      {failure === undefined ? null : <p>{failure}</p>}
      {rest.map((problem) => (
        <div key={problem.message} data-code={problem.code}>
          <p>{problem.message}</p>
          {problem.__typename === 'BlockedByRulesError' ? (
            <ul>
              {problem.blockedBy.map(({ rule, message }) => (
                <li key={rule}>{message}</li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
    </div>
  );
}

/** Returns the attributes of a form field, with the error of its input field. */
export function fieldProps({ problems }: Told, name: string, id: string) {
  const isWrong = problems.some(({ path }) => path?.at(-1) === name);
  return isWrong ? { id, 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : { id };
}

/** Shows the errors of one field of the input, below it. */
export function FieldProblem({ problems, name, id }: Told & { name: string; id: string }) {
  const own = problems.filter(({ path }) => path?.at(-1) === name);
  if (own.length === 0) return null;
  return (
    <p className="field-problem" id={`${id}-problem`} role="alert">
      {own.map(({ message }) => message).join(' ')}
    </p>
  );
}
