/** Compares answers without the members that bodies have gained since they were recorded. */
import type { Answer } from './recording.ts';

/**
 * The recorded requests with several problems, by scene: their error bodies have gained `errors`,
 * which lists all problems.
 */
export const ANSWERS_WITH_ERRORS: Readonly<Record<string, readonly string[]>> = {
  comments: ['POST 400 There is no field `document` here. Fields are: `markdown`.'],
  integrations: ['POST 400 title is required.', 'POST 400 description is required.'],
  specs: ['POST 400 slug is required.'],
};

interface Problem {
  readonly message: string;
  readonly field: string;
}

interface ErrorBody {
  readonly error: Problem & { readonly errors?: readonly Problem[] };
}

/**
 * Returns an answer without `error.errors`, and the message of its error if it had it.
 * @throws Error if the list has fewer than two problems, or another first problem than the error
 */
export function withoutErrors(answer: Answer): { answer: Answer; message?: string } {
  if (answer.status !== 400 || !answer.body.includes('"errors":')) return { answer };
  const { error } = JSON.parse(answer.body) as ErrorBody; // the body of every error
  const { errors, ...rest } = error;
  if (errors === undefined) return { answer };
  const [first, second] = errors;
  if (!second || first?.message !== rest.message || first.field !== rest.field)
    throw new Error(`The error lists other problems than its own: ${answer.body}`);
  return {
    answer: { ...answer, body: JSON.stringify({ error: rest }) },
    message: rest.message,
  };
}
