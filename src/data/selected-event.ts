/** Defines how the selection of a webhook endpoint is executed, which `graphql` implements. */

/** The selection of an endpoint, and the event that it is executed on. */
interface EventSelection {
  readonly selection: string;
  /** The person with whose rights it is executed. */
  readonly userId: string;
  /** The scopes of the token that set it; undefined for all. */
  readonly scopes: ReadonlySet<string> | undefined;
  readonly organizationId: string;
  readonly eventId: string;
  readonly now: Date;
  readonly requestId: string;
}

/** An error of a selected field, which is null. */
interface SelectedFieldError {
  readonly code: string;
  readonly message: string;
  readonly path: readonly (string | number)[];
}

/** The selected data of an event, or the reason why there is none. */
type SelectedEvent =
  | { readonly data: object; readonly errors: readonly SelectedFieldError[] }
  | { readonly problem: string };

/** Executes a selection. Never throws for errors of the selection. */
export type SelectEvent = (selection: EventSelection) => Promise<SelectedEvent>;
