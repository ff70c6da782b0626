/** Counts the values and the bytes of responses, which are limited by their budgets. */
import { knownSizeOf } from '../data/texts.ts';

/** The size of a response or of a part of it. */
export interface Size {
  /** Each object, field and list item counts as one. */
  values: number;
  /** Bytes as JSON, approximately: a character counts as one. */
  bytes: number;
}

/** Texts that are not longer are counted only with the whole response. */
export const LONG_TEXT_LENGTH = 1024;
/**
 * Maximum number of levels of a response. Stored JSON can have more, such as nested quotes in a
 * document tree.
 */
const MAX_DEPTH_COUNT = 500;

/** A value of a response whose size is known. */
export abstract class SizedValue {
  abstract readonly size: Size;
}

/** Counts a response while it is made, value by value, so that nothing has to walk it again. */
export class ResponseSize implements Size {
  values = 0;
  bytes = 0;

  /** Counts an object without the values of its fields, whose names take this many bytes. */
  addObject(nameBytes: number): void {
    this.values++;
    this.bytes += nameBytes;
  }

  /** Counts a part whose size is known. */
  addPart({ values, bytes }: Size): void {
    this.values += values;
    this.bytes += bytes;
  }

  /** Returns the size so far without that of an earlier time. */
  since({ values, bytes }: Size): Size {
    return { values: this.values - values, bytes: this.bytes - bytes };
  }

  /** Counts a list without its items. */
  addList(): void {
    this.values++;
  }

  /** Counts null or the value of a scalar or an enumeration. */
  addLeaf(value: unknown): void {
    if (typeof value === 'object') {
      addSize(value, Number.POSITIVE_INFINITY, this, 0);
      return;
    }
    this.values++;
    this.bytes += typeof value === 'string' ? lengthOf(value) : 5;
  }
}

/** Returns the bytes of the names of an object's fields. */
export const bytesOfNames = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + name.length + 4, 0);

/** The sizes of responses that were counted while they were made. */
const counted = new WeakMap<object, Size>();

/** Stores the size of a response that was counted while it was made. */
export function storeSize(response: object, size: Size): void {
  counted.set(response, size);
}

/** Returns the size of a response as `sizeOf` does. It is not counted a second time. */
export const sizeOfResponse = (response: unknown, limit: number): Size =>
  (typeof response === 'object' && response !== null ? counted.get(response) : undefined) ??
  sizeOf(response, limit);

/**
 * Returns the number of values and the approximate bytes of a value as JSON. Stops when the bytes
 * exceed `limit`.
 */
export function sizeOf(value: unknown, limit: number): Size {
  const size = { values: 0, bytes: 0 };
  addSize(value, limit, size, 0);
  return size;
}

function addSize(value: unknown, limit: number, size: Size, depth: number): void {
  size.values++;
  if (size.bytes > limit) return;
  if (typeof value === 'string') size.bytes += lengthOf(value);
  else if (typeof value !== 'object' || value === null) size.bytes += 5;
  else if (depth > MAX_DEPTH_COUNT)
    // It cannot be formatted as JSON, which takes a stack frame for each level.
    size.bytes = Number.POSITIVE_INFINITY;
  else if (Array.isArray(value)) for (const item of value) addSize(item, limit, size, depth + 1);
  else addObject(value as Record<string, unknown>, limit, size, depth); // a response, or JSON
}

function addObject(value: Record<string, unknown>, limit: number, size: Size, depth: number): void {
  if (value instanceof SizedValue) {
    size.values += value.size.values - 1; // the value itself is counted already
    size.bytes += value.size.bytes;
    return;
  }
  const known = value['nodes'] === undefined ? undefined : knownSizeOf(value);
  if (known !== undefined) {
    size.bytes += known;
    return;
  }
  for (const name in value) {
    size.bytes += name.length + 4;
    const field = value[name];
    if (typeof field === 'object' && field !== null) {
      addSize(field, limit, size, depth + 1);
      continue;
    }
    size.values++; // most fields are leaves: a call for each would take twice as long
    size.bytes += typeof field === 'string' ? lengthOf(field) : 5;
  }
}

/**
 * Returns the bytes of a text in JSON, exact for long texts: characters outside ASCII and escapes
 * take up to six.
 */
const lengthOf = (text: string): number =>
  text.length <= LONG_TEXT_LENGTH ? text.length + 3 : Buffer.byteLength(JSON.stringify(text));
