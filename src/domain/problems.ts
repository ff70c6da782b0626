/** Collects the problems of an input, so that one error states all of them. */
import { AppError, badInput, MAX_PROBLEM_COUNT, type Problem, type Reason } from './errors.ts';

/** The reasons of errors about one value of an input. */
const COLLECTED: ReadonlySet<Reason> = new Set<Reason>([
  'BAD_USER_INPUT',
  'UNSUPPORTED_SOURCE',
  'CONFLICT',
  'INVALID_TRANSITION',
  'ALREADY_EXISTS',
]);

/** Returns the problems that an error states. Errors about the request as a whole have none. */
function problemsIn(error: AppError): readonly Problem[] {
  const { reason, message, field, existingId, details, problems } = error;
  if (problems.length > 0) return problems;
  if (field === undefined || details !== undefined || !COLLECTED.has(reason)) return [];
  return [{ message, path: field === '' ? [] : field.split('.'), reason, existingId }];
}

/**
 * Returns the problems that a check finds.
 * @throws the error of a check that is not about one value
 */
export function problemsOf(check: () => void): readonly Problem[] {
  try {
    check();
    return [];
  } catch (error) {
    const problems = error instanceof AppError ? problemsIn(error) : [];
    if (problems.length === 0) throw error;
    return problems;
  }
}

/**
 * The problems that independent checks of one input found, in the order of the checks and at most
 * `MAX_PROBLEM_COUNT`.
 */
export class Problems {
  readonly #found: Problem[] = [];
  #first: AppError | undefined;

  /** True once further problems would not be reported. */
  get isFull(): boolean {
    return this.#found.length >= MAX_PROBLEM_COUNT;
  }

  /** True if no check has found a problem. */
  get isEmpty(): boolean {
    return this.#first === undefined;
  }

  /** Adds a problem of the value at a path, such as `input.users.2.id`. */
  add(message: string, field: string): void {
    if (!this.isFull) this.#keep(badInput(message, field));
  }

  /**
   * Runs a check that does not depend on the others. Returns its result, or undefined if it found
   * problems.
   * @throws the error of a check that cannot continue, such as NOT_FOUND or FORBIDDEN; the problems
   * found before it take precedence
   */
  check<Result>(run: () => Result): Result | undefined {
    try {
      return run();
    } catch (error) {
      this.#keep(error);
      return undefined;
    }
  }

  /** Like `check`, for a check that waits. */
  async checkAsync<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await run();
    } catch (error) {
      this.#keep(error);
      return undefined;
    }
  }

  /**
   * Throws one error with all problems; does nothing if there are none. The error is that of the
   * first problem.
   */
  throwIfAny(): void {
    const first = this.#first;
    if (first === undefined) return;
    const { reason, message, field, existingId } = first;
    if (this.#found.length === 1) throw first;
    throw new AppError(reason, message, { field, existingId, problems: this.#found });
  }

  /** Returns whether a problem is reported. One that may be caused by another is not. */
  protected isReported(_: Problem): boolean {
    return true;
  }

  #keep(error: unknown): void {
    const problems = error instanceof AppError ? problemsIn(error) : [];
    // An error of the server, and one that a write answers by running again, is not about the input.
    if (problems.length === 0 && error instanceof AppError && error.status < 500) this.throwIfAny();
    if (problems.length === 0) throw error;
    this.#first ??= error as AppError; // it has problems
    this.#found.push(
      ...problems
        .filter((problem) => this.isReported(problem))
        .slice(0, MAX_PROBLEM_COUNT - this.#found.length),
    );
  }
}

/**
 * Runs checks that do not depend on each other, and returns their results.
 * @throws one error with the problems of all checks
 */
export function checkAll<Checks extends readonly (() => unknown)[]>(
  ...checks: Checks
): { -readonly [K in keyof Checks]: ReturnType<Checks[K]> } {
  const problems = new Problems();
  const results = checks.map((check) => problems.check(check));
  problems.throwIfAny();
  return results as { -readonly [K in keyof Checks]: ReturnType<Checks[K]> }; // each in its place
}

/**
 * Like `checkAll`, for checks that may wait. They run one after the other.
 * @throws one error with the problems of all checks
 */
export async function checkAllAsync<Checks extends readonly (() => unknown)[]>(
  ...checks: Checks
): Promise<{ -readonly [K in keyof Checks]: Awaited<ReturnType<Checks[K]>> }> {
  const problems = new Problems();
  const results: unknown[] = [];
  for (const check of checks) results.push(await problems.checkAsync(async () => check()));
  problems.throwIfAny();
  // each in its place
  return results as { -readonly [K in keyof Checks]: Awaited<ReturnType<Checks[K]>> };
}

/**
 * Checks each item of a list, and returns the results.
 * @throws one error with the problems of all items
 */
export function checkEach<Item, Result>(
  items: readonly Item[],
  check: (item: Item, index: number) => Result,
): Result[] {
  const problems = new Problems();
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (problems.isFull) break;
    problems.check(() => results.push(check(item, index)));
  }
  problems.throwIfAny();
  return results;
}

/**
 * Like `checkEach`, for a check that waits. The items are checked at the same time.
 * @throws one error with the problems of all items
 */
export async function checkEachAsync<Item, Result>(
  items: readonly Item[],
  check: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  return checkEach(await Promise.allSettled(items.map(check)), (outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}
