/** The walkthroughs in docs: each command is sent, and each answer that they show is compared whole. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { website } from '../examples/website/serve.mjs';
import { serve } from './fixtures/site.ts';
import { useWorld } from './support.ts';
import { Names } from './walkthrough/names.ts';
import { readStory } from './walkthrough/story.ts';

const world = useWorld({ ALLOW_PRIVATE_NETWORKS: 'on' }, true);
const read = (file: string): string => readFileSync(new URL(`../docs/${file}`, import.meta.url), 'utf8');

describe('a walkthrough', () => {
  it.each([
    ['walkthrough.md', 24],
    ['walkthrough-graphql.md', 18],
  ])('%s is answered as it shows', { timeout: 60_000 }, async (file, count) => {
    const { names: set, steps } = readStory(read(file));
    expect(steps.length).toBe(count);
    const names = new Names([...set, ['LECTERN', world.url], ['SITE', await serve(website)]]);
    for (const { shown, method, path, body, answer } of steps) {
      const { body: answered } = await world.as('ana').send(method, names.put(path), body === '' ? undefined : names.put(body));
      if (path === '/graphql') delete answered.extensions; // what it cost, which the document leaves out
      expect({ to: shown, is: answered }).toEqual({ to: shown, is: names.expected(answer, answered) });
    }
  });

  it('tells the same story through both doors', () => {
    const texts = (file: string) => [...new Set(read(file).match(/"(?:First|Rinse|Take) [^"]*\\n"/g))].filter((text) => !text.includes('$')).sort();
    expect(texts('walkthrough-graphql.md')).toEqual(texts('walkthrough.md'));
  });
});

describe('the reader of walkthroughs', () => {
  it('refuses a command that it does not understand, and one without an answer', () => {
    expect(() => readStory('```sh\ncurl -s $LECTERN/v1/orgs | jq .\n```\n\n```json\n{}\n```\n')).toThrow('This command is not understood:\ncurl -s $LECTERN/v1/orgs | jq .');
    expect(() => readStory('```graphql\n{ viewer { id } }\n```\n\nAnd so on.\n')).toThrow('No answer is shown for:\n{ viewer { id } }');
  });

  it('holds a name to its value, and two names to two values', () => {
    const names = new Names([['ORG', 'org_1']]);
    expect(names.expected({ id: '$SPACE', at: '$T1', urls: ['$ORG/$SPACE'] }, { id: 'spc_1', at: '2026-11-21T09:00:00.000Z', urls: [] })).toEqual({
      id: 'spc_1',
      at: '2026-11-21T09:00:00.000Z',
      urls: ['org_1/spc_1'],
    });
    expect(names.expected('$SPACE', 'spc_2')).toBe('spc_1');
    expect(() => names.expected('$OTHER', 'spc_1')).toThrow('$OTHER and $SPACE have one value: spc_1');
    expect(() => names.expected('$T2', 'spc_3')).toThrow('$T2 stands for spc_3: times alone have names such as $T1.');
  });
});
