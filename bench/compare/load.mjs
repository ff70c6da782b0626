/**
 * Sends requests over kept-alive connections as fast as they are answered: raw sockets, so that the
 * generator costs little of the processors that the server needs. Runs as a process of its own.
 */
import net from 'node:net';

/**
 * Returns the length of the first response in the bytes and its status; undefined until it is
 * complete.
 */
function firstResponse(bytes) {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = bytes.toString('latin1', 0, end).toLowerCase();
  const status = Number(head.slice(9, 12));
  if (status === 304 || status === 204) return { status, length: end + 4 };
  const known = /\r\ncontent-length: (\d+)/.exec(head);
  if (known) {
    const length = end + 4 + Number(known[1]);
    return bytes.length >= length ? { status, length } : undefined;
  }
  // One request is in transit at a time, so the last chunk ends the bytes.
  const isComplete = bytes.toString('latin1', bytes.length - 5) === '0\r\n\r\n';
  return isComplete ? { status, length: bytes.length } : undefined;
}

/** Runs one load; `requests` are whole HTTP requests, sent in turn by all connections. */
function run({ port, requests, connections, milliseconds, limit, status: expected }) {
  const messages = requests.map((text) => Buffer.from(text));
  const durations = [];
  let next = 0;
  let failures = 0;
  let failure;
  const startedAt = performance.now();
  const isOver = () =>
    limit === undefined ? performance.now() - startedAt >= milliseconds : next >= limit;
  const connect = () =>
    new Promise((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      let sentAt = 0;
      let parts = [];
      const send = () => {
        if (isOver()) return socket.destroy();
        sentAt = performance.now();
        socket.write(messages[next++ % messages.length]);
      };
      socket.on('connect', send);
      socket.on('data', (chunk) => {
        parts.push(chunk);
        const bytes = parts.length === 1 ? chunk : Buffer.concat(parts);
        const response = firstResponse(bytes);
        if (!response) {
          parts = [bytes];
          return;
        }
        parts = [];
        if (response.status === expected) durations.push(performance.now() - sentAt);
        else {
          failures++;
          failure ??= bytes.toString('utf8', 0, 1000);
        }
        send();
      });
      socket.on('error', reject);
      socket.on('close', resolve);
    });
  return Promise.all(Array.from({ length: connections }, connect)).then(() => {
    const seconds = (performance.now() - startedAt) / 1000;
    durations.sort((a, b) => a - b);
    const at = (share) => durations[Math.floor(durations.length * share)] ?? Number.NaN;
    return { count: durations.length, seconds, p50: at(0.5), p99: at(0.99), failures, failure };
  });
}

process.on('message', (load) => {
  run(load).then(
    (result) => process.send(result),
    (error) => process.send({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
