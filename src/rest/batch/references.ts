/**
 * Replaces references in the requests of a batch, such as `{{create.body.id}}`, by values of earlier
 * responses.
 */
import { AppError, badInput } from '../../domain/errors.ts';

/** Maximum nesting of a body with references. */
const MAX_DEPTH_COUNT = 64;
/** Longer texts are no references. */
const MAX_REFERENCE_LENGTH = 512;

/** The id of a request of a batch. */
export const REQUEST_ID = /^[A-Za-z][\w-]{0,63}$/;

/** A reference as the whole text of a value; a backslash before it makes it plain text. */
const WHOLE = /^(\\*)\{\{([A-Za-z][\w-]{0,63})\.body((?:\.[^.{}]+)*)\}\}$/;
/** A reference inside a path. */
const IN_PATH = /\{\{([^{}]*)\}\}/g;
const REFERENCE = /^([A-Za-z][\w-]{0,63})\.body((?:\.[^.{}]+)*)$/;

/** A value that a reference stands for. */
type Scalar = string | number | boolean;

/** The responses of a batch so far. */
export class References {
  readonly #maxBytes: number;
  readonly #texts = new Map<string, string>();
  readonly #bodies = new Map<string, unknown>();

  /** `maxBytes` limits the texts that one body gets by references. */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Adds a response. Its body is JSON, or empty. */
  add(id: string, text: string): void {
    this.#texts.set(id, text);
  }

  /**
   * Returns a path with the values of its references, encoded as in a URL.
   * @throws BAD_USER_INPUT
   */
  inPath(path: string, field: string): string {
    return path.replace(IN_PATH, (whole, text: string) => {
      const [, id = '', steps = ''] = REFERENCE.exec(text) ?? [];
      if (id === '')
        throw badInput(`${whole} is not a reference, such as {{create.body.id}}.`, field);
      return encodeURIComponent(String(this.#valueOf(id, steps, field)));
    });
  }

  /**
   * Returns a body with the values of its references, in place of the texts that are one.
   * @throws BAD_USER_INPUT, PAYLOAD_TOO_LARGE
   */
  inBody(body: unknown, field: string): unknown {
    let bytes = 0;
    const replaced = (value: unknown, at: string, depth: number): unknown => {
      if (depth > MAX_DEPTH_COUNT) throw badInput('The body is nested too deep.', field);
      if (typeof value === 'string') {
        const found = this.#inText(value, at);
        if (found !== value) bytes += String(found).length;
        if (bytes > this.#maxBytes)
          throw new AppError('PAYLOAD_TOO_LARGE', 'The references make this body too large.');
        return found;
      }
      if (Array.isArray(value))
        return value.map((item, index) => replaced(item, `${at}.${index}`, depth + 1));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          name,
          replaced(inner, `${at}.${name}`, depth + 1),
        ]),
      );
    };
    return replaced(body, field, 0);
  }

  #inText(text: string, field: string): Scalar {
    if (text.length > MAX_REFERENCE_LENGTH || !text.endsWith('}}')) return text;
    const [, slashes, id = '', steps = ''] = WHOLE.exec(text) ?? [];
    if (slashes === undefined) return text;
    return slashes === '' ? this.#valueOf(id, steps, field) : text.slice(1);
  }

  #valueOf(id: string, steps: string, field: string): Scalar {
    const reference = `{{${id}.body${steps}}}`;
    if (!this.#texts.has(id))
      throw badInput(
        `${reference} refers to no earlier request. For the text itself, write a backslash before it.`,
        field,
      );
    const value = steps
      .split('.')
      .slice(1)
      .reduce<unknown>(
        (at, step) =>
          typeof at === 'object' && at !== null && Object.hasOwn(at, step)
            ? Reflect.get(at, step)
            : undefined,
        this.#bodyOf(id),
      );
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return value;
    throw badInput(
      `${reference} is ${value === undefined ? 'absent from' : 'not a text, number or boolean in'} the response.`,
      field,
    );
  }

  /** Returns the body of a response, which is parsed when the first reference needs it. */
  #bodyOf(id: string): unknown {
    if (this.#bodies.has(id)) return this.#bodies.get(id);
    const text = this.#texts.get(id) ?? '';
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    this.#bodies.set(id, body);
    return body;
  }
}
