// Tests how URLs are embedded in pages, which is derived from the URLs alone.
import { describe, expect, it } from 'vitest';
import { embedOf } from '../src/domain/embed.ts';
import { bad } from './content/expected.ts';
import { ids, useWorld } from './support.ts';

const world = useWorld();

const frameIn = (url: string): string | undefined =>
  /src="([^"]*)"/.exec(embedOf(url)?.html ?? '')?.[1];

describe('a URL', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=abc_1-2&t=3',
      'https://www.youtube-nocookie.com/embed/abc_1-2',
    ],
    ['https://youtu.be/abc123', 'https://www.youtube-nocookie.com/embed/abc123'],
    ['https://youtube.com/shorts/abc123', 'https://www.youtube-nocookie.com/embed/abc123'],
    ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456'],
    ['https://www.loom.com/share/0a1b2c', 'https://www.loom.com/embed/0a1b2c'],
    ['https://codepen.io/ana/pen/xYz', 'https://codepen.io/ana/embed/xYz'],
    ['https://codesandbox.io/s/new-1', 'https://codesandbox.io/embed/new-1'],
    ['https://open.spotify.com/track/4uLU6', 'https://open.spotify.com/embed/track/4uLU6'],
    [
      'https://www.figma.com/file/1/a?x="1"',
      'https://www.figma.com/embed?embed_host=lectern&amp;url=https%3A%2F%2Fwww.figma.com%2Ffile%2F1%2Fa%3Fx%3D%25221%2522',
    ],
  ])('of a known website is a frame: %s', (url, frame) => {
    expect(embedOf(url)?.type).toBe('RICH');
    expect(frameIn(url)).toBe(frame);
  });

  it.each([
    'https://acme.test/page',
    'https://youtube.com/watch?v=a"b',
    'https://youtube.com/@acme',
    'https://notyoutube.com/watch?v=abc',
    'https://vimeo.com/about',
    'https://codepen.io/ana',
  ])('of another website or page is a link: %s', (url) => {
    expect(embedOf(url)?.html).toBe(null);
  });

  it.each(['javascript:alert(1)', 'mailto:ana@acme.test', 'acme', '', 'data:text/html,x'])(
    'of another scheme is not embedded: %s',
    (url) => {
      expect(embedOf(url)).toBe(null);
    },
  );

  it('is described in both APIs', async () => {
    const at = `/v1/spaces/${ids.space('guide')}/embed`;
    const ana = world.as('ana');
    const link = { type: 'link', title: 'acme.test/page', site: 'acme.test' };
    expect((await ana.get(`${at}?url=https://www.acme.test/page`)).body).toEqual(link);
    const { data } = await ana.query(
      'query ($id: ID!, $url: String!) { space(id: $id) { embed(url: $url) { type title site html } } }',
      { id: ids.space('guide'), url: 'https://youtu.be/abc' },
    );
    expect(data?.space.embed).toEqual({
      type: 'RICH',
      title: 'youtu.be/abc',
      site: 'YouTube',
      html: '<iframe src="https://www.youtube-nocookie.com/embed/abc" title="YouTube: youtu.be/abc" width="100%" height="420" frameborder="0" loading="lazy" allowfullscreen></iframe>',
    });
    expect((await ana.get(`${at}?url=acme`)).status).toBe(404);
    expect((await ana.get(at)).body).toEqual(bad('url', 'url is required in the query.'));
  });
});
