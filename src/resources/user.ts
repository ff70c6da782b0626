/** Creates and resolves users: people, and the bot users of service accounts and installations. */
import type { Context } from '../context.ts';
import { authorize } from '../data/authorize.ts';
import { hasValues, toGiven } from '../data/given.ts';
import type { InputFields } from '../data/parents.ts';
import type { UserRow } from '../data/rows.ts';
import type { Tx } from '../data/database.ts';
import { newId } from '../data/new-id.ts';
import { write } from '../data/write.ts';
import { forbidden, notFound } from '../domain/errors.ts';
import type { Resolvers, UpdateUserInput } from '../generated/resolvers.ts';

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

/**
 * Changes the viewer's own user and returns its id.
 * @throws FORBIDDEN for a service account, which has its name from its organization
 */
const updateUser = (
  ctx: Context,
  id: string,
  { displayName, photoUrl }: InputFields<UpdateUserInput>,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'user.update',
      // All are always loaded, so that response times do not reveal a hidden user.
      on: async (load) => {
        const [row] = await Promise.all([
          load.user.load(id),
          load.organizationIdsOfUser.load(id),
          load.memberships(),
        ]);
        return row;
      },
    },
    async (tx, row) => {
      if (ctx.viewer?.person === false)
        throw forbidden(
          'A service account is changed in its organization.',
          'a person',
          'a service account',
        );
      const changed = toGiven({ displayName, photoUrl }, 'photoUrl');
      if (hasValues(row, changed)) {
        tx.skipEvent();
        return id;
      }
      await tx.prisma.user.update({ where: { id }, data: changed });
      tx.record({ fields: Object.keys(changed) });
      return id;
    },
  );

export const user: Resolvers = {
  User: {
    user: (row) => row,
    // no path of a visitor leads to an address, whatever they may select above
    email: ({ email }, _, ctx) => (ctx.visitor ? '' : email),
    urls: ({ id }, _, ctx) => ({ location: `${ctx.settings.baseUrl}/v1/users/${id}` }),
  },
  Query: {
    viewer: async (_, __, ctx) => {
      await authorize(ctx, 'user.self', null);
      return ctx.load.user.must(ctx.viewer?.userId ?? '');
    },
    user: async (_, { id }, ctx) => {
      // All are always loaded, so that response times do not reveal a hidden user.
      const [row] = await Promise.all([
        ctx.load.user.load(id),
        ctx.load.organizationIdsOfUser.load(id),
      ]);
      if (!row) throw notFound();
      await authorize(ctx, 'user.read', row);
      return row;
    },
  },
  Mutation: {
    updateUser: async (_, { input: { id, ...input } }, ctx) => ({
      user: await ctx.load.user.must(await updateUser(ctx, id, input)),
    }),
  },
};
