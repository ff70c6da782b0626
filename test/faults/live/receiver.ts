// A receiver of webhooks, which checks signatures, that none is missing, and their order.
import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { TestInstallation } from '../installation.ts';

/** An event that a webhook is expected for. */
interface ExpectedEvent {
  readonly position: number;
  readonly id: string;
  readonly subject: string;
}

/** A receiver of webhooks. */
class Receiver {
  url = '';
  secret = '';
  requests = 0;
  /** The ids of the events that have arrived. */
  readonly ids = new Set<string>();
  private readonly positions = new Map<string, number[]>();

  /** Reads a request, whose signature must be valid. */
  read(body: string, headers: http.IncomingHttpHeaders): void {
    // the headers of webhooks are sent once
    const { data } = Object(
      new Webhook(this.secret).verify(body, headers as Record<string, string>),
    );
    this.requests++;
    if (this.ids.has(data.id)) return;
    this.ids.add(data.id);
    const known = this.positions.get(data.subject.id) ?? [];
    this.positions.set(data.subject.id, [...known, data.position]);
  }

  /** Checks that each event has arrived, and that those of each subject arrived in their order. */
  check(events: readonly ExpectedEvent[]): void {
    const missing = events.filter(({ id }) => !this.ids.has(id));
    assert.deepEqual(missing, [], 'Webhooks are missing.');
    for (const [subject, positions] of this.positions)
      assert.deepEqual(
        positions,
        events.filter((event) => event.subject === subject).map(({ position }) => position),
        `The order of the webhooks of ${subject}`,
      );
  }
}

/** Opens a receiver that ends with the installation. */
export async function openReceiver(installation: TestInstallation): Promise<Receiver> {
  const receiver = new Receiver();
  const server = http.createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      try {
        receiver.read(Buffer.concat(chunks).toString(), req.headers);
        res.writeHead(204).end();
      } catch {
        res.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  installation.beforeRemoval(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens
  return receiver;
}
