/** Tokens of installations: an hour each, with what was agreed to and is still asked for. */
import type { Context } from '../../context.ts';
import { newId } from '../../data/new-id.ts';
import { hashOf, newToken } from '../../data/secrets.ts';
import { write } from '../../data/write.ts';
import { Fault } from '../../domain/errors.ts';
import type { IntegrationRow, InstallationRow } from '../../data/rows.ts';
import { type Power, powerOf } from '../../domain/integration-scopes.ts';
import { findInstallation } from './find.ts';

/** How long a token is good, in milliseconds. */
const LIFE = 60 * 60 * 1000;

/** What was agreed to and is still asked for comes to. */
export const powerOfInstallation = ({ scopes }: Pick<InstallationRow, 'scopes'>, integration: Pick<IntegrationRow, 'scopes'>): Power =>
  powerOf(scopes.filter((scope) => integration.scopes.includes(scope)));

/** A token with its secret, which is known this once. */
interface NewInstallationToken {
  readonly token: string;
  readonly expiresAt: Date;
  readonly scopes: readonly string[];
}

/** Makes a token for an installation. CONFLICT for one that is not active. */
export const createInstallationToken = (ctx: Context, integrationName: string, id: string): Promise<NewInstallationToken> =>
  write(ctx, { action: 'installation.token', on: (load, tx) => findInstallation({ viewer: ctx.viewer, load }, integrationName, id, tx) }, async (tx, row) => {
    if (row.status !== 'ACTIVE') throw new Fault('CONFLICT', `This installation is ${row.status.toLowerCase()}, and has no tokens. Make it active first.`);
    const place = { installationId: row.id, organizationId: row.organizationId };
    await tx.prisma.installationToken.deleteMany({ where: { ...place, expiresAt: { lte: ctx.now } } });
    const token = newToken('li');
    const expiresAt = new Date(ctx.now.getTime() + LIFE);
    const tokenId = newId('InstallationToken');
    await tx.prisma.installationToken.create({ data: { ...place, id: tokenId, hash: hashOf(token), lastFour: token.slice(-4), createdAt: ctx.now, expiresAt } });
    tx.record({ fields: ['tokens'], related: [tokenId] });
    return { token, expiresAt, scopes: powerOfInstallation(row, await tx.load.integration.must(row.integrationId)).api };
  });
