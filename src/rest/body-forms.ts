/** Bodies that OpenAPI describes in a way of their own: two forms of one, and repeated fields. */
import type { SelectedField } from './selection.ts';

/**
 * One of two forms of a body. A class, so that OpenAPI can distinguish it from other objects, and
 * describe both.
 */
export class EitherBody {
  readonly first: object | null;
  readonly other: object;

  constructor(first: object | null, other: object) {
    this.first = first;
    this.other = other;
  }

  toJSON(): object {
    return this.first ?? this.other;
  }
}

/** Returns the first form of a body, or the other one if the first is null. */
export const either = (first: object | null, other: object): EitherBody =>
  new EitherBody(first, other);

/**
 * A list whose items have one of their fields under another name too. A class, so that OpenAPI can
 * describe it.
 */
export class RepeatedBody {
  readonly items: readonly object[];
  readonly field: string;
  readonly also: string;

  constructor(items: readonly object[], field: string, also: string) {
    this.items = items;
    this.field = field;
    this.also = also;
  }

  toJSON(): object[] {
    const { field, also } = this;
    return this.items.map((item) =>
      Object.hasOwn(item, field) ? { ...item, [also]: Reflect.get(item, field) } : item,
    );
  }
}

/** Returns a list in which items with the field `field` also have it as `also`. */
export const repeated = (items: readonly object[], field: string, also: string): RepeatedBody =>
  new RepeatedBody(items, field, also);

/**
 * Returns the selection of a list of several types in which a field is repeated.
 * @throws Error for another selection
 */
export function withRepeated(
  selected: SelectedField | undefined,
  { field, also }: RepeatedBody,
): SelectedField {
  if (!selected?.variants) throw new Error('A field is repeated in a list of several types.');
  const variants = [...selected.variants].map(([name, variant]): [string, typeof variant] => {
    const own = variant.fields.get(field);
    return [
      name,
      own ? { ...variant, fields: new Map([...variant.fields, [also, own]]) } : variant,
    ];
  });
  return { ...selected, variants: new Map(variants) };
}
