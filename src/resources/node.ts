/** Anything by its id. */
import type { Context } from '../context.ts';
import type { Action, SubjectKindOf } from '../domain/access.ts';
import { badInput } from '../domain/errors.ts';
import { type IdType, typeOfId } from '../domain/ids.ts';
import { authorize, can, type Subjects } from '../data/authorize.ts';
import type { RowLoader } from '../data/loaders.ts';
import type { Resolvers, ResolversTypes } from '../generated/resolvers.ts';

type Found = Awaited<ResolversTypes['Node']>;
type Find = (ctx: Context, id: string) => Promise<object | null>;

/** A row by its id, when the viewer may read it. */
const readable =
  <A extends Action>(rowsOf: (ctx: Context) => RowLoader<NonNullable<Subjects[SubjectKindOf<A>]>>, action: A): Find =>
  async (ctx, id) => {
    const row = await rowsOf(ctx).load(id);
    return row && (await can(ctx, action, row)) ? row : null;
  };

/** The types that can be asked for by their ids. */
const finders: { readonly [Type in IdType]?: Find } = {
  User: readable((ctx) => ctx.load.user, 'user.read'),
  Organization: async (ctx, id) => ((await can(ctx, 'organization.read', { id })) ? ctx.load.organization.load(id) : null),
  Member: readable((ctx) => ctx.load.member, 'member.read'),
  Team: readable((ctx) => ctx.load.team, 'team.read'),
  TeamMember: readable((ctx) => ctx.load.teamMember, 'teamMember.read'),
  Invite: readable((ctx) => ctx.load.invite, 'invite.read'),
  LinkInvite: readable((ctx) => ctx.load.linkInvite, 'linkInvite.read'),
  ApiToken: readable((ctx) => ctx.load.token, 'token.read'),
  ServiceAccount: readable((ctx) => ctx.load.serviceAccount, 'serviceAccount.read'),
  AuditEvent: readable((ctx) => ctx.load.auditEvent, 'auditEvent.read'),
};

async function find(ctx: Context, id: string, field: string): Promise<Found | null> {
  const type = typeOfId(id);
  if (type === undefined) throw badInput('This is no id. An id looks like team_… and is given by the API.', field);
  const row = await finders[type]?.(ctx, id);
  return row ? ({ ...row, __typename: type } as unknown as Found) : null; // the row of that very type
}

export const node: Resolvers = {
  Query: {
    node: async (_, { id }, ctx) => {
      await authorize(ctx, 'node.read', null);
      return find(ctx, id, 'id');
    },
    nodes: async (_, { ids }, ctx) => {
      await authorize(ctx, 'node.read', null);
      return Promise.all(ids.map((id, i) => find(ctx, id, `ids.${i}`)));
    },
  },
};
