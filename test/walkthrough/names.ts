/**
 * Replaces the names of a walkthrough for values that differ between runs; each value is learned
 * where the name first occurs alone.
 */

const NAME = /\$([A-Z][A-Z0-9]*)/g;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The values of names. */
export class Names {
  private readonly values: Map<string, string>;

  constructor(known: Iterable<readonly [name: string, value: string]>) {
    this.values = new Map(known);
  }

  /** Returns a text with the values in it; names without a value stay. */
  put(text: string): string {
    return text.replace(NAME, (shown, name: string) => this.values.get(name) ?? shown);
  }

  /**
   * Returns an expected response with the values in it, after learning new names from the actual
   * response.
   */
  expected(shown: unknown, answered: unknown): unknown {
    if (typeof shown === 'string') {
      this.learn(shown, answered);
      return this.put(shown);
    }
    if (Array.isArray(shown))
      return shown.map((item: unknown, i) =>
        this.expected(item, Array.isArray(answered) ? answered[i] : undefined),
      );
    if (typeof shown !== 'object' || shown === null) return shown;
    const fields = new Map(
      Object.entries(typeof answered === 'object' && answered !== null ? answered : {}),
    );
    return Object.fromEntries(
      Object.entries(shown).map(([name, value]) => [name, this.expected(value, fields.get(name))]),
    );
  }

  /**
   * Learns a value. Two names must have different values, except for times, `$T…`: two events may
   * share a millisecond.
   */
  private learn(shown: string, answered: unknown): void {
    const [, name] = /^\$([A-Z][A-Z0-9]*)$/.exec(shown) ?? [];
    if (name === undefined || this.values.has(name) || typeof answered !== 'string') return;
    const isTime = /^T\d+$/.test(name);
    if (isTime !== TIME.test(answered))
      throw new Error(`${shown} stands for ${answered}: times alone have names such as $T1.`);
    const other = isTime ? undefined : [...this.values].find(([, value]) => value === answered);
    if (other) throw new Error(`${shown} and $${other[0]} have one value: ${answered}`);
    this.values.set(name, answered);
  }
}
