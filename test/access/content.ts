// Who has which level on the content of a world, from its rows, by the naive rule.
import { levelByRule, levels } from '../content/rule.ts';
import type { World } from '../support.ts';
import type { Player, Targets } from './cast.ts';
import type { Row } from './edge-expectation.ts';

type Prisma = World['door']['database']['prisma'];
type Who = Pick<Player, 'userId' | 'serviceAccountId'>;

/** The space or the collection that is meant. */
export const meant = (of: 'Space' | 'Collection', { spaceId, collectionId }: Targets): string => (of === 'Space' ? spaceId : collectionId);

/** Every space and collection of the organization, those in the trash too. */
export async function allContent(prisma: Prisma, { organizationId }: Targets) {
  const [spaces, collections] = await Promise.all([prisma.space.findMany({ where: { organizationId } }), prisma.collection.findMany({ where: { organizationId } })]);
  return [...spaces.map((space) => ({ ...space, isSpace: true })), ...collections.map((collection) => ({ ...collection, isSpace: false }))];
}

type Content = Awaited<ReturnType<typeof allContent>>[number];

/** His level on everything, as a number; nothing for who does not belong. */
export async function levelsOf(prisma: Prisma, targets: Targets, { userId = '', serviceAccountId = '' }: Who): Promise<ReadonlyMap<string, number>> {
  const { organizationId } = targets;
  const member = await prisma.member.findFirst({ where: { organizationId, userId, disabled: false }, include: { teams: true } });
  const account = await prisma.serviceAccount.findFirst({ where: { id: serviceAccountId } });
  const who = member ?? account;
  if (!who) return new Map();
  const grants = await prisma.grant.findMany({ where: { organizationId } });
  const content = await allContent(prisma, targets);
  const rung = ({ id, defaultLevel }: Pick<Content, 'id' | 'defaultLevel'>) => {
    const here = grants.filter(({ contentId }) => contentId === id);
    const teams = here.filter(({ teamId }) => member?.teams.some((place) => place.teamId === teamId)).map(({ role }) => role);
    return { id, direct: here.find(({ memberId }) => memberId !== null && memberId === member?.id)?.role, teams, defaultLevel };
  };
  const rungs = new Map(content.map((one) => [one.id, rung(one)]));
  const way = ({ id, ancestors }: Content) => [id, ...ancestors.toReversed()].flatMap((at) => rungs.get(at) ?? []);
  return new Map(content.map((one) => [one.id, levels.indexOf(levelByRule(who.role, way(one)))]));
}

/** Content as rows at the end of an edge, with the level of who asks. */
export async function contentRows(prisma: Prisma, targets: Targets, who: Who, isThere: (content: Content) => boolean): Promise<Row[]> {
  const his = await levelsOf(prisma, targets, who);
  return (await allContent(prisma, targets)).filter(isThere).map(({ id }) => ({ id, own: false, inHisTeam: false, level: his.get(id) ?? 0 }));
}
