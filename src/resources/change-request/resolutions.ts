/** Validates the resolutions of a merge by themselves, without the conflicts that they resolve. */
import { badInput } from '../../domain/errors.ts';
import { checkAll, checkEach } from '../../domain/problems.ts';
import type {
  ConflictBlockResolutionInput,
  ConflictResolutionInput,
} from '../../generated/resolvers.ts';

/**
 * Requires resolutions of different conflicts, each of which is consistent.
 * @throws BAD_USER_INPUT
 */
export function requireConsistentResolutions(
  resolutions: readonly ConflictResolutionInput[],
): void {
  checkAll(
    () => requireDistinctConflicts(resolutions),
    () => checkEach(resolutions, (one, i) => requireConsistent(one, `input.resolutions.${i}`)),
  );
}

/**
 * Requires that each conflict has one resolution.
 * @throws BAD_USER_INPUT with each further one
 */
export function requireDistinctConflicts(
  resolutions: readonly Pick<ConflictResolutionInput, 'key'>[] | null | undefined,
): void {
  const keys = new Set<string>();
  checkEach(resolutions ?? [], ({ key }, index) => {
    if (keys.has(key))
      throw badInput(
        'This conflict already has a resolution in this input. Send one for each conflict.',
        `input.resolutions.${index}`,
      );
    keys.add(key);
  });
}

/**
 * Requires that a resolution has a custom value, or blocks, only if its choices use them.
 * @throws BAD_USER_INPUT
 */
export function requireConsistent(
  { choice, value, blocks }: Partial<ConflictResolutionInput>,
  field: string,
): void {
  checkAll(
    () => {
      if (choice !== 'CUSTOM' && value != null)
        throw badInput('State `value` with CUSTOM, and only then.', `${field}.value`);
    },
    () => {
      if (choice === 'CUSTOM' && blocks != null)
        throw badInput(
          'A resolution has either a custom value or blocks, not both.',
          `${field}.blocks`,
        );
    },
    () => requireConsistentBlocks(blocks ?? [], `${field}.blocks`),
  );
}

function requireConsistentBlocks(
  blocks: readonly ConflictBlockResolutionInput[],
  field: string,
): void {
  const indexes = new Set<number>();
  checkEach(blocks, ({ index, choice, text }, at) => {
    if (indexes.has(index))
      throw badInput('Each block can be resolved only once.', `${field}.${at}.index`);
    indexes.add(index);
    if ((choice === 'CUSTOM') !== (typeof text === 'string'))
      throw badInput('State `text` with CUSTOM, and only then.', `${field}.${at}.text`);
  });
}
