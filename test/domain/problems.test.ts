/** Tests how the problems of an input become one error. */
import { describe, expect, it } from 'vitest';
import { AppError, badInput, busy, forbidden, notFound } from '../../src/domain/errors.ts';
import {
  checkAll,
  checkAllAsync,
  checkEach,
  checkEachAsync,
  Problems,
} from '../../src/domain/problems.ts';

const fail = (error: unknown) => () => {
  throw error;
};
const problem = (message: string, ...path: string[]) => ({
  message,
  path,
  reason: 'BAD_USER_INPUT' as const,
  existingId: undefined,
});
const taken = new AppError('ALREADY_EXISTS', 'Taken.', { field: 'input.b', existingId: 'id' });
const denied = forbidden('No.', 'admin', 'read');

/** Returns what a function throws. */
function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

describe('checks that do not depend on each other', () => {
  it('return their results in order', async () => {
    expect(
      checkAll(
        () => 1,
        () => 'two',
      ),
    ).toEqual([1, 'two']);
    expect(
      await checkAllAsync(
        () => 1,
        async () => 'two',
      ),
    ).toEqual([1, 'two']);
    expect(checkEach(['a', 'b'], (item, index) => item + index)).toEqual(['a0', 'b1']);
    expect(await checkEachAsync(['a', 'b'], async (item, index) => item + index)).toEqual([
      'a0',
      'b1',
    ]);
  });

  it('throw the error of the first problem with all problems', () => {
    const error = thrownBy(() =>
      checkAll(fail(taken), fail(badInput('Bad.', 'input.c.1')), () =>
        checkEach([2, 3], (item) => fail(badInput('No.', `input.d.${item}`))()),
      ),
    );
    expect(error).toEqual(
      new AppError('ALREADY_EXISTS', 'Taken.', {
        field: 'input.b',
        existingId: 'id',
        problems: [
          { message: 'Taken.', path: ['input', 'b'], reason: 'ALREADY_EXISTS', existingId: 'id' },
          problem('Bad.', 'input', 'c', '1'),
          problem('No.', 'input', 'd', '2'),
          problem('No.', 'input', 'd', '3'),
        ],
      }),
    );
  });

  it('throw the error of a single problem unchanged', () => {
    expect(thrownBy(() => checkAll(() => 1, fail(taken)))).toBe(taken);
  });

  it('report at most 50 problems', () => {
    let count = 0;
    const error = thrownBy(() =>
      checkEach(Array.from({ length: 60 }), (_, index) => {
        count += 1;
        throw badInput('Bad.', `input.${index}`);
      }),
    );
    expect([(error as AppError).problems.length, count]).toEqual([50, 50]);
  });

  it.each([denied, notFound(), badInput('The body is invalid.')])(
    'end at an error about the request, after the problems before it: %s',
    (error) => {
      const reached: string[] = [];
      const after = () => reached.push('after');
      expect(thrownBy(() => checkAll(fail(error), fail(taken), after))).toBe(error);
      expect(thrownBy(() => checkAll(fail(taken), fail(error), after))).toBe(taken);
      expect(reached).toEqual([]);
    },
  );

  it.each([busy(), new Error('Run again.')])(
    'throw an error of the server even after problems: %s',
    async (error) => {
      expect(thrownBy(() => checkAll(fail(taken), fail(error)))).toBe(error);
      await expect(checkAllAsync(fail(taken), fail(error))).rejects.toBe(error);
      await expect(checkEachAsync([taken, error], async (item) => fail(item)())).rejects.toBe(
        error,
      );
    },
  );

  it('keep the order of the items that are checked at the same time', async () => {
    let release = (): void => {};
    const second = new Promise<void>((resolve) => {
      release = resolve;
    });
    const checks = checkEachAsync(['a', 'b'], async (item) => {
      if (item === 'a') await second;
      else release();
      throw badInput('Bad.', `input.${item}`);
    });
    await expect(checks).rejects.toEqual(
      new AppError('BAD_USER_INPUT', 'Bad.', {
        field: 'input.a',
        problems: [problem('Bad.', 'input', 'a'), problem('Bad.', 'input', 'b')],
      }),
    );
  });
});

describe('problems', () => {
  it('are empty until one is found', () => {
    const problems = new Problems();
    problems.throwIfAny();
    expect([problems.isEmpty, problems.check(() => 1)]).toEqual([true, 1]);
    problems.add('Bad.', 'input.a');
    expect([problems.isEmpty, problems.isFull]).toEqual([false, false]);
    expect(thrownBy(() => problems.throwIfAny())).toEqual(badInput('Bad.', 'input.a'));
  });
});
