// A client of thirty lines: any that takes typed documents (Apollo, urql, graphql-request) serves as well.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

/** Where Lectern is, and who asks. */
export interface Connection {
  readonly url: string;
  readonly token: string;
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string; readonly field?: string } }[];
}

/** Runs an operation. Its document says which variables it takes and what comes back. Throws the first error of the answer. */
export async function run<Data, Variables>({ url, token }: Connection, document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Data>; // the schema promises it
  const [error] = errors ?? [];
  if (error) throw new Error(error.message, { cause: error.extensions });
  if (!data) throw new Error(`Lectern answered ${response.status}.`);
  return data;
}
