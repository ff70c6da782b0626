// Makes screens: each loads its data with one request, and shows its loading and error states. Its
// lists show their next pages, and their own empty and error states.
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'wouter';
import { ShellDocument } from '../gql/graphql.ts';
import { Badge, Button, Named } from './pieces.tsx';

/** The parameters of all addresses. A screen reads those that its address names. */
type Params = Readonly<Record<'organization' | 'space' | 'page' | 'id', string>>;

export const useAddress = (): Params => useParams() as unknown as Params;

/** Returns the address before `/p/` of the pages that the screen shows. */
export const useBase = (): string => useLocation()[0].split('/p/')[0] ?? '';

interface Options<Data, Variables, Value> {
  /** Returns variables in addition to the parameters, from the query of the address. */
  readonly variables?: (search: URLSearchParams) => Partial<Variables>;
  /** Returns the object that the screen is about; null if it cannot be seen. */
  readonly of: (data: Data, params: Params) => Value | null | undefined;
  readonly show: (value: Value, params: Params, search: URLSearchParams) => ReactNode;
}

const ignore = () => undefined; // `useQuery` reports the error

const ToolsContext = createContext({
  reload: (): Promise<unknown> => Promise.resolve(),
  /** Extends the list whose arguments include `$after`. */
  more: (_after: string | null): void => {},
  /** Returns the error of a field that is null. */
  errorOf: (_field: string): string | undefined => undefined,
});

export const useTools = () => use(ToolsContext);

/** The screens by their addresses. Every `urls.app` that the API returns is one of them. */
export const screens = new Map<string, () => ReactNode>();

/** Makes the screen of an address: its query, and how it shows the result. */
export function screen<Data, Variables, Value>(
  path: string,
  document: TypedDocumentNode<Data, Variables>,
  { of, show, variables: choose }: Options<Data, Variables, Value>,
): void {
  // TypeScript does not see that the variables and `shell` make those of the document.
  const query = document as unknown as TypedDocumentNode<Data, OperationVariables>;
  screens.set(path, function Screen() {
    const params = useAddress();
    const [search] = useSearchParams();
    const variables = useShell({ ...params, ...choose?.(search) });
    const { data, previousData, error, loading, refetch, fetchMore } = useQuery(query, {
      variables,
      errorPolicy: 'all',
      fetchPolicy: 'cache-and-network', // shows what is known, and compares it with the server
      nextFetchPolicy: 'cache-first',
    });
    // Errors only leave nullable fields null, so the data still has its type.
    const shown = (data ?? (loading ? previousData : undefined)) as Data | undefined;
    const value = shown && of(shown, params);
    useArrival(value != null || !loading);
    const tools = {
      reload: () => refetch().catch(ignore),
      more: (after: string | null) =>
        void fetchMore({ variables: { ...variables, after } }).catch(ignore),
      errorOf: (field: string) =>
        CombinedGraphQLErrors.is(error)
          ? error.errors.find(({ path }) => path?.includes(field))?.message
          : undefined,
    };
    if (value == null && loading) return <p role="status">Loading…</p>;
    if (value == null) return <Failure error={error} retry={tools.reload} />;
    return (
      <ToolsContext value={tools}>
        <div aria-busy={loading}>{show(value, params, search)}</div>
      </ToolsContext>
    );
  });
}

/** Adds `shell`: the first screen of an organization selects the data of the frame too. */
function useShell(variables: OperationVariables): OperationVariables {
  const client = useApolloClient();
  const decided = useRef({ key: '', shell: false });
  const key = JSON.stringify(variables);
  if (decided.current.key !== key) {
    const options = { query: ShellDocument, variables: { organization: '', ...variables } };
    decided.current = { key, shell: !client.readQuery(options) };
  }
  return { ...variables, shell: decided.current.shell };
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
    const focused = target ?? (hasNavigated ? document.querySelector('h1') : null);
    hasNavigated = true;
    if (focused === null) return;
    focused.tabIndex = -1;
    focused.focus({ preventScroll: true });
    if (target) target.scrollIntoView();
    else scrollTo(0, 0);
  }, [isReady, path]);
}

interface TitleProps {
  readonly text: string;
  readonly emoji?: string | null;
  readonly badges?: readonly string[];
  readonly children?: ReactNode;
}

/** The title of a screen, which is also the title of the window, and what is next to it. */
export function Title({ text, emoji = null, badges = [], children }: TitleProps) {
  useEffect(() => {
    document.title = `${text} · Lectern`;
  }, [text]);
  return (
    <div className="headline">
      <h1>
        <Named emoji={emoji} title={text} />
      </h1>
      {badges.map((badge) => (
        <Badge key={badge} value={badge} />
      ))}
      {children}
    </div>
  );
}

/** Says why a screen has nothing to show, and what to do. */
export function Failure({ error, retry }: { error?: Error | undefined; retry?: () => unknown }) {
  const code = CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.['code'];
  const isMissing = error === undefined || code === 'NOT_FOUND';
  const isFinal = isMissing || code === 'FORBIDDEN';
  return (
    <>
      <Title text={isMissing ? 'There is nothing here' : 'This did not load'} />
      <p role="alert">{isMissing ? 'It does not exist, or you cannot see it.' : error.message}</p>
      <p className="actions">
        {!isFinal && retry && <Button onClick={retry}>Try again</Button>}
        <Link href="~/app">Your organizations</Link>
      </p>
    </>
  );
}

export interface Connection<Item> {
  readonly nodes: readonly Item[];
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

interface ListProps<Item> {
  /** The connection; null if the viewer may not read it. */
  readonly of: Connection<Item> | null;
  readonly field?: string;
  readonly empty?: string;
  readonly isGrid?: boolean;
  readonly children: (item: Item) => ReactNode;
}

/** A list of cards; a sentence if it is empty or refused. */
export function List<Item extends { id: string }>({ of, children, ...props }: ListProps<Item>) {
  const { errorOf } = useTools();
  const missing = of === null ? errorOf(props.field ?? '') : props.empty;
  if (!of?.nodes.length) return missing ? <p className="empty">{missing}</p> : null;
  return (
    <>
      <ul className={props.isGrid ? 'cards grid' : 'cards'}>
        {of.nodes.map((item) => (
          <li key={item.id} id={item.id}>
            {children(item)}
          </li>
        ))}
      </ul>
      <More of={of} />
    </>
  );
}

/** The button that extends a list by its next page. */
export function More({ of: { pageInfo } }: { of: Connection<unknown> }) {
  const { more } = useTools();
  if (!pageInfo?.hasNextPage) return null;
  return (
    <p className="actions">
      <Button onClick={() => more(pageInfo.endCursor)}>Show more</Button>
    </p>
  );
}
