/** Compiles the operations in test/clients/relay.graphql with relay-compiler. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, print } from 'graphql';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The prefix of the operations, which is the name of the module that contains them. */
const MODULE = 'Relay';

/**
 * Compiles the operations into `artifacts` of a folder, as ES modules such as
 * `RelayPageQuery.graphql.js`. Returns the errors of the compiler; '' when there are none.
 */
export async function compileRelay(folder: string): Promise<string> {
  const { definitions } = parse(
    await readFile(path.join(root, 'test/clients/relay.graphql'), 'utf8'),
  );
  for (const name of ['src', 'artifacts'])
    await mkdir(path.join(folder, name), { recursive: true });
  await copyFile(path.join(root, 'schema.graphql'), path.join(folder, 'schema.graphql'));
  await writeFile(
    path.join(folder, `src/${MODULE}.js`),
    definitions.map((definition) => `graphql\`${print(definition)}\`;\n`).join(''),
  );
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(
    path.join(folder, 'relay.config.json'),
    JSON.stringify({
      src: 'src',
      schema: 'schema.graphql',
      language: 'javascript',
      artifactDirectory: 'artifacts',
      eagerEsModules: true,
    }),
  );
  return new Promise((resolve, reject) => {
    const compiler = path.join(root, 'node_modules/relay-compiler/cli.js');
    execFile(process.execPath, [compiler], { cwd: folder }, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') reject(error);
      else resolve(error || /\bwarn/i.test(stdout + stderr) ? stdout + stderr : '');
    });
  });
}
