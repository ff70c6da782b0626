/** Checks which anchors name a heading or an id of a text, and where links to them lead. */
import { describe, expect, it } from 'vitest';
import { statusesOf } from '../../../src/domain/broken-links.ts';
import { readBlocks } from '../../../src/domain/document/read.ts';
import { htmlOf } from '../../../src/domain/html/render.ts';
import { factsOf } from '../../../src/domain/markdown/facts.ts';

const empty = { pages: null, files: null, reusableContents: null, variables: null };

/** Returns the status of a link in a text, and the address that its HTML has. */
function linkIn(
  text: string,
  href: string,
): [status: string | undefined, href: string | undefined] {
  const markdown = `${text}\n\n[link](<${href}>)`;
  const [status] = statusesOf(
    { ...factsOf(markdown), links: [{ kind: 'LINK', href, text: 'link' }] },
    { content: empty, from: [] },
    'https://docs.acme.test',
  );
  const html = htmlOf(readBlocks(markdown), {});
  return [status, /<a [^>]*href="([^"]*)"[^>]*>link</.exec(html)?.[1]];
}

describe('a link to an anchor', () => {
  it.each([
    ['a heading', '# Set up', '#set-up', 'OK', '#set-up'],
    ['a heading with a sign', '# Install & run', '#install--run', 'OK', '#install--run'],
    ['the same in GitBook', '# Install & run', '#install-and-run', 'OK', '#install--run'],
    ['a heading with a number in GitBook', '# 1. Set up', '#1.-set-up', 'OK', '#1-set-up'],
    ['a heading with a version in GitBook', '## API v2.0', '#api-v2.0', 'OK', '#api-v20'],
    ['a heading in other case', '# Set Up', '#Set-Up', 'OK', '#set-up'],
    ['a heading with an apostrophe in GitBook', "# What's new", '#what-s-new', 'OK', '#whats-new'],
    ['the first of two headings', '# Set up\n\n# Set-up', '#setup', 'OK', '#set-up'],
    ['the second of two headings', '# A\n\n# A', '#a-1', 'OK', '#a-1'],
    ['an explicit anchor', '# Set up {#start}', '#start', 'OK', '#start'],
    ['an explicit anchor of GitBook', '# Set up <a href="#x" id="x"></a>', '#x', 'OK', '#x'],
    ['an id in the text', '<a id="start"></a>Text', '#start', 'OK', '#user-content-start'],
    ['a name in the text', 'Text <a name="start"></a>', '#start', 'OK', '#user-content-start'],
    ['a heading of another language', '# Über uns', '#%C3%BCber-uns', 'OK', '#über-uns'],
    ['nothing', '# Set up', '#tear-down', 'BROKEN', '#tear-down'],
    ['signs alone', '# Set up', '#--', 'BROKEN', '#--'],
  ])('leads to %s', (_, text, href, status, shown) => {
    expect(linkIn(text, href)).toEqual([status, shown]);
  });
});
