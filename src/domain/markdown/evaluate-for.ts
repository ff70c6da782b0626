/** Renders a text for one reader, from an input that can be sent to a worker thread. */
import { holds, parseCondition } from '../condition.ts';
import { type RenderedParts, renderMarkdown } from './evaluate.ts';

/** A text with the values that it refers to. */
export interface RenderInput {
  readonly text: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Texts of reusable contents by id. */
  readonly included: Readonly<Record<string, string>>;
  /** The reader's claims, against which conditions are evaluated. */
  readonly claims: object;
  readonly isGuarded: boolean;
  readonly parts: RenderedParts;
}

/** The text as rendered for the reader. */
export interface RenderedPage {
  readonly text: string;
  /** Ids of the reusable contents in the rendered text, including those that do not exist. */
  readonly put: readonly string[];
}

/** Renders a text for a reader. @throws BAD_USER_INPUT as `renderMarkdown` does. */
export function renderFor({
  text,
  variables,
  included,
  claims,
  isGuarded,
  parts,
}: RenderInput): RenderedPage {
  const includedIds = new Set<string>();
  const include = (id: string): string | undefined => {
    includedIds.add(id);
    return Object.hasOwn(included, id) ? included[id] : undefined;
  };
  return {
    text: renderMarkdown(text, {
      variables,
      include,
      holds: (condition) => holdsFor(claims, condition),
      isGuarded,
      parts,
    }),
    put: [...includedIds],
  };
}

function holdsFor(claims: object, condition: string): boolean {
  try {
    return holds(parseCondition(condition), { claims });
  } catch {
    return false; // An invalid condition is false.
  }
}
