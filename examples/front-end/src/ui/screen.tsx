// Loads the data of a screen with one request, and shows its loading, error and empty states.
import { type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { ShellDocument } from '../gql/graphql.ts';

/** What a screen knows of its data. */
export interface ScreenState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | undefined;
  readonly busy: boolean;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Sends the query of a screen. The first screen of an organization selects the data of the frame
 * around it too (`$shell`), so that opening any address takes one request.
 */
export function useScreen<Data, Variables extends OperationVariables & { shell: boolean }>(
  document: TypedDocumentNode<Data, Variables>,
  given: Omit<Variables, 'shell'> & { organization: string },
): ScreenState<Data> {
  const client = useApolloClient();
  const key = JSON.stringify(given);
  const decided = useRef<{ key: string; shell: boolean } | null>(null);
  if (decided.current?.key !== key) {
    const { organization } = given;
    const shell = client.readQuery({ query: ShellDocument, variables: { organization } }) === null;
    decided.current = { key, shell };
  }
  const variables: OperationVariables = { ...given, shell: decided.current.shell };
  // TypeScript does not see that `given` and `shell` make the variables of the document.
  const query = document as unknown as TypedDocumentNode<Data, OperationVariables>;
  const { data, previousData, error, loading, refetch } = useQuery(query, { variables });
  const shown = data ?? (loading ? previousData : undefined);
  return { data: shown as Data | undefined, error, busy: loading, refetch: () => refetch() };
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
      {emoji ? <span aria-hidden="true">{emoji} </span> : null}
      {children}
    </h1>
  );
}

interface LoadedProps<Data, Value> {
  readonly state: ScreenState<Data>;
  /** Returns the object that the screen is about; null if it cannot be seen. */
  readonly of: (data: Data) => Value | null | undefined;
  readonly children: (value: Value, data: Data) => ReactNode;
}

/** Shows a screen once its data has arrived, or else why there is none. */
export function Loaded<Data, Value>({ state, of, children }: LoadedProps<Data, Value>) {
  const { data, error, busy, refetch } = state;
  const value = data === undefined ? undefined : of(data);
  const isReady = value != null;
  useArrival(isReady || (!busy && error !== undefined));
  if (isReady && data !== undefined)
    return (
      <div aria-busy={busy} className="loaded">
        {children(value, data)}
      </div>
    );
  if (busy) return <Skeleton />;
  return <Failure error={error} retry={refetch} />;
}

function Skeleton() {
  return (
    <div className="skeleton" role="status">
      <span className="hidden">Loading…</span>
      {[60, 95, 90, 70, 85].map((width) => (
        <span key={width} className={`bone w${width}`} aria-hidden="true" />
      ))}
    </div>
  );
}

/** Returns the code of the first GraphQL error. */
export const codeOf = (error: Error | undefined): unknown =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : undefined;

/** Returns the error of a field that is null, by its name; undefined if it has none. */
export const errorOfField = (error: Error | undefined, field: string): string | undefined =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.find(({ path }) => path?.includes(field))?.message
    : undefined;

interface FailureProps {
  readonly error: Error | undefined;
  readonly retry?: () => Promise<unknown>;
}

/** Says why a screen has nothing to show, and what to do. */
export function Failure({ error, retry }: FailureProps) {
  const code = codeOf(error);
  const isMissing = error === undefined || code === 'NOT_FOUND';
  const isRefused = code === 'FORBIDDEN';
  const title = isMissing
    ? 'There is nothing here'
    : isRefused
      ? 'You cannot open this'
      : 'This did not load';
  return (
    <section className="failure">
      <Title>{title}</Title>
      <p role="alert">
        {isMissing ? 'It does not exist, or you cannot see it.' : (error?.message ?? '')}
      </p>
      <p className="actions">
        {!isMissing && !isRefused && retry ? (
          <button type="button" onClick={() => void retry()}>
            Try again
          </button>
        ) : null}
        <Link href="/">Your organizations</Link>
      </p>
    </section>
  );
}

/** Says that a list has no items. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className="empty">{children}</p>;
}
