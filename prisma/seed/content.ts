/** The content of the demo world: pages of every kind, and change requests that were merged and that are open. */
import { writeDocuments, writeRevision } from '../../src/data/content-store/write.ts';
import type { Tx } from '../../src/data/database.ts';
import { indexSpace } from '../../src/data/search.ts';
import { applyChanges } from '../../src/domain/changes.ts';
import type { Change } from '../../src/domain/changes/change.ts';
import type { Content } from '../../src/domain/content.ts';
import type { IdType } from '../../src/domain/ids.ts';
import { wayTo } from '../../src/domain/tree.ts';

/** What the demo world is made with. */
export interface DemoWorld {
  demoId(type: IdType, name: string): string;
  day(days: number): Date;
}

const nothing: Content = { pages: null, files: null, reusableContents: null, variables: null };

const page = (title: string, markdown: string, rest: Partial<Extract<Change, { kind: 'insertPage' }>> = {}): Change => ({ kind: 'insertPage', type: 'DOCUMENT', title, markdown, ...rest });

const guide: readonly Change[] = [
  { kind: 'setVariables', variables: { product: 'Acme Docs', version: '2.1' } },
  { kind: 'insertReusableContent', ref: 'support', title: 'Support', markdown: 'Write to **support@acme.test**. We answer within a day.' },
  page('Welcome', '# Welcome to {{ product }}\n\nThis guide is about version {{ version }}. Begin with [installing it](getting-started/install.md).\n', {
    ref: 'welcome',
    fields: { emoji: '👋', description: 'What this guide is about' },
  }),
  { kind: 'insertPage', type: 'GROUP', ref: 'start', title: 'Getting started' },
  page('Install', '# Install\n\n1. Download it.\n2. Run the installer.\n\n## On Linux\n\n```sh\ncurl -sSf get.acme.test | sh\n```\n\n## On a phone\n\nThere is an app.\n', {
    ref: 'install',
    into: 'start',
  }),
  page('First space', '# Your first space\n\nA space holds pages. When something goes wrong, see [Troubleshooting](../troubleshooting).\n', { into: 'start' }),
  page('Import', '## Bring your texts\n\nMarkdown is read as it is.\n', { into: 'install' }),
  page('Troubleshooting', '# Troubleshooting\n\n| Symptom | Cure |\n| --- | --- |\n| Nothing happens | Wait |\n| Still nothing | Ask |\n', { fields: { icon: 'wrench', 'variables.tone': 'calm' } }),
  { kind: 'insertPage', type: 'LINK', title: 'Status', fields: { target: { kind: 'URL', url: 'https://status.acme.test/' } } },
];

const api: readonly Change[] = [
  page('Overview', '# Overview\n\nEvery address begins with `/v1`.\n', { fields: { git: { oid: '3f786850e387550fdab836ed7e6dc881de23001b', path: 'docs/overview.md' } } }),
  page('Errors', '# Errors\n\nAn error says what to do.\n', { fields: { git: { oid: '89e6c98d92887913cadf06b2adb97f26cde4849b', path: 'docs/errors.md' } } }),
];

const onboarding: readonly Change[] = [
  page('First day', '# First day\n\nYou get a laptop.\n\nYou meet your team at ten.\n\nLunch is at noon.\n', { ref: 'first-day' }),
  page('First week', '# First week\n\nYou learn where things are.\n'),
  page('Tools', '# Tools\n\nWe write here.\n', { into: 'first-day' }),
];

const contents: Readonly<Record<string, readonly Change[]>> = {
  guide,
  api,
  onboarding,
  travel: [page('Trains', '# Trains\n\nTake the train where it takes less than six hours.\n')],
  minutes: [page('October', '# October\n\nThe board agreed to everything.\n')],
  secrets: [page('Antidote', '# Antidote\n\nThere is none.\n')],
};

/** The commit that the API reference came with. */
const commit = {
  oid: '7448d8798a4380162d4b56f9b452e2f6f9e24e7a',
  message: 'Describe errors',
  createdByService: false,
  url: 'https://git.acme.test/api-reference/commit/7448d879',
  ref: 'refs/heads/main',
};

/** Ids that are the same in every demo world: the n-th of a kind in a line of content. */
function idsIn({ demoId }: DemoWorld, line: string): (type: IdType) => string {
  const counts = new Map<IdType, number>();
  return (type) => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    return demoId(type, `${line} ${count}`);
  };
}

/** Content with changes applied, its texts written. */
async function make(
  tx: Tx,
  world: DemoWorld,
  { line, organizationId, at, changes, before = nothing }: { line: string; organizationId: string; at: Date; changes: readonly Change[]; before?: Content },
): Promise<Content> {
  const said = changes.map((change, i) => ({ change, field: `${line} ${i}` }));
  const { content, documents } = applyChanges(before, said, { now: at.toISOString(), newId: idsIn(world, line), base: before });
  await writeDocuments(tx, organizationId, at, documents);
  return content;
}

/** Writes the first revision of a space with its content, and gives that. */
export async function seedRevision(tx: Tx, world: DemoWorld, name: string, organizationId: string, at: Date): Promise<Content> {
  const content = await make(tx, world, { line: name, organizationId, at, changes: contents[name] ?? [] });
  const spaceId = world.demoId('Space', name);
  const id = world.demoId('Revision', name);
  await writeRevision(tx, at, { id, organizationId, spaceId, changeRequestId: null, parentId: null, type: 'EDITS', authorId: null, ...(name === 'api' && { git: commit }) }, content);
  await indexSpace(tx, { id: spaceId, organizationId }, nothing, content);
  return content;
}

/** The change requests of the space Onboarding: one that was merged, and one that is open. */
export async function seedChangeRequests(tx: Tx, world: DemoWorld, organizationId: string, first: Content): Promise<void> {
  const { demoId, day } = world;
  const spaceId = demoId('Space', 'onboarding');
  const initialRevisionId = demoId('Revision', 'onboarding');
  const firstDay = demoId('Page', 'onboarding 1');
  const common = { organizationId, spaceId, initialRevisionId, createdAt: day(10), updatedAt: day(12) };
  const lunch = { id: demoId('ChangeRequest', 'lunch'), revisionId: demoId('Revision', 'lunch'), mergedRevisionId: demoId('Revision', 'lunch merged') };
  const laptop = { id: demoId('ChangeRequest', 'laptop'), revisionId: demoId('Revision', 'laptop') };
  await tx.prisma.changeRequest.createMany({
    data: [
      { ...common, ...lunch, number: 1, status: 'MERGED', subject: 'Lunch is later', authorId: demoId('User', 'ben') },
      { ...common, ...laptop, number: 2, status: 'OPEN', subject: 'Two screens', authorId: demoId('User', 'ben'), updatedAt: day(13) },
    ],
  });
  await tx.prisma.contributor.createMany({ data: [lunch, laptop].map(({ id }) => ({ id: demoId('Contributor', id), organizationId, changeRequestId: id, userId: demoId('User', 'ben') })) });
  const line = { organizationId, spaceId, parentId: initialRevisionId, authorId: demoId('User', 'ben') };
  const later = await make(tx, world, { line: 'lunch', organizationId, at: day(11), before: first, changes: [text(firstDay, 'You get a laptop.', 'Lunch is at one.')] });
  await writeRevision(tx, day(11), { ...line, id: lunch.revisionId, changeRequestId: lunch.id, type: 'EDITS' }, later);
  const merge = { ...line, id: lunch.mergedRevisionId, changeRequestId: null, mergedParentId: lunch.revisionId, mergedFromId: lunch.id, authorId: demoId('User', 'ana'), message: 'Lunch is later' };
  await writeRevision(tx, day(12), { ...merge, type: 'MERGE' }, later);
  await indexSpace(tx, { id: spaceId, organizationId }, first, later);
  const screens = await make(tx, world, { line: 'laptop', organizationId, at: day(13), before: first, changes: [text(firstDay, 'You get a laptop and two screens.', 'Lunch is at noon.')] });
  await writeRevision(tx, day(13), { ...line, id: laptop.revisionId, changeRequestId: laptop.id, type: 'EDITS' }, screens);
  await tx.prisma.space.update({
    where: { key: { id: spaceId, organizationId } },
    data: { revisionId: lunch.mergedRevisionId, updatedAt: day(12), changeRequestCount: 2, openChangeRequestCount: 1, lastChangeRequestNumber: 2 },
  });
  const about = (content: Content) => ({ pageId: firstDay, pageDocument: wayTo(content.pages, firstDay)?.at(-1)?.document ?? null });
  await seedComments(tx, world, {
    screens: { organizationId, spaceId, changeRequestId: laptop.id, revisionId: laptop.revisionId, ...about(screens) },
    lunch: { organizationId, spaceId, changeRequestId: null, revisionId: lunch.mergedRevisionId, ...about(later) },
  });
}

/** Where a comment is made, and what of. */
interface Said {
  readonly organizationId: string;
  readonly spaceId: string;
  readonly changeRequestId: string | null;
  readonly revisionId: string;
  readonly pageId: string;
  readonly pageDocument: string | null;
}

/** An open comment on the open change request, with a reply and a reaction, and one on its space that was dealt with. */
async function seedComments(tx: Tx, { demoId, day }: DemoWorld, { screens, lunch }: { readonly screens: Said; readonly lunch: Said }): Promise<void> {
  const { organizationId, spaceId } = screens;
  const [commentId, userId] = [demoId('Comment', 'screens'), (name: string) => demoId('User', name)];
  await tx.prisma.comment.createMany({
    data: [
      { ...screens, id: commentId, authorId: userId('cat'), markdown: 'Do they fit on the **small** desks?', replyCount: 1, createdAt: day(14) },
      {
        ...lunch,
        id: demoId('Comment', 'lunch'),
        authorId: userId('ben'),
        markdown: 'Is the canteen open at one?',
        status: 'RESOLVED',
        resolvedAt: day(15),
        resolvedById: userId('ana'),
        createdAt: day(13),
      },
    ],
  });
  await tx.prisma.commentReply.create({
    data: { id: demoId('CommentReply', 'screens'), organizationId, commentId, authorId: userId('ben'), markdown: 'They do, I measured them.', createdAt: day(15) },
  });
  await tx.prisma.reaction.create({ data: { id: demoId('Reaction', 'screens'), organizationId, subjectId: commentId, commentId, userId: userId('ana'), emoji: '👍', createdAt: day(15) } });
  await tx.prisma.space.update({ where: { key: { id: spaceId, organizationId } }, data: { commentCount: 1 } });
  await tx.prisma.changeRequest.update({ where: { key: { id: screens.changeRequestId ?? '', organizationId } }, data: { commentCount: 1 } });
}

const text = (pageId: string, laptop: string, lunch: string): Change => ({ kind: 'updatePage', page: pageId, markdown: `# First day\n\n${laptop}\n\nYou meet your team at ten.\n\n${lunch}\n` });
