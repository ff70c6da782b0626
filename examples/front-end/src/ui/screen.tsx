// Loads the data of a screen with one request, and shows its loading, error and empty states.
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { ShellDocument } from '../gql/graphql.ts';

/** The functions that a screen uses. */
export interface Tools {
  /** Sends the query again. */
  readonly reload: () => Promise<unknown>;
  /** Extends the list whose arguments include `$after`. */
  readonly more: (after: string | null) => void;
  /** Returns the error of a field that is null. */
  readonly errorOf: (field: string) => string | undefined;
}

interface ScreenProps<Data, Variables, Value> {
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: Omit<Variables, 'shell'>;
  /** Returns the object that the screen is about; null if it cannot be seen. */
  readonly of: (data: Data) => Value | null | undefined;
  readonly children: (value: Value, tools: Tools, data: Data) => ReactNode;
}

/** Ignores an error that `useQuery` reports, or that of a screen that was left. */
const ignore = () => undefined;

/** A screen: its query, and how it shows the result. */
export function Screen<Data, Variables, Value>(props: ScreenProps<Data, Variables, Value>) {
  const { of, children } = props;
  const variables = useShell(props.variables);
  // TypeScript does not see that the variables and `shell` make those of the document.
  const query = props.query as unknown as TypedDocumentNode<Data, OperationVariables>;
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(query, { variables });
  // Errors only leave nullable fields null, so the data still has its type.
  const shown = (data ?? (loading ? previousData : undefined)) as Data | undefined;
  const value = shown === undefined ? undefined : of(shown);
  const isReady = value != null;
  const reload = () => refetch().catch(ignore);
  useArrival(isReady || (!loading && error !== undefined));
  if (!isReady || shown === undefined)
    return loading ? <Skeleton /> : <Failure error={error} retry={reload} />;
  const tools = {
    reload,
    more: (after: string | null) =>
      void fetchMore({ variables: { ...variables, after } }).catch(ignore),
    errorOf: (field: string) =>
      CombinedGraphQLErrors.is(error)
        ? error.errors.find(({ path }) => path?.includes(field))?.message
        : undefined,
  };
  return <div aria-busy={loading}>{children(value, tools, shown)}</div>;
}

/**
 * Adds `shell` to the variables: the first screen of an organization selects the data of the frame
 * around it too, so that opening any address takes one request.
 */
function useShell(given: object): OperationVariables {
  const client = useApolloClient();
  const decided = useRef({ key: '', shell: false });
  const key = JSON.stringify(given);
  if (decided.current.key !== key) {
    const variables = { organization: '', ...given };
    decided.current = { key, shell: !client.readQuery({ query: ShellDocument, variables }) };
  }
  return { ...given, shell: decided.current.shell };
}

let hasNavigated = false;

/** Moves the focus to the target of the address, or to the title of the screen that was opened. */
function useArrival(isReady: boolean): void {
  const [path] = useLocation();
  const arrived = useRef('');
  useEffect(() => {
    if (!isReady || arrived.current === path) return;
    arrived.current = path;
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target) {
      target.tabIndex = -1;
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    } else if (hasNavigated) {
      scrollTo(0, 0);
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    hasNavigated = true;
  }, [isReady, path]);
}

/** The title of a screen, which is also the title of the window. */
export function Title({ children, emoji }: { children: string; emoji?: string | null }) {
  useEffect(() => {
    document.title = `${children} · Lectern`;
  }, [children]);
  return (
    <h1 tabIndex={-1}>
      {emoji && <span aria-hidden="true">{emoji} </span>}
      {children}
    </h1>
  );
}

function Skeleton() {
  return (
    <div className="skeleton" role="status">
      <span className="hidden">Loading…</span>
      {['w60', 'w95', 'w90', 'w70', 'w85'].map((width) => (
        <span key={width} className={`bone ${width}`} aria-hidden="true" />
      ))}
    </div>
  );
}

/** Says why a screen has nothing to show, and what to do. */
export function Failure({ error, retry }: { error?: Error | undefined; retry?: () => unknown }) {
  const code = CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.['code'];
  const isMissing = error === undefined || code === 'NOT_FOUND';
  const isFinal = isMissing || code === 'FORBIDDEN' || code === 'BAD_USER_INPUT';
  return (
    <section>
      <Title>{isMissing ? 'There is nothing here' : 'This did not load'}</Title>
      <p role="alert">{isMissing ? 'It does not exist, or you cannot see it.' : error.message}</p>
      <p className="actions">
        {!isFinal && retry && (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
        <Link href="/">Your organizations</Link>
      </p>
    </section>
  );
}
