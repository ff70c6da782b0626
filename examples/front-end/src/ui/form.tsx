// Sends mutations, and shows the errors of their payloads where they belong.
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { type ChangeEvent, type ComponentProps, createContext, type ReactNode } from 'react';
import { type SyntheticEvent, use, useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import { graphql } from '../gql/index.ts';
import type { ProblemFragment } from '../gql/graphql.ts';
import { Button, CloseContext, wordOf } from './pieces.tsx';

graphql(`
  fragment Problem on UserError {
    __typename code message path
    ... on StaleRevisionError { currentRevisionId }
    ... on BlockedByRulesError { blockedBy { rule message } }
  }
`);

/** What the server said about the last input of a mutation. */
interface Said {
  readonly busy?: boolean;
  readonly problems?: readonly ProblemFragment[];
  /** The message of a top-level error, for example of a lost connection. */
  readonly failure: string | undefined;
}

/** Returns the errors in the payload of a mutation of one field. */
const problemsOf = (data: object | null | undefined): readonly ProblemFragment[] =>
  Object.values(data ?? {})[0]?.errors ?? [];

/** Returns a mutation with one `input`, and what the server said about the last one. */
export function useAction<Data extends object, Input>(
  document: TypedDocumentNode<Data, { input: Input }>,
) {
  // The variables are what `send` makes of its input.
  const mutation = document as unknown as TypedDocumentNode<Data, OperationVariables>;
  const [run, { data, error, loading }] = useMutation(mutation, { errorPolicy: 'all' });
  /** Sends the input. Returns the result; null if the input was refused. */
  const send = async (input: Input, optimisticResponse?: Data): Promise<Data | null> => {
    const options = optimisticResponse && { optimisticResponse };
    const result = await run({ variables: { input }, ...options }).catch(() => undefined);
    const isRefused = !result?.data || result.error || problemsOf(result.data).length > 0;
    return isRefused ? null : (result.data as Data); // without errors nothing of it is missing
  };
  return { send, busy: loading, problems: problemsOf(data), failure: error?.message };
}

/** Shows the errors of an action, but for those that the fields of these names show. */
export function Problems({ said, except = [] }: { said: Said; except?: readonly string[] }) {
  const { failure, problems = [] } = said;
  const own = problems.filter(({ path }) => !except.includes(path?.at(-1) ?? ''));
  if (own.length === 0 && failure === undefined) return null;
  return (
    <div className="problems" role="alert">
      {failure && <p>{failure}</p>}
      {own.map((problem) => (
        <div key={problem.message}>
          <p>{problem.message}</p>
          {problem.__typename === 'BlockedByRulesError' &&
            problem.blockedBy.map(({ rule, message }) => <p key={rule}>{message}</p>)}
        </div>
      ))}
    </div>
  );
}

const FormContext = createContext<Said>({ failure: undefined });

/** The values of the fields of a form by their names. */
export type Values = Readonly<Record<string, string>>;

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

interface FormProps {
  readonly said: Said;
  /** Sends the values. Returns something true if they were accepted. */
  readonly send: (values: Values) => Promise<unknown>;
  /** The name of the button. */
  readonly submit: string;
  /** Default: closes the dialog around the form. */
  readonly onCancel?: () => void;
  readonly children?: ReactNode;
}

/** A form whose fields show their errors. It ends, or is emptied, when its values are accepted. */
export function Form({ said, send, submit, children, ...props }: FormProps) {
  const close = use(CloseContext);
  const cancel = props.onCancel ?? close;
  const [names, setNames] = useState<readonly string[]>([]);
  const onSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = valuesOf(form);
    setNames(Object.keys(values));
    if (!(await send(values))) return;
    form.reset();
    close?.();
  };
  return (
    <form onSubmit={onSubmit}>
      <Problems said={said} except={names} />
      <FormContext value={said}>{children}</FormContext>
      <p className="actions">
        <Button primary disabled={said.busy ?? false}>
          {submit}
        </Button>
        {cancel && <Button onClick={cancel}>Cancel</Button>}
      </p>
    </form>
  );
}

/** A form whose values are the query of the address. A select applies at once, a text by Enter. */
export function Filters({ children }: { children: ReactNode }) {
  const [, setSearch] = useSearchParams();
  const apply = (form: HTMLFormElement) => setSearch(valuesOf(form), { replace: true });
  const onChange = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) =>
    target instanceof HTMLSelectElement && apply(currentTarget);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  return (
    <form className="filters" onChange={onChange} onSubmit={onSubmit}>
      {children}
    </form>
  );
}

type Shared = 'value' | 'defaultValue' | 'required' | 'maxLength' | 'onChange';

interface FieldProps extends Pick<ComponentProps<'textarea'> & ComponentProps<'input'>, Shared> {
  readonly label: string;
  /** The name of the field of the input. */
  readonly name: string;
  /** The lines of a field for longer texts; absent for one line. */
  readonly rows?: number;
  readonly type?: 'text' | 'email' | 'password';
}

/** A field of a form with its label, and below it the errors of its field of the input. */
export function Field({ label, name, rows, type = 'text', ...props }: FieldProps) {
  const id = useId();
  const { problems = [] } = use(FormContext);
  const own = problems.filter(({ path }) => path?.at(-1) === name);
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

interface SelectProps {
  readonly label: string;
  readonly name: string;
  /** Constants of the API, or names like them. */
  readonly options: readonly string[];
}

/** A choice; the first option unless the query of the address has another. */
export function Select({ label, name, options }: SelectProps) {
  const id = useId();
  const [search] = useSearchParams();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={search.get(name) ?? options[0]}>
        {options.map((option) => (
          <option key={option} value={option}>
            {wordOf(option)}
          </option>
        ))}
      </select>
    </>
  );
}
