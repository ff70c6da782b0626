/** What an error that came out of an execution is for the caller. */
import { GraphQLError } from 'graphql';
import { badInput, Fault, headersOf, internal } from '../domain/errors.ts';

/** The fault behind an error: itself, the one that a resolver threw, a refused input for graphql's own, and INTERNAL for the rest. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (!(error instanceof GraphQLError)) return internal(error);
  if (error.originalError instanceof Fault) return error.originalError;
  // A scalar or enum that refuses a value throws a GraphQLError of its own, which graphql wraps.
  const cause = error.originalError;
  if (cause && !(cause instanceof GraphQLError)) return internal(cause);
  return badInput(error.message);
}

/** The fault as GraphQL gives it, at the place where it happened. Its HTTP status counts where nothing else was answered. */
export function toGraphQLError(error: unknown, requestId: string): GraphQLError {
  const fault = faultOf(error);
  const at = error instanceof GraphQLError ? error : undefined;
  const extensions: Record<string, unknown> = { code: fault.reason, ...(fault.field !== undefined && { field: fault.field }), ...(fault.details && { details: fault.details }), requestId };
  const place = at && { nodes: at.nodes ?? null, source: at.source ?? null, positions: at.positions ?? null, path: at.path ?? null };
  return new GraphQLError(fault.message, { ...place, originalError: fault, extensions });
}

/** HTTP status and headers of a fault that left no data, in the form that the server's library reads. */
export const httpOf = (fault: Fault) => ({ status: fault.status, headers: headersOf(fault) });
