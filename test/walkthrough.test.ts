/**
 * Tests the walkthroughs in docs: each command is sent, and each response is compared as a whole.
 */
import { readFileSync } from 'node:fs';
import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, it } from 'vitest';
import { website } from '../examples/website/serve.mjs';
import { createUser } from '../src/resources/user.ts';
import { serve } from './fixtures/site.ts';
import { useWorld } from './support.ts';
import { Names } from './walkthrough/names.ts';
import { readStory } from './walkthrough/story.ts';

const world = useWorld({ ALLOW_PRIVATE_NETWORKS: 'on' }, { jobs: true });
const read = (file: string): string =>
  readFileSync(new URL(`../docs/${file}`, import.meta.url), 'utf8');

/**
 * Values that commands of the documents return: an identity provider's certificate, and the token
 * of a user with a confirmed address.
 */
const given = new Map<string, string>();
beforeAll(async () => {
  const pem = readFileSync(new URL('fixtures/saml/provider.crt', import.meta.url), 'utf8');
  given.set('CERTIFICATE', pem.replace(/-----.*-----|\n/g, ''));
  const { id } = await world.console.database.transaction((tx) =>
    createUser(tx, 'ola@acme.test', undefined, new Date()),
  );
  given.set('OLA', await world.tokenOf(id));
});

describe('a walkthrough', () => {
  it.each([
    ['walkthrough.md', 50],
    ['walkthrough-graphql.md', 29],
    ['sites.md', 11],
    ['start-rest.md', 7],
    ['start-graphql.md', 6],
    ['graphql-errors.md', 3],
    ['start-graphiql.md', 1],
    ['sign-in.md', 7],
    ['openapi.md', 10],
    ['integrations.md', 8],
    ['translations.md', 6],
  ])('in %s has the documented responses', { timeout: 240_000 }, async (file, count) => {
    const { names: set, steps } = readStory(read(file));
    expect(steps.length).toBe(count);
    const names = new Names([
      ...set,
      ...given,
      ['LECTERN', world.url],
      ['SITE', await serve(website)],
    ]);
    for (const step of steps) {
      if (step.kind === 'signing') {
        names.expected(`$${step.name}`, jwt.sign(step.claims, names.put('$KEY'), step.options));
        continue;
      }
      const { shown, token, method, path, body, answer, until } = step;
      const caller =
        token === undefined
          ? world.nobody
          : token === 'TOKEN'
            ? world.as('ana')
            : world.with(names.put(`$${token}`));
      const send = () =>
        caller.send(method, names.put(path), body === '' ? undefined : names.put(body));
      if (until !== undefined)
        await expect
          .poll(async () => JSON.stringify((await send()).body), { timeout: 240_000 })
          .toContain(until);
      const { body: answered } = await send();
      // the cost, which the document omits
      if (path === '/graphql') delete answered.extensions;
      expect({ to: shown, is: answered }).toEqual({
        to: shown,
        is: names.expected(answer, answered),
      });
    }
  });

  it('has the same texts in both APIs', () => {
    const texts = (file: string) =>
      [...new Set(read(file).match(/"(?:First|Rinse|Take|Stop|Once) [^"]*\\n"/g))]
        .filter((text) => !text.includes('$'))
        .sort();
    expect(texts('walkthrough-graphql.md')).toEqual(texts('walkthrough.md'));
  });
});

describe('the parser of walkthroughs', () => {
  it('refuses an unknown command, and one without a response', () => {
    expect(() =>
      readStory('```sh\ncurl -s $LECTERN/v1/orgs | jq .\n```\n\n```json\n{}\n```\n'),
    ).toThrow('This command is not understood:\ncurl -s $LECTERN/v1/orgs | jq .');
    expect(() => readStory('```graphql\n{ viewer { id } }\n```\n\nAnd so on.\n')).toThrow(
      'No answer is shown for:\n{ viewer { id } }',
    );
  });

  it('parses a polled request', () => {
    const shown = `until curl -s $LECTERN/v1/orgs/$ORG/openapi/tea -H "Authorization: Bearer $TOKEN" | grep '"processingState":"complete"'; do sleep 1; done`;
    const { steps } = readStory(`\`\`\`sh\n${shown}\n\`\`\`\n\n\`\`\`json\n{}\n\`\`\`\n`);
    expect(steps).toEqual([
      {
        ...{
          kind: 'asking',
          until: '"processingState":"complete"',
          shown: `${shown}\n`,
          answer: {},
        },
        ...{ token: 'TOKEN', method: 'GET', path: '/v1/orgs/$ORG/openapi/tea', body: '' },
      },
    ]);
  });

  it('parses names, and leaves values from commands to the test', () => {
    const shown =
      'npm run --silent lectern -- user create --email ola@acme.test\nOLA=$(npm run --silent lectern -- token create --user ola@acme.test)\nORG=org_1\n';
    expect(readStory(`\`\`\`sh\n${shown}\`\`\`\n`)).toEqual({
      names: new Map([['ORG', 'org_1']]),
      steps: [],
    });
  });

  it("parses the token: a user's, a visitor's, or none", () => {
    const tokens = ({ steps }: ReturnType<typeof readStory>) =>
      steps.map((step) => step.kind === 'asking' && step.token);
    const answer = '\n\n```json\n{}\n```\n\n';
    const commands = [
      'curl -s $LECTERN/v1/orgs -H "Authorization: Bearer $TOKEN"',
      'curl -s $LECTERN/v1/spaces/$SPACE -H "Authorization: Bearer $VISITOR"',
      'curl -s $LECTERN/v1/orgs/$ORG/sites/$DOCS/structure',
    ];
    expect(
      tokens(
        readStory(commands.map((command) => `\`\`\`sh\n${command}\n\`\`\`${answer}`).join('')),
      ),
    ).toEqual(['TOKEN', 'VISITOR', undefined]);
    expect(
      tokens(
        readStory(
          ['{ viewer { id } }', '# Without a token\n{ viewer { id } }']
            .map((query) => `\`\`\`graphql\n${query}\n\`\`\`${answer}`)
            .join(''),
        ),
      ),
    ).toEqual(['TOKEN', undefined]);
  });

  it("parses how a visitor's JWT is signed", () => {
    const shown = `TESTER=$(KEY=$KEY node -p 'require("jsonwebtoken").sign({ "isBeta": true }, process.env.KEY, { "expiresIn": "1h" })')`;
    expect(readStory(`\`\`\`sh\n${shown}\n\`\`\`\n`).steps).toEqual([
      { kind: 'signing', name: 'TESTER', claims: { isBeta: true }, options: { expiresIn: '1h' } },
    ]);
  });

  it('binds each name to one value, and two names to two values', () => {
    const names = new Names([['ORG', 'org_1']]);
    expect(
      names.expected(
        { id: '$SPACE', at: '$T1', urls: ['$ORG/$SPACE'] },
        { id: 'spc_1', at: '2026-11-21T09:00:00.000Z', urls: [] },
      ),
    ).toEqual({
      id: 'spc_1',
      at: '2026-11-21T09:00:00.000Z',
      urls: ['org_1/spc_1'],
    });
    expect(names.expected('$SPACE', 'spc_2')).toBe('spc_1');
    expect(() => names.expected('$OTHER', 'spc_1')).toThrow(
      '$OTHER and $SPACE have one value: spc_1',
    );
    expect(() => names.expected('$T2', 'spc_3')).toThrow(
      '$T2 stands for spc_3: times alone have names such as $T1.',
    );
  });
});
