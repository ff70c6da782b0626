/**
 * Checks the access table: loads the facts that a rule needs, and throws one kind of error for
 * subjects that the viewer cannot see and another for actions that they may not perform.
 */
import type { Context } from '../context.ts';
import {
  type Action,
  canSee,
  effectiveRoleOf,
  type FactsByKind,
  may,
  refusalOf,
  requirementOf,
  type SubjectKind,
  type SubjectKindOf,
  subjectKindOf,
} from '../domain/access.ts';
import { type AppError, forbidden, notFound, unauthenticated } from '../domain/errors.ts';
import { hasScopeFor, type ScopedAction } from './action-scopes.ts';
import { type AccessContext, factsOf } from './facts.ts';
import type { Loaders } from './loaders.ts';
import type { Subjects } from './subjects.ts';

export type { AccessContext } from './facts.ts';

/** Records in the authorization trace of the root field that its rule was checked. */
export function traceAuthorization(ctx: Pick<Context, 'authorizationTrace'>, action: Action): void {
  if (ctx.authorizationTrace?.rule.action === action) ctx.authorizationTrace.checked = true;
}

/**
 * Checks that the viewer may perform an action.
 * @throws NOT_FOUND when the viewer cannot see the subject
 * @throws FORBIDDEN with `needs` and `has` when they can see it
 */
export async function authorize<A extends Action>(
  ctx: AccessContext & Pick<Context, 'authorizationTrace'>,
  action: A,
  subject: Subjects[SubjectKindOf<A>],
): Promise<void> {
  traceAuthorization(ctx, action);
  const kind = subjectKindOf(action);
  const facts = await factsOf(ctx, kind, subject);
  if (may(action, facts)) return;
  if (!ctx.viewer) throw unauthenticated();
  if (!canSee(kind, facts))
    throw (
      (kind === 'organization' &&
        (await ssoRequiredError(ctx.load, (subject as Subjects['organization']).id))) ||
      notFound()
    );
  throw refusal(action, facts);
}

/** Returns FORBIDDEN with the requirement of an action and the viewer's effective role. */
function refusal(action: Action, facts: FactsByKind[SubjectKind]): AppError {
  const [needs, has] = [requirementOf(action), effectiveRoleOf(facts)];
  return forbidden(refusalOf(action, has), needs, has);
}

/**
 * Checks that the viewer may perform an action on a subject that they can see already, in addition
 * to the action that the root field declares.
 * @throws FORBIDDEN with `needs` and `has`
 */
export async function requireAction<A extends Action>(
  access: AccessContext,
  action: A,
  subject: Subjects[SubjectKindOf<A>],
): Promise<void> {
  const facts = await factsOf(access, subjectKindOf(action), subject);
  if (!may(action, facts)) throw refusal(action, facts);
}

/** Returns whether the viewer can see that a subject exists. */
export async function isVisible<Kind extends SubjectKind>(
  access: AccessContext,
  kind: Kind,
  subject: Subjects[Kind],
): Promise<boolean> {
  return canSee(kind, await factsOf(access, kind, subject));
}

/**
 * Returns whether the viewer may perform an action, without an entry in the authorization trace.
 */
export async function can<A extends Action>(
  ctx: AccessContext,
  action: A,
  subject: Subjects[SubjectKindOf<A>],
): Promise<boolean> {
  return may(action, await factsOf(ctx, subjectKindOf(action), subject));
}

/** Returns whether the viewer has a permission on the subject for which the check was made. */
export type PermissionCheck<Kind extends SubjectKind> = (
  action: { [A in ScopedAction]: SubjectKindOf<A> extends Kind ? A : never }[ScopedAction],
) => boolean;

/**
 * Returns the check behind `permissions`: what the viewer may do to a subject, limited to the
 * scopes of their token.
 */
export async function permissionsOn<Kind extends SubjectKind>(
  access: AccessContext,
  kind: Kind,
  subject: Subjects[Kind],
): Promise<PermissionCheck<Kind>> {
  const facts = await factsOf(access, kind, subject);
  return (action: ScopedAction) =>
    // The actions of the type that is returned have subjects of this kind.
    may(action, facts as FactsByKind[SubjectKindOf<ScopedAction>]) &&
    hasScopeFor(access.viewer, action);
}

/**
 * Checks that the viewer belongs to the organization, before anything of it is read.
 * @throws NOT_FOUND otherwise
 */
export async function requireMembership(load: Loaders, organizationId: string): Promise<void> {
  const membership = (await load.memberships()).get(organizationId);
  // the membership of an installation is not one of the organization itself
  if (!membership || membership.installationScope) throw notFound();
}

/**
 * Returns FORBIDDEN for a member whose organization requires SAML sign-in and whose token comes
 * from another sign-in; null for everybody else.
 *
 * Such members know that the organization exists and must learn what to do, so every address below
 * the organization answers with this error too (graphql/access.ts). Objects with an id of their own
 * stay NOT_FOUND.
 */
export async function ssoRequiredError(
  load: Loaders,
  organizationId: string,
): Promise<AppError | null> {
  if (!(await load.memberships()).closed.has(organizationId)) return null;
  return forbidden(
    'This organization accepts only tokens from a sign-in through SAML. Start a sign-in at a URL from GET /v1/sign-in.',
    'a sign-in through SAML',
    'another token',
  );
}
