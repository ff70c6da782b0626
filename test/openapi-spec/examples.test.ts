/** Tests examples of OpenAPI specs in files of their own, which a version does not need. */
import { describe, expect, it } from 'vitest';
import { serve } from '../fixtures/site.ts';
import { useWorld } from '../support.ts';
import { pets, put, putText, specIdOf, specs } from './support.ts';

const world = useWorld();

const JSON_AT = '#/paths/~1pets/get/responses/200/content/application~1json/examples';

/** Returns a document with examples of a response. */
function withExamples(examples: object) {
  const document = pets();
  const content = { 'application/json': { schema: { type: 'object' }, examples } };
  return {
    ...document,
    paths: { '/pets': { get: { responses: { 200: { description: 'Pets', content } } } } },
  };
}

/** Returns the outcome of a spec and the warnings of its latest version, through both APIs. */
async function outcomeOf(slug: string) {
  const { data } = await world
    .as('ana')
    .query(
      'query ($id: ID!) { openAPISpec(id: $id) { lastProcessErrorMessage latestVersion { content { warnings { file path message } } } } }',
      { id: await specIdOf(world, slug) },
    );
  const { body } = await world.as('ana').get(`${specs}/${slug}/versions/latest/content`);
  expect(body.warnings).toEqual(data.openAPISpec.latestVersion.content.warnings);
  return {
    error: data.openAPISpec.lastProcessErrorMessage,
    warnings: body.warnings,
    files: body.filesystem.map(({ filename, references }: Record<string, unknown>) => ({
      filename,
      references,
    })),
    body,
  };
}

const documentOf = async (slug: string) =>
  (await fetch((await world.as('ana').get(`${specs}/${slug}/versions/latest`)).body.url)).json();

describe('a missing file of an example', () => {
  it('is a warning with its position in an uploaded document', async () => {
    const document = withExamples({
      cat: { $ref: './cat.yaml#/Cat' },
      dog: { summary: 'A dog.', externalValue: 'examples/dog.json' },
      inline: { value: { $ref: 'data.json', externalValue: 'x' } },
    });
    await putText(world, 'uploaded', document);
    const { body, ...outcome } = await outcomeOf('uploaded');
    const reason = (file: string) =>
      `The file of the example was not read. A relative reference cannot be resolved, because the document has no URL: ${file}. Use absolute URLs, or one document that contains everything.`;
    expect(outcome).toEqual({
      error: null,
      warnings: [
        { file: 'openapi', path: `${JSON_AT}/cat`, message: reason('./cat.yaml') },
        { file: 'openapi', path: `${JSON_AT}/dog`, message: reason('examples/dog.json') },
      ],
      files: [{ filename: 'openapi', references: [] }],
    });
    expect(body.filesystem).toEqual([
      {
        dir: './',
        isEntrypoint: true,
        references: [],
        filename: 'openapi',
        specification: document,
      },
    ]);
  });

  it('is not requested where many others are missing', async () => {
    let requests = 0;
    const examples = Object.fromEntries(
      Array.from({ length: 200 }, (_, n) => [`e${n}`, { externalValue: `missing/${n}.json` }]),
    );
    const url = await serve((req, res) => {
      if (req.url === '/api.json')
        res
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(withExamples(examples)));
      else {
        requests++;
        res.writeHead(404).end();
      }
    });
    await put(world, 'missing', { url: `${url}/api.json` });
    const { error, warnings } = await outcomeOf('missing');
    expect([error, requests, warnings.length]).toEqual([null, 50, 50]);
  });

  it('is a warning next to the files that are read', async () => {
    const files: Record<string, string> = {
      '/openapi.json': JSON.stringify(
        withExamples({
          cat: { $ref: 'cat.json' },
          gone: { $ref: 'gone.json' },
          list: { $ref: 'list.json' },
          picture: { externalValue: 'picture.png' },
          lost: { externalValue: 'lost.png' },
        }),
      ),
      '/cat.json': JSON.stringify({ value: { name: 'Tom' } }),
      '/list.json': '[1]',
      '/picture.png': '\u0001',
    };
    const url = await serve((req, res) => {
      const text = files[req.url ?? ''];
      if (text === undefined) res.writeHead(404).end();
      else res.end(text);
    });
    await put(world, 'served', { url: `${url}/openapi.json` });
    const { body, ...outcome } = await outcomeOf('served');
    const warning = (name: string, reason: string) => ({
      file: `${url}/openapi.json`,
      path: `${JSON_AT}/${name}`,
      message: `The file of the example was not read. ${reason}`,
    });
    expect(outcome).toEqual({
      error: null,
      warnings: [
        warning('gone', 'gone.json: This address responded with 404.'),
        warning('list', 'The document is not an object in JSON or YAML.'),
        warning('lost', 'lost.png: This address responded with 404.'),
      ],
      files: [
        { filename: `${url}/openapi.json`, references: ['cat.json'] },
        { filename: 'cat.json', references: [] },
      ],
    });
    expect(body.filesystem[1].specification).toEqual({ value: { name: 'Tom' } });
    const { paths } = await documentOf('served');
    expect(paths['/pets'].get.responses[200].content['application/json'].examples).toEqual({
      cat: { $ref: '#/x-ext/1' },
      gone: { $ref: 'gone.json' },
      list: { $ref: 'list.json' },
      picture: { externalValue: 'picture.png' },
      lost: { externalValue: 'lost.png' },
    });
  });
});
