/** Executes operations of the program itself, whose types codegen has written. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Context } from '../context.ts';
import { toAppError } from './errors.ts';
import type { RunOperation } from './run.ts';

/** Executes an operation as one caller, and returns its data. Throws the first error. */
export type Execute = <Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** Returns a function that executes operations as the caller of a context. */
export function executeAs(run: RunOperation, caller: Context): Execute {
  return async <Data, Variables extends Readonly<Record<string, unknown>>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const { data, errors } = await run(document, variables, caller);
    if (errors?.[0]) throw toAppError(errors[0]);
    // of the type that codegen wrote for the document
    return data as Data;
  };
}
