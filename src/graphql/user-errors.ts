/** Converts refused mutations to the typed errors that payloads state in `errors`. */
import { AppError, type Problem, type Reason } from '../domain/errors.ts';

/** The types of the errors by the reason; other reasons are always top-level errors. */
const TYPES = {
  BAD_USER_INPUT: 'ValidationError',
  UNSUPPORTED_SOURCE: 'ValidationError',
  CONFLICT: 'ConflictError',
  INVALID_TRANSITION: 'ConflictError',
  SPACE_LOCKED: 'ConflictError',
  TRANSFER_REFUSED: 'ConflictError',
  MERGE_CONFLICT: 'MergeConflictError',
  STALE_REVISION: 'StaleRevisionError',
  ALREADY_EXISTS: 'AlreadyExistsError',
} as const satisfies Partial<Record<Reason, string>>;

/** The code of a user error. */
type UserErrorCode = keyof typeof TYPES;

/** The fields that all user errors have. */
interface UserError {
  readonly code: UserErrorCode;
  readonly message: string;
  /** Path inside `input`. */
  readonly path: readonly string[] | null;
}

/** The fields of an error about a value that another object has. */
export interface AlreadyExists extends UserError {
  readonly existingId: string | undefined;
}

/** The fields of an error about an outdated revision. */
export interface StaleRevision extends UserError {
  readonly currentRevisionId: string;
}

const isUserReason = (reason: Reason): reason is UserErrorCode => Object.hasOwn(TYPES, reason);

/**
 * Returns the typed errors of a refused mutation; undefined for an error that is always top-level,
 * such as FORBIDDEN, and for one of a write whose outcome is unknown.
 */
export function userErrorsOf(error: unknown): readonly object[] | undefined {
  if (!(error instanceof AppError) || error.details?.['outcome'] !== undefined) return undefined;
  const { reason, message, field, problems, details = {}, existingId } = error;
  if (!isUserReason(reason)) return undefined;
  if (problems.length > 0) return problems.map((problem) => errorOf(reason, problem));
  const common = { code: reason, message, path: pathOf(field?.split('.')) } satisfies UserError;
  if (reason === 'CONFLICT' && details['blockedBy'] !== undefined)
    return [{ __typename: 'BlockedByRulesError', ...common, blockedBy: details['blockedBy'] }];
  return [
    {
      __typename: TYPES[reason],
      ...common,
      conflicts: details['conflicts'],
      currentRevisionId: details['revision'],
      blocks: details['blocks'] ?? [],
      existingId,
      siteIds: details['sites'] ?? [],
    },
  ];
}

/** Returns the typed error of one of several problems; `ofError` is the reason of their error. */
function errorOf(
  ofError: UserErrorCode,
  { message, path, reason = ofError, existingId }: Problem,
): object {
  const code = isUserReason(reason) ? reason : ofError;
  return {
    __typename: TYPES[code],
    code,
    message,
    path: pathOf(path.map(String)),
    existingId,
    siteIds: [],
  };
}

/** Returns the path below the argument `input`; null for an error without a path. */
function pathOf(path: readonly string[] | undefined): readonly string[] | null {
  if (path === undefined) return null;
  return path[0] === 'input' ? path.slice(1) : path;
}
