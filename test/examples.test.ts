/** Tests the front end of `examples/front-end` without a browser: its types and its costs. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from '@graphql-codegen/cli';
import type { DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import config from '../examples/front-end/codegen.ts';
import { demoId } from '../prisma/seed/ids.ts';
import * as screens from '../examples/front-end/src/gql/graphql.ts';
import { ids, useWorld, type Visitor } from './support.ts';

const world = useWorld();
const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${root}examples/front-end/README.md`, 'utf8');

const organization = ids.acme;
const space = ids.space('onboarding');
const page = ids.page('onboarding', 1);
const installation = demoId('IntegrationInstallation', 'hello');

/** A row of the table of costs: a screen, its query, and the variables of its address. */
type Row = readonly [screen: string, query: DocumentNode, variables: object];

const rows: readonly Row[] = [
  ['start: organizations, lists of the viewer', screens.OrganizationsDocument, {}],
  ['notifications', screens.NotificationsDocument, {}],
  ['first screen of an organization', screens.HomeDocument, {}],
  ['collection', screens.CollectionDocument, { id: ids.collection('handbook') }],
  ['space', screens.SpaceOverviewDocument, { space }],
  ['page', screens.PageDocument, { space, page }],
  ['page of a revision', screens.OldPageDocument, { id: ids.revision('onboarding'), page }],
  ['history', screens.HistoryDocument, { space }],
  ['revision with its changes', screens.RevisionDocument, { id: ids.revision('lunch merged') }],
  ['change requests', screens.ChangeRequestsDocument, { space, filter: {} }],
  ['change request', screens.ChangeRequestDocument, { id: ids.changeRequest('laptop') }],
  ['page in a change request', screens.DraftDocument, { id: ids.changeRequest('laptop'), page }],
  ['comments of a space', screens.SpaceCommentsDocument, { space }],
  ['search', screens.SearchDocument, { query: 'laptop' }],
  ['members', screens.MembersDocument, { orderBy: {}, filter: {} }],
  ['teams', screens.TeamsDocument, { orderBy: {} }],
  ['team', screens.TeamDocument, { id: ids.team('writers') }],
  ['file', screens.FileDocument, { space, id: `fil_${'1'.repeat(22)}` }],
  ['site', screens.SiteDocument, { id: ids.site('help') }],
  ['OpenAPI spec', screens.SpecsDocument, {}],
  ['integration', screens.IntegrationDocument, { id: 'hello' }],
  ['installation of an integration', screens.InstallationDocument, { id: installation }],
];

/**
 * Returns the number of statements of a request, and checks that it succeeds. It is sent twice, as
 * content that was read once stays in memory.
 */
async function costOf(query: DocumentNode, variables: object): Promise<number> {
  const send = async (visitor: Visitor) => {
    const { errors } = await visitor.query(query, { organization, ...variables });
    expect(errors).toBeUndefined();
  };
  await send(world.as('ana'));
  return world.countStatements('ana', send);
}

/** The statements of the frame around a screen, and of each screen, as the README states them. */
const statedFrame = Number(/at most (\d+) statements for the frame/.exec(readme)?.[1]);
const stated = [...readme.matchAll(/^\| ([^|]+) \| 1 \| (\d+) \|$/gm)].map(
  ([, screen, cost]) => [screen, Number(cost)] as const,
);

/**
 * Measures all costs, and expects those of the README. It states the most: users that two parts of
 * a screen show are read by one statement if both ask for them at the same moment.
 */
async function expectStatedCosts(): Promise<void> {
  expect(stated.map(([screen]) => screen)).toEqual(rows.map(([screen]) => screen));
  const frame = (await costOf(screens.ShellDocument, {})) - 1; // without that of the token
  expect(frame).toBe(statedFrame);
  for (const [n, [screen, query, variables]] of rows.entries()) {
    const most = stated[n]?.[1] ?? 0;
    const cost = await costOf(query, { ...variables, shell: false });
    expect([most, most - 1].map((count) => [screen, count])).toContainEqual([screen, cost]);
    const first = await costOf(query, { ...variables, shell: true });
    expect([screen, first <= most + frame]).toEqual([screen, true]);
  }
}

/** Adds what lists of the demo have few of: spaces, collections, teams, pages, comments and more. */
async function addRows(count: number): Promise<void> {
  const parentId = ids.collection('handbook');
  for (let n = 0; n < count; n++) {
    const title = `Item ${n}`;
    const { errors } = await world.as('ana').query(
      `mutation ($space: CreateSpaceInput!, $collection: CreateCollectionInput!, $team: CreateTeamInput!,
          $changeRequest: CreateChangeRequestInput!, $onPage: CreateCommentInput!,
          $onChangeRequest: CreateCommentInput!, $pages: EditSpaceContentInput!) {
        createSpace(input: $space) { space { id } }
        createCollection(input: $collection) { collection { id } }
        createTeam(input: $team) { team { id } }
        createChangeRequest(input: $changeRequest) { changeRequest { id } }
        a: createComment(input: $onPage) { comment { id } }
        b: createComment(input: $onChangeRequest) { comment { id } }
        editSpaceContent(input: $pages) { space { id } }
      }`,
      {
        space: { organizationId: organization, title, parentId },
        collection: { organizationId: organization, title, parentId },
        team: {
          organizationId: organization,
          title,
          memberUserIds: [ids.user('ben'), ids.user('cat')],
        },
        changeRequest: { spaceId: space, subject: title },
        onPage: { subjectId: space, pageId: page, body: { markdown: title } },
        onChangeRequest: { subjectId: ids.changeRequest('laptop'), body: { markdown: title } },
        pages: {
          spaceId: space,
          baseRevisionId: 'HEAD',
          changes: [{ insertPage: { title, markdown: `A laptop for ${title}.` } }],
        },
      },
    );
    expect(errors).toBeUndefined();
  }
}

const MAX_LINE_COUNT = 2750;

/** Returns the files below a folder that people write and that belong to the application. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'gql'].includes(entry.name) ? [] : sourcesIn(at);
    return /\.(ts|tsx|css|html|graphql)$/.test(entry.name) ? [at] : [];
  });

describe('the front end', () => {
  it(`has at most ${MAX_LINE_COUNT} lines, without generated files`, () => {
    const files = sourcesIn(`${root}examples/front-end`);
    expect(files).toContain(`${root}examples/front-end/src/main.tsx`);
    const lines = files.flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'));
    expect(lines.length).toBeLessThanOrEqual(MAX_LINE_COUNT);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });

  it('has the types that codegen generates (else: npm run generate)', async () => {
    const made: { filename: string; content: string }[] = await generate(
      { ...config, cwd: root, silent: true },
      false,
    );
    expect(made.map(({ filename }) => filename).sort()).toEqual(
      ['gql', 'graphql', 'index'].map((name) => `examples/front-end/src/gql/${name}.ts`),
    );
    for (const { filename, content } of made)
      expect(content).toBe(readFileSync(`${root}${filename}`, 'utf8'));
  });

  it('sends one request for each screen, which costs what its README says', async () => {
    await addRows(1);
    await expectStatedCosts();
  });

  it('sends as many statements for more rows', async () => {
    await addRows(12);
    await expectStatedCosts();
  });
});
