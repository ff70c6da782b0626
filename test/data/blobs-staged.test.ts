/**
 * Checks the storage of uploaded files: the type of their bytes, upload tickets, and signed URLs.
 */
import { createHash, pbkdf2 } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sanitizeFileName } from '../../src/data/blobs/name.ts';
import { createLinks } from '../../src/data/blobs/link.ts';
import { type Blobs, type Claim, openBlobs } from '../../src/data/blobs.ts';
import { createSecrets } from '../../src/data/secrets.ts';
import { badInput, AppError, notFound } from '../../src/domain/errors.ts';

let folder: string;
let settings: { baseUrl: string };
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lectern-staged-'));
  settings = { baseUrl: 'http://lectern.test' };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const secretKey = Buffer.alloc(32, 7);
const open = (claim?: Claim, key = secretKey): Blobs =>
  openBlobs({
    dataDir: folder,
    s3: undefined,
    secretKey: key,
    secrets: createSecrets(key),
    settings,
    claim,
  });
const hashOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');
const scratch = (): string[] => readdirSync(path.join(folder, 'files/scratch'));
const storedFiles = (): string[] =>
  (existsSync(path.join(folder, 'files')) ? readdirSync(path.join(folder, 'files')) : []).filter(
    (name) => name !== 'scratch',
  );

const hex = (text: string): Buffer => Buffer.from(text.replace(/\s/g, ''), 'hex');
const png = hex(
  '89504e470d0a1a0a 0000000d49484452 00000003 00000002 0802000000 12162b1c 0000000049454e44ae426082',
);
const jpeg = hex(
  'ffd8 ffe0 0010 4a46494600010100000100010000 ffc0 0011 08 0002 0003 03 012200 021101 031101 ffd9',
);
/** The same image rotated by 90 degrees: EXIF orientation 6. */
const turned = hex(
  'ffd8 ffe1 0022 457869660000 4d4d002a00000008 0001 0112 0003 00000001 00060000 00000000 ffc0 0011 08 0002 0003 03 012200 021101 031101 ffd9',
);
const gif = Buffer.concat([
  Buffer.from('GIF89a'),
  hex('0300 0200 800000 000000ffffff 2c000000000300020000 02028401 003b'),
]);
const webp = Buffer.concat([
  Buffer.from('RIFF'),
  hex('16000000'),
  Buffer.from('WEBPVP8X'),
  hex('0a000000 00000000 020000 010000 0000'),
]);
const svg =
  '<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a">\n<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><script>1</script></svg>';

describe('a stored file', () => {
  it.each<[string, Uint8Array | string, string | undefined, object]>([
    ['a PNG', png, 'text/html', { contentType: 'image/png', width: 3, height: 2 }],
    ['a JPEG', jpeg, undefined, { contentType: 'image/jpeg', width: 3, height: 2 }],
    ['a rotated JPEG', turned, undefined, { contentType: 'image/jpeg', width: 2, height: 3 }],
    ['a GIF', gif, 'image/png', { contentType: 'image/gif', width: 3, height: 2 }],
    ['a WebP', webp, undefined, { contentType: 'image/webp', width: 3, height: 2 }],
    [
      'an SVG with any declared type',
      svg,
      'text/plain',
      { contentType: 'image/svg+xml', width: 3, height: 2 },
    ],
    [
      'an SVG without a prolog',
      '<svg viewBox="0 0 30 20"/>',
      'image/svg+xml',
      { contentType: 'image/svg+xml', width: 30, height: 20 },
    ],
    [
      'HTML with any declared type',
      '\ufeff  <!DOCTYPE html><title>x</title>',
      'text/markdown',
      { contentType: 'text/html' },
    ],
    [
      'a script in HTML, declared as an image',
      '<!-- x --><script>alert(1)</script>',
      'image/png',
      { contentType: 'text/html' },
    ],
    ['XML', '<?xml version="1.0"?><feed/>', undefined, { contentType: 'application/xml' }],
    [
      'a feed',
      '<?xml version="1.0"?><feed/>',
      'application/atom+xml',
      { contentType: 'application/atom+xml' },
    ],
    ['markdown', '# Hello', 'text/markdown; charset=utf-8', { contentType: 'text/markdown' }],
    ['JSON', '{}', 'Application/JSON', { contentType: 'application/json' }],
    ['a text without a declared type', 'hello', undefined, { contentType: 'text/plain' }],
    ['a text declared as an image', 'hello', 'image/png', { contentType: 'text/plain' }],
    ['a text declared as an SVG', 'hello', 'image/svg+xml', { contentType: 'text/plain' }],
    [
      'a text that begins like a bitmap',
      'BMW is a name',
      'text/plain',
      { contentType: 'text/plain' },
    ],
    [
      'a script that begins like a GIF',
      'GIF89a=1;alert(1)',
      'application/javascript',
      { contentType: 'application/javascript' },
    ],
    [
      'a PDF of ASCII characters',
      '%PDF-1.7\n1 0 obj',
      'text/plain',
      { contentType: 'application/pdf' },
    ],
    [
      'bytes declared as text',
      hex('00010203fffe'),
      'text/plain',
      { contentType: 'application/octet-stream' },
    ],
    [
      'bytes declared as markup',
      hex('3c68746d6c3e80'),
      'text/html',
      { contentType: 'application/octet-stream' },
    ],
    [
      'a text that ends in the middle of a character',
      hex('68c3'),
      'text/plain',
      { contentType: 'application/octet-stream' },
    ],
    ['a truncated image', png.subarray(0, 20), undefined, { contentType: 'image/png' }],
    ['no bytes', '', undefined, { contentType: 'text/plain' }],
  ])('has the type of its bytes: %s', async (_, given, contentType, told) => {
    const bytes = Buffer.from(given);
    const expected = { hash: hashOf(bytes), size: bytes.length, name: 'x', ...told };
    expect(await open().store(bytes, { name: 'x', contentType })).toEqual(expected);
    expect(
      await open().stage(
        Readable.from(bytes.length > 1 ? [bytes.subarray(0, 1), bytes.subarray(1)] : [bytes]),
        1000,
        { name: 'x', contentType },
      ),
    ).toEqual(expected);
    expect(scratch()).toEqual([]);
  });

  it('is a text only if all of its bytes are', async () => {
    const bytes = Buffer.concat([Buffer.alloc(2_000_000, 'x'), hex('00')]);
    expect((await open().store(bytes, { name: 'x', contentType: 'text/plain' })).contentType).toBe(
      'application/octet-stream',
    );
  });

  it('is inspected quickly and without an error for any bytes', async () => {
    const starts = [
      png,
      jpeg,
      turned,
      gif,
      webp,
      Buffer.from(svg),
      Buffer.from('%PDF-'),
      Buffer.from('PK\x03\x04'),
      hex('00000018667479706176696600000000'),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.uint8Array({ maxLength: 200 }),
        fc.nat(60),
        async (start, rest, cut) => {
          const { size } = await open().store(Buffer.concat([start.subarray(0, cut), rest]), {
            name: 'x',
          });
          expect(size).toBe(Math.min(cut, start.length) + rest.length);
        },
      ),
    );
    const boxes = Buffer.concat([
      hex('0000001866747970617669660000000061766966 00000000'),
      hex('7fffffff6d65746100000000 7fffffff69707270 7fffffff6970636f'),
      ...Array.from({ length: 50_000 }, () => hex('0000001469737065000000000000000100000001')),
    ]);
    const begun = performance.now();
    expect((await open().store(boxes, { name: 'x' })).contentType).toBe('image/avif');
    expect(performance.now() - begun).toBeLessThan(3000);
  }, 240_000);

  it('can be read', async () => {
    const { backend, stage } = open();
    const { hash } = await stage(Readable.from([Buffer.from('hel'), Buffer.from('lo')]), 5, {
      name: 'x',
    });
    const stream = await backend.read(hash);
    expect(stream && (await buffer(stream)).toString()).toBe('hello');
  });

  it('is claimed before it is stored', async () => {
    const seen: unknown[] = [];
    const own: Claim = async (hash, size) => void seen.push([hash, size, storedFiles()]);
    await open(own).store(Buffer.from('hello'), { name: 'x' });
    await open().stage(Readable.from([Buffer.from('world')]), 5, { name: 'x', claim: own });
    expect(seen).toEqual([
      [hashOf('hello'), 5, []],
      [hashOf('world'), 5, [hashOf('hello').slice(0, 2)]],
    ]);
  });

  it('is not stored when the claim fails', async () => {
    const { stage } = open(() => Promise.reject(new Error('no')));
    await expect(stage(Readable.from([Buffer.from('x')]), 5, { name: 'x' })).rejects.toThrow('no');
    expect([storedFiles(), scratch()]).toEqual([[], []]);
  });

  it('has at most the maximum number of bytes', async () => {
    const { stage } = open();
    const stream = Readable.from([Buffer.from('hello'), Buffer.from('!')]);
    await expect(stage(stream, 5, { name: 'x' })).rejects.toEqual(
      new AppError('PAYLOAD_TOO_LARGE', 'A file may have at most 5 bytes.', {
        details: { limit: 5 },
      }),
    );
    expect([storedFiles(), scratch(), stream.destroyed]).toEqual([[], [], true]);
  });

  it('leaves nothing when its stream breaks', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('hello');
        throw new Error('gone');
      })(),
    );
    await expect(open().stage(broken, 10, { name: 'x' })).rejects.toThrow('gone');
    expect([storedFiles(), scratch()]).toEqual([[], []]);
  });

  it('leaves nothing when its stream breaks while its file is being opened', async () => {
    const blobs = open();
    for (let round = 0; round < 200; round++) {
      const staged = Array.from({ length: 8 }, () => {
        // makes the file open later and in another order
        for (let i = 0; i < 2; i++) pbkdf2('busy', 'threads', 1 + round, 16, 'sha256', () => {});
        const source = new Readable({ read() {} }).on('error', () => {});
        const taking = blobs.stage(source, 1000, { name: 'a' });
        source.destroy(new Error('gone'));
        return taking;
      });
      await Promise.allSettled(staged);
    }
    await setTimeout(50);
    expect(scratch()).toEqual([]);
  });

  it('is removed a day after its process died', async () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const { cleanUp } = open();
    await cleanUp(now);
    await mkdir(path.join(folder, 'files/scratch'), { recursive: true });
    for (const [name, at] of [
      ['old', '2026-11-20T11:00:00Z'],
      ['new', '2026-11-20T13:00:00Z'],
    ] as const) {
      writeFileSync(path.join(folder, 'files/scratch', name), '');
      utimesSync(path.join(folder, 'files/scratch', name), new Date(at), new Date(at));
    }
    await cleanUp(now);
    expect(scratch()).toEqual(['new']);
  });
});

describe('names of files', () => {
  it.each([
    ['a.png', 'a.png'],
    ['/etc/passwd', 'passwd'],
    ['C:\\Users\\ana\\a.png', 'a.png'],
    ['../..', 'file'],
    ['.', 'file'],
    ['.env', '.env'],
    ['', 'file'],
    ['a/', 'file'],
    [' a\u0000b\r\n.txt ', 'ab.txt'],
    ['photo\u202egpj.exe', 'photogpj.exe'],
    ['Grüße 😀.md', 'Grüße 😀.md'],
    ['half \ud83d.md', 'half .md'],
    ['x'.repeat(300), 'x'.repeat(255)],
    [`${'x'.repeat(254)}😀`, 'x'.repeat(254)],
  ])('%j becomes %j', (given, name) => {
    expect(sanitizeFileName(given)).toBe(name);
  });

  it('do not change when they are normalized again, and have 1 to 255 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const name = sanitizeFileName(given);
        expect(sanitizeFileName(name)).toBe(name);
        expect(name.length).toBeGreaterThanOrEqual(1);
        expect(name.length).toBeLessThanOrEqual(255);
      }),
    );
  });
});

describe('tickets', () => {
  const staged = {
    hash: 'ab'.repeat(32),
    size: 5,
    contentType: 'image/png',
    width: 3,
    height: 2,
    name: 'a.png',
  };
  const now = new Date('2026-11-21T12:00:00Z');
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const noGood = badInput(
    'This is not a file that you uploaded. Upload it and send the value from the response.',
    'upload',
  );

  it('contain the staged file for 15 minutes', () => {
    const { createUploadTicket, openUploadTicket } = open();
    const text = createUploadTicket(staged, 'usr_1', now);
    expect(text).toMatch(/^[0-9a-f]{64}\.[\w-]+$/);
    expect(openUploadTicket(text, 'usr_1', later(14.9))).toEqual(staged);
    expect(() => openUploadTicket(text, 'usr_1', later(15), 'body.file')).toThrow(
      badInput('This upload is older than 15 minutes. Upload the file again.', 'body.file'),
    );
  });

  it('are valid for one user', () => {
    const { createUploadTicket, openUploadTicket } = open();
    expect(() => openUploadTicket(createUploadTicket(staged, 'usr_1', now), 'usr_2', now)).toThrow(
      noGood,
    );
  });

  it('cannot be created or changed without the key', () => {
    const { createUploadTicket, openUploadTicket } = open();
    const text = createUploadTicket(staged, 'usr_1', now);
    const other = open(undefined, Buffer.alloc(32, 8)).createUploadTicket(staged, 'usr_1', now);
    for (const bad of [
      '',
      'x',
      'ä',
      text.slice(0, -3),
      `${text.slice(0, 20)}AAAA${text.slice(24)}`,
      other,
    ])
      expect(() => openUploadTicket(bad, 'usr_1', now)).toThrow(noGood);
  });
});

describe('URLs of files', () => {
  const file = {
    hash: 'ab'.repeat(32),
    size: 5,
    contentType: 'image/png',
    name: 'Grüße (1) 50%.png',
  };
  const pathOf = (url: string): string => url.slice('http://lectern.test'.length);

  it('return the file until the end of the next full hour', () => {
    const { downloadURL, openDownload } = open();
    const url = downloadURL(file, new Date('2026-11-21T12:20:00Z'));
    expect(url).toMatch(
      /^http:\/\/lectern\.test\/files\/[\w-]+\.[\w-]{43}\/Gr%C3%BC%C3%9Fe%20\(1\)%2050%25\.png$/,
    );
    expect(openDownload(pathOf(url), new Date('2026-11-21T13:59:59Z'))).toEqual({
      ...file,
      expiresAt: new Date('2026-11-21T14:00:00Z'),
    });
    expect(() => openDownload(pathOf(url), new Date('2026-11-21T14:00:00Z'))).toThrow(
      new AppError(
        'NOT_FOUND',
        'The URL of this file has expired. Read the file again to get a new URL.',
      ),
    );
  });

  it('are read after a rotation of the key, as long as the previous key is given', () => {
    const now = new Date('2026-11-21T12:20:00Z');
    const url = open().downloadURL(file, now);
    const key = Buffer.alloc(32, 8);
    const links = createLinks(key, [secretKey]);
    expect(links.read(pathOf(url), now)).toMatchObject(file);
    expect(links.read(links.write(file, now), now)).toMatchObject(file);
    expect(() => createLinks(key).read(pathOf(url), now)).toThrow();
  });

  it('stay the same within an hour, and are valid for at least one', () => {
    const { downloadURL, openDownload } = open();
    const at = (time: string) => downloadURL(file, new Date(`2026-11-21T${time}Z`));
    expect(at('12:59:59')).toBe(at('12:00:01'));
    expect(at('13:00:01')).not.toBe(at('12:59:59'));
    expect(openDownload(pathOf(at('12:00:00')), new Date('2026-11-21T12:59:59Z')).name).toBe(
      file.name,
    );
  });

  it("use the server's address when it becomes known", () => {
    const { downloadURL } = open();
    settings.baseUrl = 'http://127.0.0.1:1234';
    expect(downloadURL(file, new Date())).toMatch(/^http:\/\/127\.0\.0\.1:1234\/files\//);
  });

  it('cannot be created or changed without the key', () => {
    const { downloadURL, openDownload } = open();
    const now = new Date('2026-11-21T12:20:00Z');
    const good = pathOf(downloadURL(file, now));
    const [, , token = '', name = ''] = good.split('/');
    const [payload = '', signature = ''] = token.split('.');
    const other = pathOf(open(undefined, Buffer.alloc(32, 8)).downloadURL(file, now));
    const longer = Buffer.from(
      Buffer.from(payload, 'base64url')
        .toString()
        .replace(/\d+\]$/, '9999999]'),
    ).toString('base64url');
    const bad = [
      other,
      `/files/${longer}.${signature}/${name}`,
      `/files/${payload}.${'A'.repeat(43)}/${name}`,
      `/files/${token}/a.exe`,
      `/files/${token}/`,
      `/files/${token}/%ff`,
      `/files/${token}`,
      '/files/',
      '/files/a/b',
      `${good}/x`,
    ];
    for (const path of bad) expect(() => openDownload(path, now)).toThrow(notFound());
  });
});
