// Makes the objects that the tests of clients read and change, and records the console.
import { readFileSync } from 'node:fs';
import { type DocumentNode, parse, separateOperations } from 'graphql';
import { afterEach, beforeEach, expect } from 'vitest';
import { change, editSpace, makeRequest, makeSpace, page } from '../change-request/made.ts';
import type { World } from '../support.ts';

const operations = separateOperations(
  parse(readFileSync(new URL('operations.graphql', import.meta.url), 'utf8')),
);

/** Returns an operation of operations.graphql. */
export function operation(name: string): DocumentNode {
  const document = operations[name];
  if (!document) throw new Error(`operations.graphql has no ${name}.`);
  return document;
}

/** Expects that no test of a file writes to the console, where clients report what they miss. */
export function expectSilence(): void {
  const { warn, error } = console;
  const reported: unknown[][] = [];
  beforeEach(() => {
    reported.length = 0;
    const record = (...args: unknown[]): void => {
      reported.push(args);
    };
    Object.assign(console, { warn: record, error: record });
  });
  afterEach(() => {
    Object.assign(console, { warn, error });
    expect(reported).toEqual([]);
  });
}

/** A page of a space, which a change request describes differently. */
export interface PageScene {
  readonly spaceId: string;
  readonly changeRequestId: string;
  readonly pageId: string;
  /** The first revision with the page. */
  readonly revisionId: string;
}

/** The description of the page in the space. */
export const PRIMARY = 'As published';
/** The description of the page in the change request. */
export const DRAFT = 'A draft';

/** Makes a page of a space, and a change request with another description of it. */
export async function makePage(world: World): Promise<PageScene> {
  const space = await makeSpace(world, [page('Kettle', '# Kettle\n', { description: PRIMARY })]);
  const pageId = space.refs['Kettle'] ?? '';
  const { id } = await makeRequest(world, space, [change(pageId, { description: DRAFT })]);
  return { spaceId: space.id, changeRequestId: id, pageId, revisionId: space.revision };
}

/** Makes a page whose change request conflicts with a later edit of the space. */
export async function makeConflict(world: World): Promise<PageScene> {
  const scene = await makePage(world);
  await editSpace(world, { id: scene.spaceId }, [change(scene.pageId, { description: 'Hers' })]);
  return scene;
}

/** Makes an organization with the teams A to E, and returns its id. */
export async function makeTeams(world: World): Promise<string> {
  const { data, errors } = await world
    .as('ana')
    .query('mutation { createOrganization(input: { title: "Teams" }) { organization { id } } }');
  expect(errors).toBeUndefined();
  const { id } = data.createOrganization.organization;
  for (const title of ['A', 'B', 'C', 'D', 'E'])
    await world
      .as('ana')
      .query('mutation ($input: CreateTeamInput!) { createTeam(input: $input) { team { id } } }', {
        input: { organizationId: id, title },
      });
  return id;
}

/** A list of teams as the operations select it. */
export interface TeamsResult {
  readonly organization: {
    readonly teams: {
      readonly edges: readonly { readonly node: { readonly title: string; readonly id: string } }[];
      readonly pageInfo: {
        readonly startCursor: string;
        readonly endCursor: string;
        readonly hasNextPage: boolean;
        readonly hasPreviousPage: boolean;
      };
    };
  };
}

/** Returns the titles of a list of teams; none of a list that Graphcache does not have, which is null. */
export const titlesOf = (result: TeamsResult | undefined): string =>
  (result?.organization.teams?.edges ?? []).map(({ node }) => node.title).join('');

/** The arguments of lists of the teams that `makeTeams` makes, and the titles in each. */
export const LISTS_OF_TEAMS = [
  [{ first: 2 }, 'AB'],
  [{ last: 2 }, 'DE'],
  [{ first: 1 }, 'A'],
  [{ last: 1 }, 'E'],
  [{ first: 4 }, 'ABCD'],
  [{ last: 4 }, 'BCDE'],
  [{ last: 10 }, 'ABCDE'],
  [{}, 'ABCDE'],
] as const;

/** A page as the operations select it. */
export interface PageResult {
  readonly space: {
    readonly revision: {
      readonly id: string;
      readonly page: {
        readonly __typename: string;
        readonly id: string;
        readonly description: string;
      };
    };
  };
}
