/**
 * Checks whether a process can serve: its database, the migrations, and the file storage, at most
 * every two seconds.
 */
import { AppError } from '../domain/errors.ts';
import { messageOf } from './startup-errors.ts';

/** Milliseconds for which a result is reused, so that the checks cannot be used to cause load. */
const FRESH_MS = 2000;
/** Milliseconds after which a check has failed. */
const CHECK_MS = 2000;

/** A check: its name, the message for its failure, and the function, which throws. */
export interface ReadinessCheck {
  readonly name: string;
  readonly message: string;
  readonly check: () => Promise<unknown>;
}

/** The result of one check. */
interface CheckedState {
  readonly ok: boolean;
  readonly milliseconds: number;
  /** Message of the error. */
  readonly error?: string;
}

/** The result of all checks. */
export interface Readiness {
  /** Message of the first check that failed; undefined when all succeeded. */
  readonly failure: string | undefined;
  readonly checks: Readonly<Record<string, CheckedState>>;
}

/** Creates a function that runs the checks, or returns their recent result. */
export function createReadiness(
  checks: readonly ReadinessCheck[],
  freshMs = FRESH_MS,
): () => Promise<Readiness> {
  let lastRun: { readonly startedAt: number; readonly result: Promise<Readiness> } | undefined;
  return () => {
    if (lastRun === undefined || performance.now() - lastRun.startedAt >= freshMs)
      lastRun = { startedAt: performance.now(), result: run(checks) };
    return lastRun.result;
  };
}

async function run(checks: readonly ReadinessCheck[]): Promise<Readiness> {
  const ended = await Promise.all(
    checks.map(async ({ name, message, check }) => ({
      name,
      message,
      checked: await timed(check),
    })),
  );
  return {
    failure: ended.find(({ checked }) => !checked.ok)?.message,
    checks: Object.fromEntries(ended.map(({ name, checked }) => [name, checked])),
  };
}

async function timed(check: () => Promise<unknown>): Promise<CheckedState> {
  const startedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`No answer within ${CHECK_MS} milliseconds.`)),
      CHECK_MS,
    );
  });
  const elapsed = (): number => Math.round(performance.now() - startedAt);
  try {
    await Promise.race([check(), timeout]);
    return { ok: true, milliseconds: elapsed() };
  } catch (error) {
    const cause = error instanceof AppError && error.cause !== undefined ? error.cause : error;
    return { ok: false, milliseconds: elapsed(), error: messageOf(cause) };
  } finally {
    clearTimeout(timer);
  }
}
