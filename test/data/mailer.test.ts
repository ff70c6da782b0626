// Tests where e-mails go, and that a mail server that does not answer ends nothing else.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { createMailer } from '../../src/data/mailer.ts';
import { SECRET_KEY } from '../secret-key.ts';

const email = {
  ...{ id: 'ntf_1-1', to: 'ana@acme.test', subject: 'Hello', text: 'Text', html: '<p>Text</p>' },
};

const emailIn = (environment: Readonly<Record<string, string>>) =>
  loadConfig(
    { SECRET_KEY, DATABASE_URL: 'postgres://localhost/x', DATA_DIR: '/data', ...environment },
    '/dev/null',
  ).email;

it('is a mail server, files in development, and nothing elsewhere', () => {
  expect(emailIn({ NODE_ENV: 'production' })).toBe(undefined);
  expect(emailIn({ NODE_ENV: 'test' })).toBe(undefined);
  const local = 'Lectern <lectern@localhost>';
  expect(emailIn({ NODE_ENV: 'development' })).toEqual({ folder: '/data/mail', from: local });
  const smtp = { SMTP_URL: 'smtps://u:p@mail.acme.test', SMTP_FROM: 'docs@acme.test' };
  expect(emailIn({ NODE_ENV: 'production', ...smtp })).toEqual({
    smtpUrl: smtp.SMTP_URL,
    from: smtp.SMTP_FROM,
  });
});

it('refuses settings that name no sender, or no mail server, without their values', () => {
  expect(() => emailIn({ SMTP_URL: 'smtp://mail.acme.test' })).toThrow(
    'SMTP_URL also needs SMTP_FROM.',
  );
  for (const given of ['https://u:hidden@mail.acme.test', 'mail.acme.test']) {
    const load = () => emailIn({ SMTP_URL: given, SMTP_FROM: 'docs@acme.test' });
    expect(load).toThrow('SMTP_URL must be');
    expect(load).not.toThrow('hidden');
  }
  expect(() => emailIn({ SMTP_URL: 'smtp://a.test', SMTP_FROM: 'a\nBcc: b@c.test' })).toThrow(
    'SMTP_FROM must be',
  );
});

it('writes an e-mail to a file, and names it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-mail-'));
  const files: string[] = [];
  await createMailer({ folder, from: 'docs@acme.test' }, (file) => files.push(file)).send(email);
  expect(files).toEqual([path.join(folder, 'ntf_1-1.eml')]);
  const text = await readFile(files[0] ?? '', 'utf8');
  expect(text).toContain('To: ana@acme.test');
  expect(text).toContain('Subject: Hello');
  await rm(folder, { recursive: true });
});

it('fails if the mail server ends the connection', async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens
  const mailer = createMailer(
    { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'docs@acme.test' },
    () => {},
  );
  await expect(mailer.send(email)).rejects.toThrow(Error);
  server.close();
});
