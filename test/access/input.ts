// Combines the inputs of an operation of the access matrix.
import type { TestActor, Targets } from './fixture.ts';
import { WORD } from './material.ts';

/** The input of one call of an operation. */
export interface Input {
  /** Values of the path's parameters, which are also GraphQL variables of the same names. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Values of the query string. */
  readonly query?: Readonly<Record<string, string>>;
  /**
   * Variables for GraphQL only: ids of objects that a path states by another key, and options of
   * documents that only the limits of GraphQL apply to.
   */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** The body in the spelling of `/v1`. */
  readonly body?: object;
  /** The body in the spelling of GraphQL, where that differs. */
  readonly input?: object;
  /** The document for a root field without a route. */
  readonly document?: string;
}

export type Make = (targets: Targets, testActor: TestActor) => Input;

export const none: Make = () => ({});
export const organization: Make = ({ organizationId }) => ({ parameters: { organizationId } });
export const withBody =
  (make: Make, body: object, input?: object): Make =>
  (targets, testActor) => ({ ...make(targets, testActor), body, ...(input && { input }) });
/** Adds a body that names targets. */
export const naming =
  (make: Make, body: (targets: Targets) => object): Make =>
  (targets, testActor) => ({ ...make(targets, testActor), body: body(targets) });
export const and =
  (make: Make, parameters: (targets: Targets) => Readonly<Record<string, string>>): Make =>
  (targets, testActor) => ({
    parameters: { ...make(targets, testActor).parameters, ...parameters(targets) },
  });
/** Adds a body in the spelling of each API. */
export const spelled =
  (make: Make, body: (targets: Targets) => object, input: (targets: Targets) => object): Make =>
  (targets, testActor) => ({
    ...make(targets, testActor),
    body: body(targets),
    input: input(targets),
  });
/** The search query. */
export const searchInput = { query: WORD };
