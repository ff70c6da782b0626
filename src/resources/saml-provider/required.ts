/** Ensures that an organization that requires sign-in through SAML has an active provider. */
import type { Tx } from '../../data/database.ts';
import type { WriteContext } from '../../data/write.ts';
import { AppError } from '../../domain/errors.ts';
import { column, statement } from '../../data/statement.ts';

const LOCK_ORGANIZATION = statement(
  'organization.lockProviders',
  'SELECT id FROM organizations WHERE id = $1 FOR NO KEY UPDATE',
  { id: column.text },
);

/**
 * Locks the organization's row, so that changes of its providers and of its `sso` setting run one
 * after the other.
 */
export async function lockProviders(tx: Tx, organizationId: string): Promise<void> {
  await tx.query(LOCK_ORGANIZATION, [organizationId]);
}

/**
 * Requires that the organization has an active provider, and locks its providers so that the last
 * one cannot be removed concurrently.
 * @throws CONFLICT
 */
export async function requireProvider(tx: WriteContext, organizationId: string): Promise<void> {
  await lockProviders(tx, organizationId);
  const active = await tx.load.activeProviders.load(organizationId);
  if (active.length === 0)
    throw new AppError(
      'CONFLICT',
      'There is no active SAML provider to sign in through. Add one first.',
      { field: 'input.sso' },
    );
}

/**
 * Requires that a provider may be deactivated or deleted.
 * @throws CONFLICT if it is the last active one of an organization that requires SAML.
 */
export async function requireRemovable(
  tx: WriteContext,
  organizationId: string,
  id: string,
): Promise<void> {
  await lockProviders(tx, organizationId);
  const { sso } = await tx.prisma.organization.findUniqueOrThrow({
    where: { id: organizationId },
    select: { sso: true },
  });
  const others = (await tx.load.activeProviders.load(organizationId)).filter(
    (active) => active.id !== id,
  );
  if (sso && others.length === 0)
    throw new AppError(
      'CONFLICT',
      'Members must sign in through SAML, and this is the last active provider. Disable `sso` first, or add another provider.',
    );
}
