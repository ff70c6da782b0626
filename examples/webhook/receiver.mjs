/** Receives webhooks: verifies their signatures, handles each event once, and answers at once. */
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { Webhook } from 'standardwebhooks';

const MAX_BODY_BYTES = 1024 * 1024;
/** Webhook ids that are remembered, so that an event that is sent again is not handled again. */
const MAX_ID_COUNT = 10_000;

/** Returns the body of a request as text; undefined if it is too large. */
async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Creates a server that calls `onEvent` with the payload of each event. It answers with a failure if
 * `onEvent` throws, so that the event is sent again.
 */
export function createReceiver({ secret, onEvent }) {
  const webhook = new Webhook(secret);
  const handled = new Set();
  return createServer(async (request, response) => {
    const answer = (status) => response.writeHead(status).end();
    if (request.method !== 'POST') return answer(405);
    const body = await readBody(request);
    if (body === undefined) return answer(413);
    let payload;
    try {
      payload = webhook.verify(body, request.headers);
    } catch {
      return answer(401);
    }
    const id = request.headers['webhook-id'];
    if (handled.has(id)) return answer(204);
    try {
      await onEvent(payload);
    } catch (error) {
      console.error(error);
      return answer(500);
    }
    handled.add(id);
    if (handled.size > MAX_ID_COUNT) handled.delete(handled.values().next().value);
    answer(204);
  });
}

const isProgram = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;
if (isProgram) {
  const { WEBHOOK_SECRET: secret, PORT: port = '4200' } = process.env;
  if (!secret) throw new Error('Set WEBHOOK_SECRET to the secret of the webhook endpoint.');
  const onEvent = ({ type, data }) =>
    console.log(`${data.position ?? 'test'} ${type} ${data.subject.id}`);
  createReceiver({ secret, onEvent }).listen(Number(port), '127.0.0.1', () =>
    console.log(`Receiving webhooks at http://127.0.0.1:${port}/`),
  );
}
