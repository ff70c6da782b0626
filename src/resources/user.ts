/** Creates and resolves users: people, and the bot users of service accounts and installations. */
import { authorize } from '../data/authorize.ts';
import type { UserRow } from '../data/rows.ts';
import type { Tx } from '../data/database.ts';
import { newId } from '../data/new-id.ts';
import { notFound } from '../domain/errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** Normalizes an email address for storage and comparison. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Creates a user. The display name defaults to the local part of the address. Set
 * `emailConfirmedAt` only if the address was verified to be theirs (ADR 25).
 * @throws ALREADY_EXISTS if the address is taken.
 */
export async function createUser(
  tx: Tx,
  email: string,
  displayName?: string | null,
  emailConfirmedAt: Date | null = null,
): Promise<Pick<UserRow, 'id' | 'email' | 'displayName'>> {
  const address = normalEmail(email);
  return tx.prisma.user.create({
    data: {
      id: newId('User'),
      email: address,
      emailConfirmedAt,
      displayName: displayName ?? address.split('@')[0] ?? address,
    },
    select: { id: true, email: true, displayName: true },
  });
}

export const user: Resolvers = {
  User: {
    user: (row) => row,
    urls: ({ id }, _, ctx) => ({ location: `${ctx.settings.baseUrl}/v1/users/${id}` }),
  },
  Query: {
    viewer: async (_, __, ctx) => {
      await authorize(ctx, 'user.self', null);
      return ctx.load.user.must(ctx.viewer?.userId ?? '');
    },
    user: async (_, { id }, ctx) => {
      // Both are always loaded, so that response times do not reveal a hidden user.
      const [row] = await Promise.all([
        ctx.load.user.load(id),
        ctx.load.organizationIdsOfUser.load(id),
      ]);
      if (!row) throw notFound();
      await authorize(ctx, 'user.read', row);
      return row;
    },
  },
};
