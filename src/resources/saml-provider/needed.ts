/** An organization that asks its members to sign in through SAML has an active provider, and keeps its last one. */
import type { Tx } from '../../data/database.ts';
import type { Writing } from '../../data/write.ts';
import { Fault } from '../../domain/errors.ts';

/** Holds the organization's row, so that its providers change one write at a time, and beside its setting `sso`. */
export async function lockProviders(tx: Tx, organizationId: string): Promise<void> {
  await tx.query('organization.lockProviders', 'SELECT id FROM organizations WHERE id = $1 FOR NO KEY UPDATE', [organizationId]);
}

/** Sign-in through SAML cannot be asked for while the organization has no active provider: CONFLICT. The last one does not go meanwhile. */
export async function mustHaveProvider(tx: Writing, organizationId: string): Promise<void> {
  await lockProviders(tx, organizationId);
  const active = await tx.load.activeProviders.load(organizationId);
  if (active.length === 0) throw new Fault('CONFLICT', 'There is no active SAML provider to sign in through. Add one first.', { field: 'input.sso' });
}

/** A provider that goes, or is no longer active, is not the last through which an organization's members come in: CONFLICT. */
export async function mustNotBeNeeded(tx: Writing, organizationId: string, id: string): Promise<void> {
  await lockProviders(tx, organizationId);
  const { sso } = await tx.prisma.organization.findUniqueOrThrow({ where: { id: organizationId }, select: { sso: true } });
  const others = (await tx.load.activeProviders.load(organizationId)).filter((active) => active.id !== id);
  if (sso && others.length === 0)
    throw new Fault('CONFLICT', 'The organization asks its members to sign in through SAML, and this is its last active provider. Switch `sso` off first, or add another.');
}
