// A client of thirty lines; Apollo, urql and graphql-request accept the same typed documents.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

/** The address of Lectern and the token of the caller. */
export interface Connection {
  readonly url: string;
  readonly token: string;
}

interface GraphQLResponse<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly field?: string };
  }[];
}

/**
 * Runs an operation. The document types its variables and its result.
 * @throws the first error of the response
 */
export async function run<Data, Variables>(
  { url, token }: Connection,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const { data, errors } = (await response.json()) as GraphQLResponse<Data>; // the schema guarantees it
  const [error] = errors ?? [];
  if (error) throw new Error(error.message, { cause: error.extensions });
  if (!data) throw new Error(`Lectern answered ${response.status}.`);
  return data;
}
