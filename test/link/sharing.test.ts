/** Tests that lists of links share equal references, and that their bodies do not show it. */
import { execute } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../src/context.ts';
import { createRun, type RunOperation } from '../../src/graphql/run.ts';
import { buildLecternSchema } from '../../src/graphql/schema.ts';
import { createRest } from '../../src/rest/handler.ts';
import { editIn, idOf, makeRequest, makeTestSpace, page } from '../edit/support.ts';
import { ids, useWorld } from '../support.ts';
import { shared } from './made.ts';

const world = useWorld();
const schema = buildLecternSchema();

/** Executes operations with graphql-js, which shares nothing. */
const plainRun: RunOperation = async (document, variableValues, contextValue) =>
  execute({ schema, document, variableValues, contextValue });

/** Returns the response of a server that executes with this function. */
async function responseOf(run: RunOperation, path: string, context: Context) {
  const rest = createRest({ schema, run, log: { error: () => undefined } });
  const { status, headers, body } = await rest({
    method: 'GET',
    url: path,
    headers: {},
    requestId: 'test',
    body: async () => Buffer.alloc(0),
    context: async () => context,
    spend: async () => {},
  });
  return { status, headers, body: String(body ?? '') };
}

/** Paths of lists of links, by their names. */
const paths = new Map<string, string>();

beforeAll(async () => {
  const target = await makeTestSpace(world, [page('There')]);
  const testSpace = await makeTestSpace(world, [
    page('To', { emoji: '🚀' }),
    { insertFile: { ref: 'F', name: 'f.txt', base64: 'Rg==' } },
    shared('R', '[x](/pages/To) [y](#none)'),
    ...['A', 'B', 'C'].map((title) => page(title)),
  ]);
  const links = [
    `[p](/pages/${idOf(testSpace, 'To')})`,
    `[q](/pages/${idOf(testSpace, 'To')}#there)`,
    `![f](/files/${idOf(testSpace, 'F')})`,
    `{% include "${idOf(testSpace, 'R')}" %}`,
    `[r](/reusable-contents/${idOf(testSpace, 'R')})`,
    `[s](/spaces/${target.id}) [t](/spaces/${ids.space('guide')}) [u](/spaces/${ids.space('guide')})`,
    `[v](/spaces/${ids.space('secrets')})`,
    `[w](/users/${ids.user('ben')}) [x](/collections/${ids.collection('handbook')})`,
    '[y](https://example.test) [z](mailto:a@example.test) [a](#here) [b](#no) [c](nowhere.md)',
  ];
  const markdown = `# Here\n\n${links.join('\n\n')}\n\n${links.join('\n\n')}`;
  const edits = ['A', 'B', 'C'].map((title) => ({
    updatePage: { page: idOf(testSpace, title), markdown: `${markdown}\n\n${title}` },
  }));
  const first = await makeRequest(world, testSpace.id);
  await editIn(world, first, edits);
  await world.as('ana').post(`/v1/spaces/${testSpace.id}/change-requests/${first}/merge`);
  const request = await makeRequest(world, testSpace.id);
  await editIn(world, request, [
    { updatePage: { page: idOf(testSpace, 'A'), markdown: `${markdown}\n\n[new](#new)` } },
    { deletePage: { page: idOf(testSpace, 'To') } },
  ]);
  const space = `/v1/spaces/${testSpace.id}`;
  const [text, file] = [
    `content/page/${idOf(testSpace, 'A')}`,
    `content/files/${idOf(testSpace, 'F')}`,
  ];
  paths.set('links of a space', `${space}/links?limit=1000`);
  paths.set('broken links of a space', `${space}/links?limit=1000&status=broken`);
  paths.set('links of a page', `${space}/${text}/links`);
  paths.set('backlinks of a file', `${space}/${file}/backlinks`);
  const inRequest = `${space}/change-requests/${request}`;
  paths.set('links of a page in a change request', `${inRequest}/${text}/links`);
  paths.set('backlinks of a file in a change request', `${inRequest}/${file}/backlinks`);
});

describe('the response', () => {
  it.each([
    ['links of a space', 'ana', 98],
    ['links of a space', 'ben', 98],
    ['broken links of a space', 'ana', 14],
    ['links of a page', 'ana', 32],
    ['backlinks of a file', 'cat', 3],
    ['links of a page in a change request', 'ana', 33],
    ['backlinks of a file in a change request', 'ben', 3],
  ] as const)(
    'of %s has the same bytes as one that shares nothing, for %s',
    async (name, who, count) => {
      const path = paths.get(name) ?? '';
      const context = world.console.as(ids.user(who));
      const [sharing, plain] = [
        await responseOf(createRun(schema), path, context),
        await responseOf(plainRun, path, context),
      ];
      expect(sharing).toEqual(plain);
      expect([sharing.status, JSON.parse(sharing.body).items.length]).toEqual([200, count]);
    },
  );

  it('is made from one object for equal references', async () => {
    let data: unknown;
    const run = createRun(schema);
    const keepingRun: RunOperation = async (...given) => {
      const result = await run(...given);
      data = result.data;
      return result;
    };
    const context = world.console.as(ids.user('ana'));
    await responseOf(keepingRun, paths.get('links of a space') ?? '', context);
    const objects = new Map<string, Set<object>>();
    JSON.stringify(data, (name, value: unknown) => {
      if (['organization', 'space', 'versionContext', 'page', 'file'].includes(name) && value)
        if (typeof value === 'object')
          objects.set(name, (objects.get(name) ?? new Set()).add(value));
      return value;
    });
    // The space itself is the fourth of the spaces: as the root of the response.
    expect(Object.fromEntries([...objects].map(([name, found]) => [name, found.size]))).toEqual({
      space: 4,
      organization: 1,
      versionContext: 3,
      page: 4,
      file: 1,
    });
  });
});
