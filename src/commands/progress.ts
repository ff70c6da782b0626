/** Prints the progress of slow steps to standard error. */

const PROGRESS_DELAY_MS = 2000;

/**
 * Runs the work. After two seconds it prints the latest message, and then each message that the
 * work reports.
 */
export async function withProgress<T>(
  initialMessage: string,
  work: (report: (message: string) => void) => Promise<T>,
): Promise<T> {
  let message = initialMessage;
  let isShown = false;
  const print = (): void => void process.stderr.write(`${message} …\n`);
  const timer = setTimeout(() => {
    isShown = true;
    print();
  }, PROGRESS_DELAY_MS);
  try {
    return await work((next) => {
      message = next;
      if (isShown) print();
    });
  } finally {
    clearTimeout(timer);
  }
}
