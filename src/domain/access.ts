/**
 * Evaluates the access table: enforcement, the `permissions` booleans and their explanation all
 * come from it (docs/glossary.md: access table).
 */
import { type Action, actions, type SubjectKindOf, visibility } from './access/actions.ts';
import type { FactsByKind, SubjectKind } from './access/facts.ts';
import { anyone } from './access/rules.ts';

export type { Action, SubjectKindOf } from './access/actions.ts';
export {
  type FactsByKind,
  levelToNumber,
  isExemptFromSSO,
  type AccessLevel,
  type OrganizationRole,
  levelFromNumber,
  type SubjectKind,
  type TeamRole,
} from './access/facts.ts';

/** Returns true for the name of an action. */
export const isAction = (text: string): text is Action => Object.hasOwn(actions, text);

/** Returns whether an action needs no token. */
export const isPublicAction = (action: Action): boolean => actions[action].rule === anyone;

/** Returns the kind of subject of an action. */
export const subjectKindOf = <A extends Action>(action: A): SubjectKindOf<A> =>
  actions[action].subject;

/** Returns whether the caller can see that the subject exists. */
export const canSee = <Kind extends SubjectKind>(kind: Kind, facts: FactsByKind[Kind]): boolean =>
  visibility[kind].allows(facts);

/** Returns whether the caller can see the subject and may do the action to it. */
export const may = <A extends Action>(action: A, facts: FactsByKind[SubjectKindOf<A>]): boolean =>
  canSee(subjectKindOf(action), facts) && actions[action].rule.allows(facts);

/**
 * Returns the requirement of an action in a word: a role in the spelling of `/v1`, or the kind of
 * caller that it needs.
 */
export const requirementOf = (action: Action): string => actions[action].rule.needs;

/** Returns the message to a caller with an effective role who may not perform an action. */
export const refusalOf = (action: Action, role: string): string =>
  actions[action].rule.refusal ?? `This needs ${requirementOf(action)}; you are ${role} here.`;

/**
 * Returns the caller's effective role in the spelling of `/v1`. For content this is the level or
 * `nothing`, for a site the level or `guest`, for other subjects the role in the organization or
 * `guest`.
 */
export function effectiveRoleOf(facts: FactsByKind[SubjectKind]): string {
  if ('level' in facts) return facts.level?.toLowerCase() ?? 'nothing';
  if ('siteLevel' in facts && facts.siteLevel) return facts.siteLevel.toLowerCase();
  if (!('member' in facts)) return 'guest';
  // Callers who are not members reach this line: integrations and installations are visible to them.
  const role = 'siteLevel' in facts ? null : facts.role;
  return role?.toLowerCase() ?? (facts.member ? 'guest' : 'nothing');
}
