// Tests the output of the log: lines are written together, whole, and do not fill the memory.
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openOutput } from '../../src/server/log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lectern-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const lineOf = (n: number): string => `${JSON.stringify({ n, text: 'x'.repeat(100) })}\n`;

describe('the output of the log', () => {
  it('has each line, in order, after a moment', async () => {
    const file = path.join(folder, 'log');
    const output = openOutput(openSync(file, 'w'));
    onTestFinished(() => output.destroy());
    let expected = '';
    for (let n = 0; n < 1000; n++) {
      output.write(lineOf(n));
      expected += lineOf(n);
    }
    await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 20_000 }).toBe(expected);
  });

  it('has all lines at the end of the process', () => {
    const output = openOutput(openSync(path.join(folder, 'log'), 'w'));
    onTestFinished(() => output.destroy());
    output.write(lineOf(1));
    output.flushSync(); // as at the end of a process
    expect(readFileSync(path.join(folder, 'log'), 'utf8')).toBe(lineOf(1));
  });

  it('drops whole lines while nothing reads it, and goes on after that', async () => {
    const pipe = path.join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    // it keeps the pipe open, and reads nothing yet
    const reader = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    const output = openOutput(openSync(pipe, 'w'), 100_000);
    onTestFinished(() => {
      output.destroy();
      closeSync(reader);
    });
    let dropped = 0;
    output.on('drop', () => dropped++);
    let last = 0;
    // more than the pipe and the memory hold
    while (dropped === 0 || last < 5000) {
      output.write(lineOf(last++));
      if (last % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(last).toBe(5000);
    expect(dropped).toBeGreaterThan(3000);

    let text = '';
    const lines = () => text.split('\n').slice(0, -1);
    const read = (): number => {
      const buffer = Buffer.alloc(65_536);
      try {
        text += buffer.toString('utf8', 0, readSync(reader, buffer));
      } catch (error) {
        if (Object(error).code !== 'EAGAIN') throw error; // the pipe is empty
      }
      return lines().length;
    };
    await expect.poll(read, { timeout: 20_000, interval: 1 }).toBe(last - dropped);
    expect(lines().map((line) => JSON.parse(line).text.length)).toEqual(lines().map(() => 100));
    output.write(lineOf(last));
    await expect.poll(read, { timeout: 20_000, interval: 1 }).toBe(last - dropped + 1);
    expect(lines().at(-1)).toBe(lineOf(last).trim());
  });
});
