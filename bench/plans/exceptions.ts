// Lists the orders and conditions of lists whose statements may touch more rows, with the reasons.

/** An order or a condition of a list that is measured and not judged. */
interface Exception {
  readonly list: string;
  /** A part of the argument, such as `UPDATED_AT` or `title:`. */
  readonly argument: string;
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [];
