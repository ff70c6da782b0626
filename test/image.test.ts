/**
 * Tests the checks of the Dockerfile and of compose.yaml in `npm run check`. `npm run test:image`
 * builds and runs the image.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeErrors, dockerfileErrors } from '../scripts/image.ts';
import { isSent, stagesOf } from './image/dockerfile.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string): Promise<string> => readFile(path.join(root, name), 'utf8');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-compose-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the check of the Dockerfile', () => {
  it('accepts that of this checkout', async () => {
    expect(dockerfileErrors(await read('Dockerfile'))).toEqual([]);
  });

  it.each<[string, RegExp, string, string]>([
    [
      'that runs as root',
      /^USER node$/m,
      'USER root',
      'Dockerfile: The last stage does not run as an account of its own: USER.',
    ],
    [
      'without a volume',
      /^VOLUME .*\n/m,
      '',
      'Dockerfile: The last stage declares no volume for DATA_DIR: VOLUME.',
    ],
    [
      'without a health check',
      /^HEALTHCHECK [\s\S]*?\n(?=CMD)/m,
      '',
      'Dockerfile: The last stage has no health check: HEALTHCHECK.',
    ],
    [
      'with a shell that receives the signals',
      /^CMD \["node".*$/m,
      'CMD node dist/src/main.js serve',
      'Dockerfile: The command is not in JSON form, so that a shell would take its signals: CMD.',
    ],
    [
      'that contains a secret',
      /^ENV NODE_ENV/m,
      'ENV SECRET_KEY=1 NODE_ENV',
      'Dockerfile: A secret or an address stands in the image: ENV, ARG.',
    ],
    [
      'with an unknown instruction',
      /^EXPOSE 4000$/m,
      'EXPOSED 4000',
      'Dockerfile:36 Unknown instruction: EXPOSED',
    ],
  ])('refuses one %s', async (_, part, instead, error) => {
    expect(dockerfileErrors((await read('Dockerfile')).replace(part, instead))).toEqual([error]);
  });
});

describe('the check of compose.yaml', () => {
  const faultsOf = async (text: string): Promise<string[]> => {
    const file = path.join(folder, 'compose.yaml');
    await writeFile(file, text);
    return composeErrors(file);
  };

  it('accepts that of this checkout', async () => {
    expect(await composeErrors(path.join(root, 'compose.yaml'))).toEqual([]);
  });

  it('refuses a key that the specification does not know', async () => {
    expect(
      (
        await faultsOf((await read('compose.yaml')).replace('pids_limit: 512', 'pid_limit: 512'))
      ).join(),
    ).toContain('schemaPath="#/additionalProperties"');
  });

  it('refuses two services on one port', async () => {
    expect(
      (
        await faultsOf(
          (
            await read('compose.yaml')
          ).replace('    shm_size: 256m', '    ports: ["127.0.0.1:4000:5432"]'),
        )
      ).join(),
    ).toContain('4000');
  });
});

describe('the services of compose.yaml', () => {
  it("pass the owning role's address only to the migration step", async () => {
    const sections = (await read('compose.yaml')).split(/^ {2}(?=\w+:$)/m);
    expect(
      sections
        .filter((section) => section.includes('DATABASE_OWNER_URL'))
        .map((section) => section.split(':')[0]),
    ).toEqual(['migrate']);
  });
});

describe('the folder that is sent to the builder', () => {
  it.each([
    ['src/main.ts', true],
    ['examples/graphiql/viewer.graphql', true],
    ['.npmrc', true],
    ['.env', false],
    ['.data/secret-key', false],
    ['.git/config', false],
    ['node_modules/pg/package.json', false],
    ['test/database.ts', false],
    ['examples/website/index.html', false],
  ])('of %s: %s', async (file, sent) => {
    expect(isSent(file, await read('.dockerignore'))).toBe(sent);
  });
});

describe('the stages of the Dockerfile', () => {
  it('begin with one base image, which a build argument can pin', async () => {
    expect(stagesOf(await read('Dockerfile')).map(({ base }) => base)).toEqual([
      'node:24-slim',
      'node:24-slim',
      'node:24-slim',
    ]);
  });
});
