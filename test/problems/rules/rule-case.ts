// Defines inputs that violate rules.

/** A problem: its path in the input, its message and its code, by default BAD_USER_INPUT. */
export type Found = readonly [path: string, message: string, code?: string];

/** An input whose form is valid, and the problems that rules find in it. */
interface Given {
  readonly input: object;
  readonly problems: readonly Found[];
}

/** Rules, as `Type field field`, with an input of a mutation that violates them. */
export type RuleCase = readonly [
  rules: readonly string[],
  mutation: string,
  make: () => Given | Promise<Given>,
];

/** The message about an id that occurs again. */
export const sameId = (name: string): string =>
  `This is the same id as ${name}. Send each id once.`;
