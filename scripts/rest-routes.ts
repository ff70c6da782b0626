// Renders the routes of /v1 for docs/migrating-from-rest.md: a table for each family, with the
// GraphQL operation of each route.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GraphQLSchema } from 'graphql';
import { buildLecternSchema } from '../src/graphql/schema.ts';
import { chain } from '../src/rest/openapi.ts';
import type { Route } from '../src/rest/route.ts';
import { routes } from '../src/rest/routes.ts';
import { operationOf } from '../src/rest/selection.ts';

const OPERATIONS = fileURLToPath(new URL('../src/rest', import.meta.url));

/** Returns the file of src/rest that defines each operation, by its name. */
function filesOfOperations(): ReadonlyMap<string, string> {
  const files = readdirSync(OPERATIONS).filter((file) => file.endsWith('.graphql'));
  const named = files.flatMap((file) => {
    const text = readFileSync(path.join(OPERATIONS, file), 'utf8');
    return [...text.matchAll(/^(?:query|mutation) (\w+)/gm)].map(
      ([, name = '']): [string, string] => [name, file],
    );
  });
  return new Map(named);
}

function row(schema: GraphQLSchema, files: ReadonlyMap<string, string>, route: Route): string {
  const address = `\`${route.method} ${route.path}\``;
  const { name, operation } = operationOf(route.document);
  const fields = chain(schema, route.document)
    .map((field) => field.name)
    .join('.');
  const file = files.get(name.value);
  if (file === undefined) throw new Error(`No file of src/rest has the operation ${name.value}.`);
  const notes = [
    ...(route.deprecated ? [`deprecated: \`${route.deprecated.successor}\``] : []),
    ...(route.addition ? ['beyond the contract'] : []),
    ...(route.next ? [`then \`${operationOf(route.next.document).name.value}\`, which waits`] : []),
    ...(route.redirect === undefined ? [] : ['302 to the URL that GraphQL returns']),
  ];
  return `| ${address} | ${operation} \`${fields}\`, [${name.value}](../src/rest/${file}) | ${notes.join('; ')} |`;
}

/** Returns the tables in markdown. */
export function restRoutes(): string {
  const schema = buildLecternSchema();
  const files = filesOfOperations();
  const families = [...new Set(routes.map(({ family }) => family))];
  return families
    .map((family) => {
      const rows = routes
        .filter((route) => route.family === family)
        .map((route) => row(schema, files, route));
      return [`### ${family}`, '', '| `/v1` | GraphQL | note |', '|---|---|---|', ...rows].join(
        '\n',
      );
    })
    .join('\n\n');
}
