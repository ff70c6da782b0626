// Defines visitor claims and the error of a condition for the tests in this folder.
import { parseCondition } from '../../../src/domain/condition.ts';
import { AppError } from '../../../src/domain/errors.ts';

export const claims = {
  plan: 'Pro',
  seats: 12,
  beta: true,
  banned: false,
  none: null,
  groups: ['admins', 'writers'],
  numbers: [1, 2, 3],
  empty: [],
  team: { name: '  Docs ', tags: ['a', 'b'] },
  teams: [
    { name: 'x', lead: true },
    { name: 'y', lead: false },
  ],
  unsigned: { lang: 'de' },
};

/** Returns the reason and the position of a condition's error. */
export function refusal(condition: string): string {
  try {
    parseCondition(condition);
  } catch (error) {
    return error instanceof AppError &&
      error.reason === 'BAD_USER_INPUT' &&
      error.field === 'condition'
      ? error.message
      : `${error}`;
  }
  return 'accepted';
}
