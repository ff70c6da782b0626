/** Reads the contract's table of operations as data. */
import { readFileSync } from 'node:fs';

/** Limits of a query parameter or a body field in the contract. */
export interface Limits {
  readonly min?: number;
  readonly max?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly req?: 1;
  readonly nullable?: 1;
  readonly def?: unknown;
}

/** A row of the contract. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly family: string;
  readonly status: number;
  readonly list?: boolean;
  /** Name of the body in resources.schema.json. */
  readonly returns?: string;
  readonly query?: Readonly<Record<string, Limits>>;
  readonly body?: Readonly<Record<string, Limits>>;
}

// The files are handwritten copies of the contract; every row that a test reads checks their form.
const read = <Form>(file: string): Form =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Form;

/** The 127 operations. */
export const operations = read<readonly Operation[]>('operations.json');

/** Every body of the contract as JSON Schema. */
export const resources = read<Readonly<Record<string, unknown>> & { readonly $id: string }>(
  'resources.schema.json',
);
