// Runs a server of the S3 protocol in a process that can be killed: `s3-server.ts <folder> <port>`.
// It prints its port when it listens.
import { statSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
// @ts-expect-error: it has no types
import S3rver from 's3rver';

const [directory, port] = process.argv.slice(2);
const server = new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'files' }],
});

// S3rver answers a PUT before the file is written, so wait until the bytes are in the file.
const put = server.store.putObject.bind(server.store);
server.store.putObject = async (object: { readonly bucket: string; readonly key: string }) => {
  const kept = await put(object);
  const file = server.store.getResourcePath(object.bucket, object.key, 'object');
  while (statSync(file, { throwIfNoEntry: false })?.size !== kept.size) await nextTurn();
  return kept;
};

console.log(`port ${(await server.run()).port}`);
