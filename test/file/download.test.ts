// Tests the download address of a file: how long it is valid, and for which file.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refused } from '../content/expected.ts';
import { ids, useWorld } from '../support.ts';
import { base64, uploads } from './made.ts';

const world = useWorld();

describe('a download address', () => {
  const expired = 'The URL of this file has expired. Read the file again to get a new URL.';

  it('needs no token, stays the same for an hour, and then expires', async () => {
    const { blobs } = world.console.as(ids.user('ana'));
    const { body } = await world
      .as('ana')
      .post(uploads, { name: 'käse.txt', base64: base64('Käse') });
    const file = {
      hash: createHash('sha256').update('Käse').digest('hex'),
      name: 'käse.txt',
      contentType: 'text/plain',
      size: 5,
    };
    const hour = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
    expect([
      blobs.downloadURL(file, new Date(hour - 1)),
      blobs.downloadURL(file, new Date(hour - 3_599_000)),
    ]).toEqual([body.downloadURL, body.downloadURL]);
    const answer = await fetch(body.downloadURL);
    expect([answer.status, await answer.text(), answer.headers.get('content-disposition')]).toEqual(
      [200, 'Käse', `inline; filename="k_se.txt"; filename*=UTF-8''k%C3%A4se.txt`],
    );
    const late = await fetch(blobs.downloadURL(file, new Date(Date.now() - 2 * 3_600_000)), {
      headers: { 'x-request-id': 'test' },
    });
    expect([late.status, await late.json()]).toEqual([404, refused(404, 'NOT_FOUND', expired)]);
    expect((await fetch(blobs.downloadURL(file, new Date(hour - 3_600_000)))).status).toBe(200);
  });

  it('is valid only for the file that it was made for', async () => {
    const { body } = await world.as('ana').post(uploads, { name: 'a.txt', base64: base64('mine') });
    const url = new URL(body.downloadURL);
    const [, folder, token = '', name] = url.pathname.split('/');
    const [payload = '', signature] = token.split('.');
    const forged = Buffer.from(payload, 'base64url').toString().replace('text/plain', 'text/html');
    for (const path of [
      `/${folder}/${token}/b.html`,
      `/${folder}/${Buffer.from(forged).toString('base64url')}.${signature}/${name}`,
      `/${folder}/${payload}/${name}`,
    ]) {
      expect((await fetch(`${world.url}${path}`)).status).toBe(404);
    }
  });

  it('answers range requests with part of the bytes', async () => {
    const { body } = await world
      .as('ana')
      .post(uploads, { name: 'a.txt', base64: base64('0123456789') });
    const answer = await fetch(body.downloadURL, { headers: { range: 'bytes=2-4' } });
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
  });
});
