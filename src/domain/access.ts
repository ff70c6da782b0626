/** Who may do what: one table that gives enforcement, the `permissions` booleans and their explanation (docs: permissions). */
import { actions, sight, type SubjectKind } from './access/actions.ts';
import type { Facts } from './access/facts.ts';
import { everybody } from './access/rules.ts';

export type { SubjectKind } from './access/actions.ts';
export { scopesTold, type Told } from './access/told.ts';
export { type Facts, levelOf, passesSSO, type Role, roleOf, type TeamRole } from './access/facts.ts';

/** The name of something that can be done. */
export type Action = keyof typeof actions;

/** Whether a text names an action. */
export const isAction = (text: string): text is Action => Object.hasOwn(actions, text);

/** Whether an action needs no token. */
export const isPublicAction = (action: Action): boolean => actions[action].rule === everybody;

/** What an action is about, as a type. */
export type SubjectKindOf<A extends Action> = (typeof actions)[A]['subject'];

/** What an action is about. */
export const subjectOf = <A extends Action>(action: A): SubjectKindOf<A> => actions[action].subject;

/** Whether who asks sees that the subject is there. */
export const sees = (kind: SubjectKind, facts: Facts): boolean => sight[kind].allows(facts);

/** Whether who asks sees the subject and may do this to it. */
export const may = (action: Action, facts: Facts): boolean => sight[actions[action].subject].allows(facts) && actions[action].rule.allows(facts);

/** What the action asks for, in a word: a role in the spelling of `/v1`, or who one has to be. */
export const needsOf = (action: Action): string => actions[action].rule.needs;

/** What somebody has, in the spelling of `/v1`: a role, or `guest`; on content his level, or `nothing`. */
export function standingOf(facts: Facts, kind: SubjectKind): string {
  const isContent = kind === 'collection' || kind === 'space' || kind === 'content' || kind === 'place' || kind === 'changeRequest' || kind === 'discussion' || kind === 'comment';
  const has = isContent ? facts.level : facts.role;
  const isStranger = (kind === 'integration' || kind === 'installation') && !facts.member; // who sees it without belonging to its organization
  return has?.toLowerCase() ?? (isContent || isStranger ? 'nothing' : 'guest');
}
