/** Seeds the demo content: pages of every kind. */
import { writeDocuments, writeRevision } from '../../src/data/content-store/write.ts';
import type { Tx } from '../../src/data/database.ts';
import { indexSpace } from '../../src/data/search.ts';
import { applyChanges } from '../../src/domain/changes.ts';
import type { Change } from '../../src/domain/changes/change.ts';
import type { Content } from '../../src/domain/content.ts';
import type { IdType } from '../../src/domain/ids.ts';
import { insertPalette } from './files.ts';
import { samplesPage } from './samples/page.ts';

/** The functions that derive ids and times of the demo organizations. */
export interface DemoWorld {
  demoId(type: IdType, name: string): string;
  day(days: number): Date;
}

const empty: Content = { pages: null, files: null, reusableContents: null, variables: null };

const page = (
  title: string,
  markdown: string,
  rest: Partial<Extract<Change, { kind: 'insertPage' }>> = {},
): Change => ({ kind: 'insertPage', type: 'DOCUMENT', title, markdown, ...rest });

const guide: readonly Change[] = [
  { kind: 'setVariables', variables: { product: 'Acme Docs', version: '2.1' } },
  {
    kind: 'insertReusableContent',
    ref: 'support',
    title: 'Support',
    markdown: 'Write to **support@acme.test**. We answer within a day.',
  },
  page(
    'Welcome',
    '# Welcome to {{ product }}\n\nThis guide is about version {{ version }}. Begin with [installing it](getting-started/install.md).\n',
    {
      ref: 'welcome',
      fields: { emoji: '👋', description: 'What this guide is about' },
    },
  ),
  { kind: 'insertPage', type: 'GROUP', ref: 'start', title: 'Getting started' },
  page(
    'Install',
    '# Install\n\n1. Download it.\n2. Run the installer.\n\n## On Linux\n\n```sh\ncurl -sSf get.acme.test | sh\n```\n\n## On a phone\n\nThere is an app.\n',
    {
      ref: 'install',
      into: 'start',
    },
  ),
  page(
    'First space',
    '# Your first space\n\nA space holds pages. When something goes wrong, see [Troubleshooting](../troubleshooting).\n',
    { into: 'start' },
  ),
  page('Import', '## Bring your texts\n\nMarkdown is read as it is.\n', { into: 'install' }),
  page(
    'Troubleshooting',
    '# Troubleshooting\n\n| Symptom | Cure |\n| --- | --- |\n| Nothing happens | Wait |\n| Still nothing | Ask |\n',
    { fields: { icon: 'wrench', 'variables.tone': 'calm' } },
  ),
  {
    kind: 'insertPage',
    type: 'LINK',
    title: 'Status',
    fields: { target: { kind: 'URL', url: 'https://status.acme.test/' } },
  },
  insertPalette,
  page('Blocks', `# Blocks\n\n${samplesPage()}\n`),
];

const api: readonly Change[] = [
  page('Overview', '# Overview\n\nEvery address begins with `/v1`.\n', {
    fields: { git: { oid: '3f786850e387550fdab836ed7e6dc881de23001b', path: 'docs/overview.md' } },
  }),
  page('Errors', '# Errors\n\nAn error says what to do.\n', {
    fields: { git: { oid: '89e6c98d92887913cadf06b2adb97f26cde4849b', path: 'docs/errors.md' } },
  }),
];

const onboarding: readonly Change[] = [
  page(
    'First day',
    '# First day\n\nYou get a laptop.\n\nYou meet your team at ten.\n\nLunch is at noon.\n',
    { ref: 'first-day' },
  ),
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

/** The users who wrote the content of spaces that ana did not write. */
const writers: Readonly<Record<string, string>> = { onboarding: 'ben', secrets: 'eve' };

/** The commit that the API reference was imported from. */
const commit = {
  oid: '7448d8798a4380162d4b56f9b452e2f6f9e24e7a',
  message: 'Describe errors',
  createdByService: false,
  url: 'https://git.acme.test/api-reference/commit/7448d879',
  ref: 'refs/heads/main',
};

/**
 * Returns a function that creates the same ids in every demo database: the n-th of a type in a
 * named history.
 */
function idsIn({ demoId }: DemoWorld, history: string): (type: IdType) => string {
  const counts = new Map<IdType, number>();
  return (type) => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    return demoId(type, `${history} ${count}`);
  };
}

/** Applies changes to content and writes its documents. */
export async function applyAndWrite(
  tx: Tx,
  world: DemoWorld,
  {
    history,
    organizationId,
    at,
    author,
    changes,
    before = empty,
  }: {
    history: string;
    organizationId: string;
    at: Date;
    /** Id of the user who makes the changes. */
    author: string;
    changes: readonly Change[];
    before?: Content;
  },
): Promise<Content> {
  const keyedChanges = changes.map((change, i) => ({ change, field: `${history} ${i}` }));
  const { content, documents } = applyChanges(before, keyedChanges, {
    now: at.toISOString(),
    author,
    newId: idsIn(world, history),
    base: before,
  });
  await writeDocuments(tx, organizationId, at, documents);
  return content;
}

/** Writes the first revision of a space with its content, and returns the content. */
export async function seedRevision(
  tx: Tx,
  world: DemoWorld,
  name: string,
  organizationId: string,
  at: Date,
): Promise<Content> {
  const content = await applyAndWrite(tx, world, {
    history: name,
    organizationId,
    at,
    author: world.demoId('User', writers[name] ?? 'ana'),
    changes: contents[name] ?? [],
  });
  const spaceId = world.demoId('Space', name);
  const id = world.demoId('Revision', name);
  await writeRevision(
    tx,
    at,
    {
      id,
      organizationId,
      spaceId,
      changeRequestId: null,
      parentId: null,
      type: 'EDITS',
      authorId: null,
      ...(name === 'api' && { git: commit }),
    },
    content,
  );
  await indexSpace(tx, { id: spaceId, organizationId }, empty, content);
  return content;
}
