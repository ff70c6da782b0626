/** Names of a walkthrough for what differs from run to run: each has one value, which is learned where it first stands alone. */

const NAME = /\$([A-Z][A-Z0-9]*)/g;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The values of names. */
export class Names {
  private readonly values: Map<string, string>;

  constructor(known: Iterable<readonly [name: string, value: string]>) {
    this.values = new Map(known);
  }

  /** A text with the values in it; names without one stay as they are. */
  put(text: string): string {
    return text.replace(NAME, (shown, name: string) => this.values.get(name) ?? shown);
  }

  /** An answer with the values in it, after learning those that are new from what was answered at the same place. */
  expected(shown: unknown, answered: unknown): unknown {
    if (typeof shown === 'string') {
      this.learn(shown, answered);
      return this.put(shown);
    }
    if (Array.isArray(shown)) return shown.map((item: unknown, i) => this.expected(item, Array.isArray(answered) ? answered[i] : undefined));
    if (typeof shown !== 'object' || shown === null) return shown;
    const fields = new Map(Object.entries(typeof answered === 'object' && answered !== null ? answered : {}));
    return Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, this.expected(value, fields.get(name))]));
  }

  /** Two names are two values, but for times, `$T…`: two things may happen in one millisecond. */
  private learn(shown: string, answered: unknown): void {
    const [, name] = /^\$([A-Z][A-Z0-9]*)$/.exec(shown) ?? [];
    if (name === undefined || this.values.has(name) || typeof answered !== 'string') return;
    const isTime = /^T\d+$/.test(name);
    if (isTime !== TIME.test(answered)) throw new Error(`${shown} stands for ${answered}: times alone have names such as $T1.`);
    const other = isTime ? undefined : [...this.values].find(([, value]) => value === answered);
    if (other) throw new Error(`${shown} and $${other[0]} have one value: ${answered}`);
    this.values.set(name, answered);
  }
}
