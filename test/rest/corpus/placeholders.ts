/**
 * Replaces the values that differ between two runs by placeholders, `{{team_1}}` or `{{time_2}}`,
 * and finds the values of a third run at the same places.
 */

/**
 * The secrets of webhooks, local parts of the addresses of service accounts, ids, times, other long
 * values and ends of tokens of a text; each is replaced as a whole or not at all. An ETag can begin as an id does.
 */
const VALUE =
  /whsec_[\w+/]+=*|[a-z]{2,5}_\w{22}\.\w+(?=@)|(?<!W\/")[a-z]{2,5}_[1-9A-HJ-NP-Za-km-z]{22}(?![A-Za-z0-9])|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z|[\w.~-]{8,}|(?<="lastFour":")\w+/g;
const ID = /^([a-z]{2,5})_[1-9A-HJ-NP-Za-km-z]{22}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const PLACEHOLDER = /\{\{([a-z]+_\d+|known-[\w-]+)\}\}/g;

/** Returns the kind of a value: the prefix of an id, `time`, or `value`. */
const kindOf = (value: string): string =>
  ID.exec(value)?.[1] ?? (TIME.test(value) ? 'time' : 'value');

/** Values of a run that no answer contains first: addresses, and ids of a preparation. */
export type KnownValues = Readonly<Record<string, string>>;

/** Returns the text with the known values of a run replaced by `{{known-…}}`. */
export const replaceKnown = (text: string, known: KnownValues): string =>
  Object.entries(known).reduce(
    (replaced, [name, value]) =>
      replaced
        .replaceAll(value, `{{known-${name}}}`)
        // in a query; the request of a replay has the value as it is
        .replaceAll(encodeURIComponent(value), `{{known-${name}}}`),
    text,
  );

/** Merges the texts of two runs into one with placeholders. */
export class Merger {
  private readonly names = new Map<string, { readonly name: string; readonly other: string }>();
  private readonly counts = new Map<string, number>();

  /**
   * Returns the text of the first run with each value that differs in the second run replaced.
   * @throws Error if the runs differ in anything but values
   */
  merge(one: string, other: string): string {
    const [values, others] = [one.match(VALUE) ?? [], other.match(VALUE) ?? []];
    const merged: string[] = [];
    let end = 0;
    for (const [i, value] of values.entries()) {
      const at = one.indexOf(value, end);
      merged.push(one.slice(end, at), this.nameOf(value, others[i] ?? ''));
      end = at + value.length;
    }
    merged.push(one.slice(end));
    if (one.replaceAll(VALUE, '…') !== other.replaceAll(VALUE, '…'))
      throw new Error(`Two runs answered differently:\n${one}\n${other}`);
    return merged.join('');
  }

  private nameOf(value: string, other: string): string {
    const known = this.names.get(value);
    if (known) {
      if (known.other !== other)
        throw new Error(`${value} is once ${known.other} and once ${other} in the second run.`);
      return known.name;
    }
    if (value === other) return value;
    const kind = kindOf(value);
    if (kind !== kindOf(other)) throw new Error(`${value} and ${other} are of different kinds.`);
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    const name = `{{${kind}_${count}}}`;
    this.names.set(value, { name, other });
    return name;
  }
}

/** The values of the placeholders of a recording in one run, by their names. */
export class Values {
  private readonly byName = new Map<string, string>();

  /** Adds known values. */
  know(known: KnownValues): void {
    for (const [name, value] of Object.entries(known)) this.byName.set(`known-${name}`, value);
  }

  /** Returns the text of a request with the values of its placeholders. */
  fill(text: string): string {
    return text.replaceAll(PLACEHOLDER, (_, name: string) => {
      const value = this.byName.get(name);
      if (value === undefined) throw new Error(`No answer had a value for ${name} before.`);
      return value;
    });
  }

  /**
   * Returns the text of an answer in the terms of the recording: a placeholder at each place where
   * the recording has it and the answer has its value, or a first value of its kind.
   */
  translate(recorded: string, actual: string): string {
    const translated: string[] = [];
    let [end, at] = [0, 0];
    for (const match of recorded.matchAll(PLACEHOLDER)) {
      const literal = recorded.slice(end, match.index);
      const value = this.valueAt(match[1] ?? '', actual, at + literal.length);
      if (!actual.startsWith(literal, at) || value === undefined) break;
      translated.push(literal, match[0]);
      at += literal.length + value.length;
      end = match.index + match[0].length;
    }
    return translated.join('') + actual.slice(at);
  }

  /** Returns the value of a placeholder if the text has it at this place. */
  private valueAt(name: string, text: string, at: number): string | undefined {
    const known = this.byName.get(name);
    if (known !== undefined) return text.startsWith(known, at) ? known : undefined;
    const pattern = new RegExp(VALUE.source, 'y');
    pattern.lastIndex = at;
    const [value] = pattern.exec(text) ?? [];
    const kind = name.replace(/_\d+$/, '');
    if (value === undefined || kindOf(value) !== kind) return undefined;
    // two requests may arrive in the same millisecond, but never receive the same id or key
    if (kind !== 'time' && [...this.byName.values()].includes(value)) return undefined;
    this.byName.set(name, value);
    return value;
  }
}
