/** What an import met, kept with it and told to whoever waits for it. */
import { FetchRefused } from '../../data/fetch.ts';
import type { ImportRow } from '../../data/rows.ts';
import { Fault, type Reason } from '../../domain/errors.ts';

/** A fault as it is kept. */
export interface KeptError {
  readonly code: Reason;
  readonly message: string;
}

/** The fault that a kept one was. What cannot be read is the input's. */
export const faultOfImport = ({ code, message }: KeptError, { url }: Pick<ImportRow, 'url'>): Fault =>
  new Fault(code, message, code === 'BAD_USER_INPUT' ? { field: url === null ? 'input.file' : 'input.url' } : {});

/** What is kept of an error that ends an import; undefined for one that another try may not meet. */
export function keptError(error: unknown): KeptError | undefined {
  if (error instanceof FetchRefused) return { code: 'BAD_USER_INPUT', message: `This address cannot be imported: ${error.message}` };
  if (error instanceof Fault && error.reason !== 'INTERNAL' && error.reason !== 'UNAVAILABLE') return { code: error.reason, message: error.message };
  return undefined;
}
