/** Finds the users whom a text mentions. */
import type { Block } from './document/model.ts';
import { isIdOf } from './ids.ts';

/** The start of the address of a mention of a user, whose id follows. */
export const USER_ADDRESS = '/users/';

/** Returns whether a text can mention users, without reading its blocks. */
export const mayMention = (markdown: string): boolean => markdown.includes(USER_ADDRESS);

/** Returns the ids in the mentions of blocks, each once and in their order, at most `limit`. */
export function usersMentionedIn(blocks: readonly Block[], limit: number): string[] {
  const ids = new Set<string>();
  const visit = (value: unknown): void => {
    if (ids.size >= limit || typeof value !== 'object' || value === null) return;
    if ('type' in value && value.type === 'mention' && 'href' in value) {
      const [, id = ''] = String(value.href).split(USER_ADDRESS);
      if (isIdOf(id, 'User')) ids.add(id);
      return;
    }
    for (const part of Array.isArray(value) ? value : Object.values(value)) visit(part);
  };
  visit(blocks);
  return [...ids];
}
