// npm run roundtrip -- <folder or clone>…: reads and writes the markdown of folders and of local git
// clones, and prints what is not byte for byte as it was.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filesOf } from './round-trip/files.ts';
import { repositoryReport } from './round-trip/repository.ts';
import { textReport } from './round-trip/texts.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false } },
});
if (positionals.length === 0) {
  console.error('Name a folder or a git clone: npm run roundtrip -- <folder>… [--list]');
  process.exit(2);
}

let failureCount = 0;
for (const folder of positionals) {
  const files = filesOf(path.resolve(folder));
  console.log(`\n${folder}`);
  const texts = textReport(files);
  console.log(texts.summary);
  for (const failure of texts.failures) console.log(`  ${failure}`);
  failureCount += texts.failures.length;
  const repository = await repositoryReport(files);
  if (!repository) continue;
  console.log(repository.summary);
  if (values.list) for (const difference of repository.differences) console.log(`  ${difference}`);
  for (const failure of repository.failures) console.log(`  ${failure}`);
  failureCount += repository.failures.length;
}
process.exitCode = failureCount === 0 ? 0 : 1;
