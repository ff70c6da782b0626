/** Prints the progress of steps that take longer than two seconds to standard error. */

const PROGRESS_DELAY_MS = 2000;

/** Runs the work. When it takes longer, prints the current message and each later one as a line. */
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
