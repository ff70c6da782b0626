/** Prints one line of progress every ten seconds instead of a line for each test file. */
import { DefaultReporter, type TestModule, type TestSpecification } from 'vitest/node';

const INTERVAL_MS = 10_000;
/** Runs of at most this many files are reported file by file. */
const MAX_LISTED_FILE_COUNT = 4;

const minutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

/** Reports failed files whole, and of the others only how many there are. */
export class ProgressReporter extends DefaultReporter {
  #began = 0;
  #reportedAt = 0;
  #fileCount = 0;
  #finished = 0;
  #passed = 0;
  #failed = 0;

  override onTestRunStart(specifications: ReadonlyArray<TestSpecification>): void {
    super.onTestRunStart(specifications);
    this.#began = performance.now();
    this.#reportedAt = this.#began;
    this.#fileCount = specifications.length;
    [this.#finished, this.#passed, this.#failed] = [0, 0, 0];
  }

  override onTestModuleEnd(module: TestModule): void {
    this.#finished++;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') this.#passed++;
      if (state === 'failed') this.#failed++;
    }
    if (this.#fileCount <= MAX_LISTED_FILE_COUNT || module.state() === 'failed')
      super.onTestModuleEnd(module);
    const now = performance.now();
    if (now - this.#reportedAt < INTERVAL_MS) return;
    this.#reportedAt = now;
    this.log(
      `${minutes(now - this.#began)}  ${this.#finished} of ${this.#fileCount} files, ` +
        `${this.#passed} tests passed, ${this.#failed} failed`,
    );
  }
}
