/** Creates access tokens for installations, valid for an hour. */
import type { Context } from '../../context.ts';
import type { Tx } from '../../data/database.ts';
import { newId } from '../../data/new-id.ts';
import { hashOf, newToken } from '../../data/secrets.ts';
import { write } from '../../data/write.ts';
import { AppError } from '../../domain/errors.ts';
import type { IntegrationRow, InstallationRow } from '../../data/rows.ts';
import { type GrantedAccess, grantedAccessOf } from '../../domain/integration-scopes.ts';
import { findInstallation } from './find.ts';

/** The lifetime of a token in milliseconds. */
const TOKEN_LIFETIME_MS = 60 * 60 * 1000;

/**
 * Returns the access of an installation: the scopes that the organization granted and that the
 * integration still requests.
 */
export const grantedAccessOfInstallation = (
  { scopes }: Pick<InstallationRow, 'scopes'>,
  integration: Pick<IntegrationRow, 'scopes'>,
): GrantedAccess => grantedAccessOf(scopes.filter((scope) => integration.scopes.includes(scope)));

/** A token with its secret, which is returned only once. */
interface NewInstallationToken {
  readonly token: string;
  readonly expiresAt: Date;
  readonly scopes: readonly string[];
}

/** Inserts a token of an installation, and deletes its expired ones. */
export async function insertInstallationToken(
  { prisma }: Tx,
  now: Date,
  key: { readonly installationId: string; readonly organizationId: string },
): Promise<{ readonly token: string; readonly tokenId: string; readonly expiresAt: Date }> {
  await prisma.installationToken.deleteMany({ where: { ...key, expiresAt: { lte: now } } });
  const token = newToken('li');
  const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_MS);
  const tokenId = newId('InstallationToken');
  await prisma.installationToken.create({
    data: {
      ...{ ...key, id: tokenId, hash: hashOf(token), lastFour: token.slice(-4) },
      ...{ createdAt: now, expiresAt },
    },
  });
  return { token, tokenId, expiresAt };
}

/**
 * Creates a token for an installation and deletes its expired ones.
 * @throws CONFLICT if the installation is not active.
 */
export const createInstallationToken = (
  ctx: Context,
  integrationName: string,
  id: string,
): Promise<NewInstallationToken> =>
  write(
    ctx,
    {
      action: 'installation.token',
      on: (load, tx) => findInstallation({ viewer: ctx.viewer, load }, integrationName, id, tx),
    },
    async (tx, row) => {
      if (row.status !== 'ACTIVE')
        throw new AppError(
          'CONFLICT',
          `This installation is ${row.status.toLowerCase()}, and has no tokens. Activate it first.`,
        );
      const key = { installationId: row.id, organizationId: row.organizationId };
      const { token, tokenId, expiresAt } = await insertInstallationToken(tx, ctx.now, key);
      tx.record({ fields: ['tokens'], related: [tokenId] });
      return {
        token,
        expiresAt,
        scopes: grantedAccessOfInstallation(row, await tx.load.integration.must(row.integrationId))
          .api,
      };
    },
  );
