// Computes the actors' levels on the content of a world from its rows, with the naive
// implementation of the rule.
import { levelByRule, levels } from '../content/rule.ts';
import type { World } from '../support.ts';
import type { TestActor, Targets } from './fixture.ts';
import type { Row } from './edge-expectation.ts';

type Prisma = World['console']['database']['prisma'];
type Who = Pick<TestActor, 'userId' | 'serviceAccountId'>;

/** Returns the id of the target space or of the target collection. */
export const targetIdOf = (
  of: 'Space' | 'Collection',
  { spaceId, collectionId }: Targets,
): string => (of === 'Space' ? spaceId : collectionId);

/** Returns every space and collection of the organization, including those in the trash. */
export async function allContent(prisma: Prisma, { organizationId }: Targets) {
  const [spaces, collections] = await Promise.all([
    prisma.space.findMany({ where: { organizationId } }),
    prisma.collection.findMany({ where: { organizationId } }),
  ]);
  return [
    ...spaces.map((space) => ({ ...space, isSpace: true })),
    ...collections.map((collection) => ({ ...collection, isSpace: false })),
  ];
}

type Content = Awaited<ReturnType<typeof allContent>>[number];

/**
 * Returns an actor's level on every content as a number; an empty map for an actor outside the
 * organization.
 */
export async function levelsOf(
  prisma: Prisma,
  targets: Targets,
  { userId = '', serviceAccountId = '' }: Who,
): Promise<ReadonlyMap<string, number>> {
  const { organizationId } = targets;
  const member = await prisma.member.findFirst({
    where: { organizationId, userId, disabled: false },
    include: { teams: true },
  });
  const account = await prisma.serviceAccount.findFirst({ where: { id: serviceAccountId } });
  const who = member ?? account;
  if (!who) return new Map();
  const grants = await prisma.grant.findMany({ where: { organizationId } });
  const content = await allContent(prisma, targets);
  const grantsOf = ({ id, defaultLevel }: Pick<Content, 'id' | 'defaultLevel'>) => {
    const here = grants.filter(({ contentId }) => contentId === id);
    const teams = here
      .filter(({ teamId }) => member?.teams.some((place) => place.teamId === teamId))
      .map(({ role }) => role);
    return {
      id,
      direct: here.find(({ memberId }) => memberId !== null && memberId === member?.id)?.role,
      teams,
      defaultLevel,
    };
  };
  const grantsById = new Map(content.map((one) => [one.id, grantsOf(one)]));
  const inheritanceChain = ({ id, ancestors }: Content) =>
    [id, ...ancestors.toReversed()].flatMap((at) => grantsById.get(at) ?? []);
  return new Map(
    content.map((one) => [one.id, levels.indexOf(levelByRule(who.role, inheritanceChain(one)))]),
  );
}

/** Returns content as rows at the end of an edge, with the caller's level on it. */
export async function contentRows(
  prisma: Prisma,
  targets: Targets,
  who: Who,
  isThere: (content: Content) => boolean,
): Promise<Row[]> {
  const levels = await levelsOf(prisma, targets, who);
  return (await allContent(prisma, targets))
    .filter(isThere)
    .map(({ id }) => ({ id, own: false, inCallersTeam: false, level: levels.get(id) ?? 0 }));
}
