import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { settingsFaults } from '../scripts/documented.ts';
import { useWorld } from './support.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'docs/architecture.md', ...readdirSync(path.join(root, 'docs/adr')).map((name) => `docs/adr/${name}`)];

/** The command of an example of the README and the answer that it shows. */
function exampleOf(name: string): { command: string; answer: unknown } {
  const [, command = '', answer = ''] = new RegExp(`<!-- example: ${name} -->\\n\`\`\`sh\\n([\\s\\S]*?)\`\`\`[\\s\\S]*?\`\`\`json\\n([\\s\\S]*?)\`\`\``).exec(read('README.md')) ?? [];
  return { command, answer: JSON.parse(answer) };
}

const world = useWorld();

describe('the README', () => {
  it('shows the settings as the program tells them', async () => {
    expect(await settingsFaults()).toBe('');
  });

  it('shows what its first query is answered', async () => {
    const { command, answer } = exampleOf('graphql');
    const [, body = ''] = /-d '(.*)'/.exec(command) ?? [];
    const { body: answered } = await world.as('ana').post('/graphql', body);
    expect(answered).toEqual(answer);
  });

  it('shows what the same is answered by /v1', async () => {
    const { command, answer } = exampleOf('rest');
    const [, address = ''] = /'http:\/\/127\.0\.0\.1:4000(.*)'/.exec(command) ?? [];
    const { body } = await world.as('ana').get(address);
    expect(body).toEqual(answer);
  });

  it('counts the operations that are built as the table of routes does', async () => {
    const { body } = await world.nobody.get('/openapi.json');
    const operations: { 'x-status'?: string; tags: string[] }[] = Object.values(body.paths).flatMap((methods) => Object.values(methods as object));
    const planned = operations.filter((operation) => operation['x-status'] === 'planned');
    expect(read('README.md')).toContain(`| ${planned.filter(({ tags }) => tags[0] !== 'Organizations').length} operations: every one is routed and answers 501`);
    expect(read('CHANGELOG.md')).toContain(`${127 - planned.length} of the contract's 127 operations (organizations, members, teams, invites) and ${operations.length - 127} beyond it`);
  });
});

describe('every document', () => {
  it.each(documents)('%s links to what is there', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(path.join(root, path.dirname(file), link)))).toEqual([]);
  });

  it.each(documents)('%s names scripts that package.json has', (file) => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const named = [...read(file).matchAll(/npm (?:run (?:--silent )?([\w:]+)|(start|test)\b)/g)].map(([, script, short]) => script ?? short ?? '');
    expect(named.filter((script) => scripts[script] === undefined)).toEqual([]);
  });

  it.each(documents.filter((file) => file !== 'CHANGELOG.md'))('%s names files that are there', (file) => {
    const named = [...read(file).matchAll(/`((?:src|schema|test|prisma|scripts|docs)\/[\w./-]+\.(?:ts|graphql|json|mjs|md|prisma))`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it('decides one thing in twenty lines or so', () => {
    expect(documents.filter((file) => file.startsWith('docs/adr/') && read(file).split('\n').length > 25)).toEqual([]);
  });
});
