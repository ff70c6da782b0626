// Sends mutations, and shows the errors of their payloads where they belong.
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { type ComponentProps, createContext, type ReactNode } from 'react';
import { type SubmitEvent, use, useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import { graphql } from '../gql/index.ts';
import type { ProblemFragment } from '../gql/graphql.ts';
import { Button, wordOf } from './pieces.tsx';
import { useTools } from './screen.tsx';

graphql(`
  fragment Problem on UserError {
    __typename code message path
    ... on StaleRevisionError { currentRevisionId }
  }
`);

/** The answer of the server to the last input of a mutation. */
interface Said {
  readonly problems: readonly ProblemFragment[];
  /** The message of a top-level error, for example of a lost connection. */
  readonly failure: string | undefined;
}

/** Returns the errors in the payload of a mutation of one field. */
const problemsOf = (data: object | null | undefined): readonly ProblemFragment[] =>
  Object.values(data ?? {})[0]?.errors ?? [];

/** Returns a mutation with one `input`, and what the server said. `reloads` updates the screen. */
export function useAction<Data extends object, Input>(
  document: TypedDocumentNode<Data, { input: Input }>,
  reloads = false,
) {
  const { reload } = useTools();
  // The variables are what `send` makes of its input.
  const mutation = document as unknown as TypedDocumentNode<Data, OperationVariables>;
  const [run, { data, error, loading }] = useMutation(mutation, { errorPolicy: 'all' });
  /** Sends the input. Returns the result; null if the input was refused. */
  const send = async (input: Input, optimisticResponse?: Data): Promise<Data | null> => {
    const options = { variables: { input }, ...(optimisticResponse && { optimisticResponse }) };
    const result = await run(options).catch(() => undefined);
    if (reloads) await reload();
    const isRefused = !result?.data || result.error || problemsOf(result.data).length > 0;
    return isRefused ? null : (result.data as Data); // without errors nothing of it is missing
  };
  return { send, busy: loading, problems: problemsOf(data), failure: error?.message };
}

/** Shows the errors of an action, but for those that the fields of these names show. */
export function Problems({ said, except = [] }: { said: Said; except?: readonly string[] }) {
  const others = said.problems.filter(({ path }) => !except.includes(path?.at(-1) ?? ''));
  const messages = [said.failure ?? [], ...others.map(({ message }) => message)].flat();
  if (messages.length === 0) return null;
  return (
    <div className="problems" role="alert">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}

const FormContext = createContext<readonly ProblemFragment[]>([]);

/** The values of the fields of a form by their names. */
export type Values = Readonly<Record<string, string>>;

const valuesOf = ({ currentTarget, nativeEvent }: SubmitEvent<HTMLFormElement>): Values =>
  // Fields of forms here are texts.
  Object.fromEntries(new FormData(currentTarget, nativeEvent.submitter)) as Record<string, string>;

interface FormProps {
  readonly said: Said & { readonly busy?: boolean };
  /** Sends the values. Returns something true if they were accepted. */
  readonly send: (values: Values) => Promise<unknown>;
  readonly submit: string;
  /** Other buttons next to the one that sends. */
  readonly buttons?: ReactNode;
  readonly children?: ReactNode;
}

/** A form whose fields show their errors. It ends, or is emptied, when its values are accepted. */
export function Form({ said, send, submit, buttons, children }: FormProps) {
  const [names, setNames] = useState<readonly string[]>([]);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = valuesOf(event);
    setNames(Object.keys(values));
    if (!(await send(values))) return;
    form.reset();
    form.closest('dialog')?.close();
  };
  return (
    <form onSubmit={onSubmit}>
      <Problems said={said} except={names} />
      <FormContext value={said.problems}>{children}</FormContext>
      <p className="actions">
        <Button primary disabled={said.busy}>
          {submit}
        </Button>
        {buttons}
      </p>
    </form>
  );
}

/** A form whose values are the query of the address. */
export function Filters({ children }: { children: ReactNode }) {
  const [, setSearch] = useSearchParams();
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSearch(valuesOf(event), { replace: true });
  };
  return (
    <form className="filters" onSubmit={apply}>
      {children}
    </form>
  );
}

interface FieldProps extends Pick<ComponentProps<'input'>, 'defaultValue' | 'required' | 'type'> {
  readonly label: string;
  readonly name: string;
  /** The lines of a field for longer texts; absent for one line. */
  readonly rows?: number;
}

/** A field of a form with its label, and below it the errors of its field of the input. */
export function Field({ label, name, rows, type = 'text', ...props }: FieldProps) {
  const id = useId();
  const own = use(FormContext).filter(({ path }) => path?.at(-1) === name);
  const about = own.length > 0 && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` };
  const all = { id, name, ...about, ...props };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea rows={rows} {...all} /> : <input type={type} {...all} />}
      {own.length > 0 && (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {own.map(({ message }) => message).join(' ')}
        </p>
      )}
    </>
  );
}

/** A choice of a filter; the first option unless the query of the address has another. */
export function Select(props: { label: string; name: string; options: readonly string[] }) {
  const { label, name, options } = props;
  const selected = useSearchParams()[0].get(name) ?? options[0];
  const apply = ({ target }: { target: HTMLSelectElement }) => target.form?.requestSubmit();
  return (
    <label>
      {label}{' '}
      <select name={name} defaultValue={selected} onChange={apply}>
        {options.map((option) => (
          <option key={option} value={option}>
            {wordOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
