/** Stores the errors of imports and restores them for callers who wait. */
import { FetchRefused } from '../../data/fetch.ts';
import type { ImportRow } from '../../data/rows.ts';
import { AppError, type Reason } from '../../domain/errors.ts';

/** An error as it is stored with the import. */
export interface StoredImportError {
  readonly code: Reason;
  readonly message: string;
}

/**
 * Returns the error that was stored. A source that cannot be read is reported at the input field
 * that names it.
 */
export const importErrorOf = (
  { code, message }: StoredImportError,
  { url }: Pick<ImportRow, 'url'>,
): AppError =>
  new AppError(
    code,
    message,
    code === 'BAD_USER_INPUT' ? { field: url === null ? 'input.fileId' : 'input.url' } : {},
  );

/** Returns the error to store for a failed import, or undefined if a retry may succeed. */
export function storedImportError(error: unknown): StoredImportError | undefined {
  if (error instanceof FetchRefused)
    return { code: 'BAD_USER_INPUT', message: `This address cannot be imported: ${error.message}` };
  if (
    error instanceof AppError &&
    error.reason !== 'INTERNAL' &&
    error.reason !== 'UNAVAILABLE' &&
    error.reason !== 'BUSY'
  )
    return { code: error.reason, message: error.message };
  return undefined;
}
