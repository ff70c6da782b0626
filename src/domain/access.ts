/**
 * Evaluates the access table: enforcement, the `permissions` booleans and their explanation all
 * come from it (docs: permissions).
 */
import { actions, visibility, type SubjectKind } from './access/actions.ts';
import type { AccessFacts } from './access/facts.ts';
import { anyone } from './access/rules.ts';

export type { SubjectKind } from './access/actions.ts';
export { type Permission, permissionScopes } from './access/permissions.ts';
export {
  type AccessFacts as Facts,
  levelOf,
  passesSSO,
  type AccessRole as Role,
  roleOf,
  type TeamRole,
} from './access/facts.ts';

/** The name of an action, for example `space.edit`. */
export type Action = keyof typeof actions;

/** Returns true for the name of an action. */
export const isAction = (text: string): text is Action => Object.hasOwn(actions, text);

/** Returns whether an action needs no token. */
export const isPublicAction = (action: Action): boolean => actions[action].rule === anyone;

/** The kind of subject of an action, as a type. */
export type SubjectKindOf<A extends Action> = (typeof actions)[A]['subject'];

/** Returns the kind of subject of an action. */
export const subjectOf = <A extends Action>(action: A): SubjectKindOf<A> => actions[action].subject;

/** Returns whether the caller can see that the subject exists. */
export const canSee = (kind: SubjectKind, facts: AccessFacts): boolean =>
  visibility[kind].allows(facts);

/** Returns whether the caller can see the subject and may do the action to it. */
export const may = (action: Action, facts: AccessFacts): boolean =>
  visibility[actions[action].subject].allows(facts) && actions[action].rule.allows(facts);

/**
 * Returns the requirement of an action in a word: a role in the spelling of `/v1`, or the kind of
 * caller that it needs.
 */
export const requirementOf = (action: Action): string => actions[action].rule.needs;

/**
 * Returns the caller's effective role in the spelling of `/v1`. For content this is the level or
 * `nothing`, for other subjects the role in the organization or `guest`.
 */
export function effectiveRoleOf(facts: AccessFacts, kind: SubjectKind): string {
  const isContent =
    kind === 'collection' ||
    kind === 'space' ||
    kind === 'content' ||
    kind === 'place' ||
    kind === 'changeRequest' ||
    kind === 'discussion' ||
    kind === 'comment';
  const has = isContent ? facts.level : facts.role;
  // The caller can see the subject without being a member of its organization.
  const isStranger = (kind === 'integration' || kind === 'installation') && !facts.member;
  return has?.toLowerCase() ?? (isContent || isStranger ? 'nothing' : 'guest');
}
