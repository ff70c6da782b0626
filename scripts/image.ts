// Checks the Dockerfile and compose.yaml with the rules of two linters and our own, for `npm run
// check` and `npm run test:image`.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the errors in both files of this checkout; '' when there are none. */
export async function imageErrors(): Promise<string> {
  const errors = [
    ...dockerfileErrors(await readFile(path.join(root, 'Dockerfile'), 'utf8')),
    ...(await composeErrors(path.join(root, 'compose.yaml'))),
  ];
  return errors.join('\n');
}

/** Returns the errors in a Dockerfile, one line each. */
export function dockerfileErrors(text: string): string[] {
  const instructions = DockerfileParser.parse(text).getInstructions();
  const last = instructions.slice(
    instructions.findLastIndex((instruction) => instruction.getKeyword() === 'FROM'),
  );
  const of = (name: string): Instruction[] =>
    last.filter((instruction) => instruction.getKeyword() === name);
  const argumentsOf = (instruction: Instruction | undefined): string =>
    instruction?.getRawArgumentsContent() ?? '';
  const rules: readonly (readonly [holds: boolean, error: string])[] = [
    [
      /^(?!root\b|0\b)\w+/.test(argumentsOf(of('USER').at(-1))),
      'The last stage does not run as an account of its own: USER.',
    ],
    [of('HEALTHCHECK').length === 1, 'The last stage has no health check: HEALTHCHECK.'],
    [of('VOLUME').length === 1, 'The last stage declares no volume for DATA_DIR: VOLUME.'],
    [
      argumentsOf(of('ENV')[0]).includes('NODE_ENV=production'),
      'The last stage is not for production: ENV NODE_ENV.',
    ],
    [
      argumentsOf(of('CMD')[0]).startsWith('['),
      'The command is not in JSON form, so that a shell would take its signals: CMD.',
    ],
    [
      !/\b(SECRET_KEY|PASSWORD|DATABASE_(OWNER_)?URL)=/.test(text),
      'A secret or an address stands in the image: ENV, ARG.',
    ],
    [
      !instructions.some((instruction) => instruction.getKeyword() === 'ADD'),
      'ADD unpacks and fetches: COPY.',
    ],
    [
      !instructions.some(
        (instruction) =>
          instruction.getKeyword() === 'FROM' && /:latest\b/.test(argumentsOf(instruction)),
      ),
      'A base image is whatever is the latest: FROM.',
    ],
  ];
  const broken = validate(text).map(
    ({ message, range }) => `Dockerfile:${range.start.line + 1} ${message}`,
  );
  return [
    ...broken,
    ...rules.filter(([holds]) => !holds).map(([, error]) => `Dockerfile: ${error}`),
  ];
}

/** Rules for teams with a registry: an image that is built here cannot come from another place. */
const UNUSED_RULES = ['no-build-and-image', 'service-image-require-explicit-tag'];

/**
 * Returns the errors in a compose file: violations of the specification's schema, and the linter's
 * errors. Style rules are off.
 */
export function composeErrors(file: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const parameters = [
      path.join(root, 'node_modules/.bin/dclint'),
      file,
      '--quiet',
      '--formatter=compact',
      '--disable-rule',
      ...UNUSED_RULES,
    ];
    const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? [] : [output.trim()]));
  });
}
