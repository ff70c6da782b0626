/** People, and the faces of service accounts. */
import { authorize } from '../data/authorize.ts';
import type { UserRow } from '../data/rows.ts';
import type { Tx } from '../data/database.ts';
import { newId } from '../data/new-id.ts';
import { notFound } from '../domain/errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** An address as it is kept and compared. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Makes a user; the name to show is the first part of the address unless said. `emailConfirmedAt` only where somebody who can know says that
 * the address is his (ADR 25). ALREADY_EXISTS when the address is taken.
 */
export async function createUser(tx: Tx, email: string, displayName?: string | null, emailConfirmedAt: Date | null = null): Promise<Pick<UserRow, 'id' | 'email' | 'displayName'>> {
  const address = normalEmail(email);
  return tx.prisma.user.create({
    data: { id: newId('User'), email: address, emailConfirmedAt, displayName: displayName ?? address.split('@')[0] ?? address },
    select: { id: true, email: true, displayName: true },
  });
}

export const user: Resolvers = {
  User: {
    urls: ({ id }, _, ctx) => ({ location: `${ctx.settings.baseUrl}/v1/users/${id}` }),
  },
  Query: {
    viewer: async (_, __, ctx) => {
      await authorize(ctx, 'user.self', null);
      return ctx.load.user.must(ctx.viewer?.userId ?? '');
    },
    user: async (_, { id }, ctx) => {
      // Both are read whoever asks, so that a stranger cannot tell a hidden user from one who does not exist.
      const [row] = await Promise.all([ctx.load.user.load(id), ctx.load.organizationIdsOfUser.load(id)]);
      if (!row) throw notFound();
      await authorize(ctx, 'user.read', row);
      return row;
    },
  },
};
