// Serves CNAME records on this machine, over UDP, for the tests of custom hostnames.
import { createSocket } from 'node:dgram';

/** A DNS server of a test. */
interface DnsServer {
  /** The value of `DNS_SERVER`. */
  readonly address: string;
  /** CNAME records by hostname; a missing name does not exist, and null is a failure of the server. */
  readonly records: Map<string, string | null>;
  /** The hostnames that were asked for. */
  readonly asked: string[];
  close(): void;
}

const NO_SUCH_NAME = 3;
const SERVER_FAILURE = 2;
const CNAME = 5;

/** Returns a name in the form of the protocol: each label with its length before it. */
const encoded = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);

/** Returns the name that a query asks for, and the length of its question. */
function questionOf(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.'), end: at + 5 };
}

/** Returns the response to a query: the record, or an error. */
function responseTo(query: Buffer, end: number, value: string | null | undefined): Buffer {
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  const code = value === undefined ? NO_SUCH_NAME : value === null ? SERVER_FAILURE : 0;
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  if (value == null) return Buffer.concat([header, query.subarray(12, end)]);
  header.writeUInt16BE(1, 6);
  const name = encoded(value);
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0); // the name of the question
  record.writeUInt16BE(CNAME, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(name.length, 10);
  return Buffer.concat([header, query.subarray(12, end), record, name]);
}

/** Starts a DNS server on a free port of this machine. */
export async function openDns(): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const records = new Map<string, string | null>();
  const asked: string[] = [];
  socket.on('message', (query, { port, address }) => {
    const { name, end } = questionOf(query);
    asked.push(name);
    socket.send(responseTo(query, end, records.get(name)), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    asked,
    close: () => void socket.close(),
  };
}
