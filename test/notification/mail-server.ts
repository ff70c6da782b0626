// A mail server on 127.0.0.1 that keeps what it receives.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll } from 'vitest';

/** An e-mail as it was received. */
interface ReceivedEmail {
  readonly from: string;
  readonly to: string;
  /** The headers by their names in lower case, without folding. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

/** A mail server. */
export interface MailServer {
  url: string;
  readonly received: ReceivedEmail[];
  /** True to refuse each message for now. */
  refuses: boolean;
}

/** Returns the headers and the body of a part. */
function partOf(source: string): { headers: Map<string, string>; body: string } {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  return { headers, body: source.slice(end + 4) };
}

/** Returns a body without its encoding for the transport. */
function decoded({ headers, body }: ReturnType<typeof partOf>): string {
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n');
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}

function emailOf(from: string, to: string, source: string): ReceivedEmail {
  const { headers, body } = partOf(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => partOf(part.replace(/^\r\n/, '')));
  const of = (type: string): string => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type));
    return part ? decoded(part) : '';
  };
  return { from, to, headers, text: of('text/plain'), html: of('text/html') };
}

/** Starts a mail server for the tests of a file. */
export function useMailServer(): MailServer {
  const server: MailServer = { url: '', received: [], refuses: false };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (server.refuses) return done(Object.assign(new Error('Later'), { responseCode: 451 }));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address).join(', ');
        server.received.push(emailOf(from, to, Buffer.concat(chunks).toString('utf8')));
        done();
      });
    },
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as AddressInfo; // it listens
    server.url = `smtp://127.0.0.1:${port}`;
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  return server;
}
