import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { guideErrors, settingsErrors, totalsErrors } from '../scripts/documented.ts';
import { useWorld } from './support.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(path.join(root, 'docs'), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Returns the command of an example in docs/getting-started.md and the answer that it shows. */
function exampleOf(name: string): { command: string; answer: unknown } {
  const [, command = '', answer = ''] =
    new RegExp(
      `<!-- example: ${name} -->\\n\`\`\`sh\\n([\\s\\S]*?)\`\`\`[\\s\\S]*?\`\`\`json\\n([\\s\\S]*?)\`\`\``,
    ).exec(read('docs/getting-started.md')) ?? [];
  return { command, answer: JSON.parse(answer) };
}

const world = useWorld();

describe('the documentation', () => {
  it('lists the settings of the program', async () => {
    expect(await settingsErrors()).toBe('');
  });

  it('shows the answer of the first GraphQL query', async () => {
    const { command, answer } = exampleOf('graphql');
    const [, body = ''] = /-d '(.*)'/.exec(command) ?? [];
    const { body: answered } = await world.as('ana').post('/graphql', body);
    expect(answered).toEqual(answer);
  });

  it('shows the answer of the first /v1 request', async () => {
    const { command, answer } = exampleOf('rest');
    const [, address = ''] = /'http:\/\/127\.0\.0\.1:4000(.*)'/.exec(command) ?? [];
    const { body } = await world.as('ana').get(address);
    expect(body).toEqual(answer);
  });

  /** Families that have another name there. */
  it('counts the operations of the contract and beyond it as the table of routes does', async () => {
    expect(await totalsErrors()).toBe('');
  });
});

describe('the guide from REST', () => {
  it('lists every route of the table with its operation', async () => {
    expect(await guideErrors()).toBe('');
  });
});

describe('every document', () => {
  it.each(documents)('%s links to what is there', (file) => {
    const links = [
      ...read(file)
        .replace(/^```[\s\S]*?^```$/gm, '')
        .matchAll(/\]\((?!https?:|#)([^)#]+)/g),
    ].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(path.join(root, path.dirname(file), link)))).toEqual(
      [],
    );
  });

  it.each(documents)('%s names scripts that package.json has', (file) => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const named = [
      ...read(file).matchAll(/npm (?:run (?:--silent )?([\w:]+)|(start|test)\b)/g),
    ].map(([, script, short]) => script ?? short ?? '');
    expect(named.filter((script) => scripts[script] === undefined)).toEqual([]);
  });

  it.each(documents.filter((file) => file !== 'CHANGELOG.md'))(
    '%s names files that are there',
    (file) => {
      const named = [
        ...read(file).matchAll(
          /`((?:src|schema|test|prisma|scripts|docs)\/[\w./-]+\.(?:ts|graphql|json|mjs|md|prisma))`/g,
        ),
      ].map(([, name = '']) => name);
      expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
    },
  );

  it('decides one thing in twenty lines or so', () => {
    expect(
      documents.filter(
        (file) => file.startsWith('docs/adr/') && read(file).split('\n').length > 25,
      ),
    ).toEqual([]);
  });
});
