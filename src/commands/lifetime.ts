/**
 * Runs a command until a signal: what it opened is closed in any case, and the process ends in
 * time.
 */
import { flushSpans } from '../data/trace.ts';
import { messageOf } from '../server/startup-errors.ts';

/**
 * Milliseconds from the signal, or from a failed start, until the process ends with what is still
 * open.
 */
const MAX_CLOSING_MS = 9000;

/** The lifetime of a command, as the command sees it. */
export interface CommandLifetime {
  /**
   * Starts something that must be closed. At the end it is closed, in reverse order, also when it
   * was not ready before the signal.
   */
  open<T>(starting: Promise<T>, close: (opened: T) => Promise<unknown>): Promise<T>;
  /** Waits for a step of the start, at most until the signal. */
  during<T>(step: Promise<T>): Promise<T>;
  /** Resolves at the signal. */
  readonly signalled: Promise<void>;
}

/** The triggers and reports of the end, for a command that was not started by a person. */
interface EndOptions {
  /** Resolves when the command must end. Default: at SIGTERM or SIGINT. */
  readonly signalled?: Promise<void>;
  /** Receives the message of a failure. Default: writes it to standard error. */
  readonly onFailure?: (message: string) => unknown;
  /** Milliseconds for which closing waits by intention, beyond its own limit. Default: 0. */
  readonly drainMs?: number;
}

/** The error that interrupts a start when the signal arrives before the start is done. */
class Signalled extends Error {}

/**
 * Runs a command until it returns, fails, or receives SIGTERM or SIGINT. Never returns: it ends the
 * process, with exit code 0 unless something failed.
 */
export async function runUntilSignal(
  command: (life: CommandLifetime) => Promise<void>,
  { signalled = untilSignal(), onFailure = printFailure, drainMs = 0 }: EndOptions = {},
): Promise<never> {
  const closers: (() => Promise<unknown>)[] = [];
  let failure: unknown;
  const interrupted = signalled.then(() => {
    endInTime(() => failure, { onFailure, drainMs });
    throw new Signalled();
  });
  interrupted.catch(() => {}); // it may have no other handler
  const during = <T>(step: Promise<T>): Promise<T> => Promise.race([step, interrupted]);
  try {
    await command({
      open(starting, close) {
        closers.push(async () => {
          // The command itself reports this failure.
          const opened = await starting.then((value) => ({ value })).catch(() => undefined);
          if (opened) await close(opened.value);
        });
        return during(starting);
      },
      during,
      signalled,
    });
  } catch (error) {
    if (!(error instanceof Signalled)) failure = error;
  }
  if (failure !== undefined) endInTime(() => failure, { onFailure, drainMs });
  for (const close of closers.reverse())
    await close().catch((error: unknown) => (failure ??= error));
  await flushSpans();
  return end(failure, onFailure);
}

/** Resolves when the process receives a signal. A second signal ends it immediately. */
function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
}

/** Ends the process when closing takes too long. */
function endInTime(
  failure: () => unknown,
  { onFailure, drainMs }: Required<Omit<EndOptions, 'signalled'>>,
): void {
  const abort = (): unknown =>
    end(
      failure() ??
        new Error(
          `Open connections and jobs did not end within ${MAX_CLOSING_MS / 1000} seconds: the process exits without waiting for them.`,
        ),
      onFailure,
    );
  setTimeout(abort, MAX_CLOSING_MS + drainMs);
}

async function end(failure: unknown, onFailure: (message: string) => unknown): Promise<never> {
  if (failure !== undefined) await onFailure(messageOf(failure));
  return process.exit(failure === undefined ? 0 : 1);
}

const printFailure = (message: string): void => void process.stderr.write(`${message}\n`);
