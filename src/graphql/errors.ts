/** Converts errors of an execution to application errors and to their GraphQL format. */
import { GraphQLError } from 'graphql';
import { badInput, AppError, headersOf, internal, severalProblemsOf } from '../domain/errors.ts';

/**
 * Returns the AppError behind an error: itself, the one that a resolver threw, BAD_USER_INPUT for
 * graphql's own errors, and INTERNAL for the rest.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof GraphQLError)) return internal(error);
  if (error.originalError instanceof AppError) return error.originalError;
  // A scalar or enum that refuses a value throws its own GraphQLError, which graphql-js wraps.
  const cause = error.originalError;
  if (cause && !(cause instanceof GraphQLError)) return internal(cause);
  return badInput(error.message);
}

/**
 * Formats an error for GraphQL, with its location and path. Its HTTP status applies when the
 * response has no data.
 */
export function toGraphQLError(error: unknown, requestId: string): GraphQLError {
  const appError = toAppError(error);
  const graphQLError = error instanceof GraphQLError ? error : undefined;
  const errors = severalProblemsOf(appError)?.map(({ reason, ...problem }) =>
    reason === undefined ? problem : { ...problem, code: reason },
  );
  const extensions: Record<string, unknown> = {
    code: appError.reason,
    ...(appError.field !== undefined && { field: appError.field }),
    ...(errors && { errors }),
    ...(appError.details && { details: appError.details }),
    requestId,
  };
  const location = graphQLError && {
    nodes: graphQLError.nodes ?? null,
    source: graphQLError.source ?? null,
    positions: graphQLError.positions ?? null,
    path: graphQLError.path ?? null,
  };
  return new GraphQLError(appError.message, { ...location, originalError: appError, extensions });
}

/**
 * Returns the HTTP status and headers of an error without data, in the format that graphql-yoga
 * reads.
 */
export const httpStatusOf = (appError: AppError) => ({
  status: appError.status,
  headers: headersOf(appError),
});
