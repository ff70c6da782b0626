// One way to ask an operation of the matrix, and how such ways are put together.
import type { Player, Targets } from './cast.ts';
import { WORD } from './material.ts';

/** One way to ask an operation. */
export interface Input {
  /** Values of the path's parameters, which are variables of the same names. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Values of the query. */
  readonly query?: Readonly<Record<string, string>>;
  /** Variables of GraphQL alone: `/v1`'s own documents are not held to the limits of strangers'. */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** The body as `/v1` spells it. */
  readonly body?: object;
  /** The same as GraphQL spells it, where that differs. */
  readonly input?: object;
  /** The document, for a root field that no route uses. */
  readonly document?: string;
}

export type Make = (targets: Targets, player: Player) => Input;

export const none: Make = () => ({});
export const organization: Make = ({ organizationId }) => ({ parameters: { organizationId } });
export const withBody =
  (make: Make, body: object, input?: object): Make =>
  (targets, player) => ({ ...make(targets, player), body, ...(input && { input }) });
/** With a body that names what is meant. */
export const naming =
  (make: Make, body: (targets: Targets) => object): Make =>
  (targets, player) => ({ ...make(targets, player), body: body(targets) });
export const and =
  (make: Make, parameters: (targets: Targets) => Readonly<Record<string, string>>): Make =>
  (targets, player) => ({ parameters: { ...make(targets, player).parameters, ...parameters(targets) } });
/** Through either door, each in its spelling, with ids that are meant. */
export const spelled =
  (make: Make, body: (targets: Targets) => object, input: (targets: Targets) => object): Make =>
  (targets, player) => ({ ...make(targets, player), body: body(targets), input: input(targets) });
/** What is looked for. */
export const words = { query: WORD };
