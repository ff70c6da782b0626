import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefinitionNode, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { derivedErrors } from '../scripts/derived.ts';
import { treeErrors } from '../scripts/documented.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');

/** Returns the files below a folder by their paths from the root. */
async function filesIn(folder: string, ending: RegExp): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  return files.filter((file) => !file.startsWith('src/generated/')).sort();
}

/** Returns the resource of a file: `src/resources/team.ts` and its folder are `team`. */
const resourceOf = (file: string): string =>
  path.relative('src/resources', file).split(path.sep)[0]?.replace(/\.ts$/, '') ?? '';

/** Returns the errors of these rules in a folder with a biome.json: `rule file:line`, each once. */
async function lint(folder: string, ...rules: string[]): Promise<string[]> {
  const biome = spawn(
    path.join(root, 'node_modules/.bin/biome'),
    ['lint', '--reporter=github', '--diagnostic-level=error', '--max-diagnostics=none', 'src'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  let complaints = '';
  biome.stdout.on('data', (text: Buffer) => {
    printed += text;
  });
  biome.stderr.on('data', (text: Buffer) => {
    complaints += text;
  });
  const code = await new Promise((resolve) => biome.once('close', resolve));
  const found = [
    ...printed.matchAll(/^::error title=lint\/([\w/]+),file=([^,]+),line=(\d+)/gm),
  ].map(([, rule = '', file = '', line = '']) => ({
    rule,
    at: `${rule} ${path.relative(folder, path.resolve(folder, file))}:${line}`,
  }));
  if (code !== 0 && found.length === 0)
    throw new Error(`The linter did not run: ${complaints}${printed}`);
  return [...new Set(found.filter(({ rule }) => rules.includes(rule)).map(({ at }) => at))].sort();
}

/** Lints a small tree with the project's own rules. */
async function lintTree(
  files: Readonly<Record<string, string>>,
  ...rules: string[]
): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-imports-'));
  try {
    await copyFile(path.join(root, 'biome.json'), path.join(folder, 'biome.json'));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
    return await lint(folder, ...rules);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const IMPORTS = 'style/noRestrictedImports';

/** The rows of the table in docs/architecture.md: a file, and the imports that it may not have. */
const refused: Readonly<Record<string, readonly string[]>> = {
  'src/domain/a.ts': [
    '../data/write.ts',
    '../resources/team.ts',
    '../graphql/run.ts',
    '../context.ts',
    '../generated/resolvers.ts',
    'graphql',
    'pg',
    'node:fs',
    '@prisma/client',
  ],
  'src/domain/deep/a.ts': ['../../data/write.ts', '../../context.ts', 'node:http'],
  'src/data/a.ts': [
    '../resources/team.ts',
    '../graphql/run.ts',
    '../rest/routes.ts',
    '../server/send.ts',
    '../config.ts',
    '../application.ts',
    'graphql',
  ],
  'src/data/deep/a.ts': ['../../resources/team.ts', '../../graphql/run.ts', '../../config.ts'],
  'src/resources/a.ts': [
    '../graphql/run.ts',
    '../rest/routes.ts',
    '../server.ts',
    '../config.ts',
    '../jobs/a.ts',
    '../generated/prisma/client.ts',
    '../generated/operations.ts',
    'pg',
    '@prisma/adapter-pg',
  ],
  'src/resources/deep/a.ts': [
    '../../graphql/run.ts',
    '../../rest/routes.ts',
    '../../generated/prisma/client.ts',
  ],
  'src/resources/index.ts': ['../data/write.ts', '../domain/access.ts', 'pg'],
  'src/graphql/a.ts': [
    '../rest/routes.ts',
    '../server/send.ts',
    '../config.ts',
    '../application.ts',
    '../generated/prisma/client.ts',
    '../generated/operations.ts',
    'pg',
  ],
  'src/rest/a.ts': [
    '../resources/team.ts',
    '../data/write.ts',
    '../domain/access.ts',
    '../server/send.ts',
    '../config.ts',
    '../generated/resolvers.ts',
    '../generated/prisma/client.ts',
    '@prisma/client',
    'pg',
  ],
  'src/rest/deep/a.ts': [
    '../../resources/team.ts',
    '../../data/write.ts',
    '../../domain/access.ts',
  ],
  'src/jobs/a.ts': [
    '../graphql/run.ts',
    '../rest/routes.ts',
    '../server.ts',
    '../config.ts',
    '../generated/prisma/client.ts',
    'pg',
  ],
  ...Object.fromEntries(
    ['reader', 'site-text', 'mcp'].map((folder) => [
      `src/${folder}/a.ts`,
      [
        '../resources/team.ts',
        '../data/write.ts',
        '../domain/access.ts',
        '../rest/routes.ts',
        '../config.ts',
        '../application.ts',
        '../generated/resolvers.ts',
        '../generated/prisma/client.ts',
        '@prisma/client',
        'pg',
      ],
    ]),
  ),
  'src/reader/b.ts': ['../site-text/pages.ts', '../mcp/exchange.ts'],
  'src/site-text/b.ts': ['../mcp/exchange.ts'],
  'src/endpoints.ts': ['./application.ts', './main.ts', './commands/serve.ts', 'pg'],
  'src/server/a.ts': [
    '../application.ts',
    '../main.ts',
    '../commands/serve.ts',
    '../generated/prisma/client.ts',
    'pg',
  ],
  'src/server.ts': [
    './application.ts',
    './main.ts',
    './commands/serve.ts',
    './generated/prisma/client.ts',
  ],
  'src/context.ts': [
    './config.ts',
    './rest/routes.ts',
    './resources/team.ts',
    './generated/prisma/client.ts',
  ],
  'src/config.ts': ['./domain/errors.ts', './data/database.ts', 'pg'],
  'src/application.ts': ['./generated/prisma/client.ts', 'pg', '@prisma/client'],
  'src/dependencies.ts': ['./generated/prisma/client.ts', 'pg'],
  'src/commands/a.ts': ['../generated/prisma/client.ts', 'pg'],
  'src/main.ts': ['./generated/prisma/client.ts', 'pg'],
};

const allowed: Readonly<Record<string, readonly string[]>> = {
  'src/domain/a.ts': ['./errors.ts'],
  'src/domain/deep/a.ts': ['./b.ts', '../errors.ts'],
  'src/data/a.ts': [
    '../domain/errors.ts',
    '../context.ts',
    '../generated/prisma/client.ts',
    './write.ts',
    'pg',
    '@prisma/adapter-pg',
  ],
  'src/data/deep/a.ts': ['../../domain/errors.ts', '../write.ts', 'pg'],
  'src/resources/a.ts': [
    '../domain/errors.ts',
    '../data/write.ts',
    '../context.ts',
    '../generated/resolvers.ts',
    './team/lists.ts',
  ],
  'src/resources/deep/a.ts': [
    '../../domain/errors.ts',
    '../../data/write.ts',
    '../../context.ts',
    '../../generated/resolvers.ts',
  ],
  'src/graphql/a.ts': [
    '../resources/index.ts',
    '../data/write.ts',
    '../domain/access.ts',
    '../context.ts',
    'graphql',
  ],
  'src/rest/a.ts': [
    '../graphql/run.ts',
    '../domain/errors.ts',
    '../domain/ids.ts',
    '../generated/operations.ts',
    '../context.ts',
    'graphql',
  ],
  'src/jobs/a.ts': [
    '../resources/team.ts',
    '../data/write.ts',
    '../domain/access.ts',
    '../context.ts',
  ],
  'src/reader/a.ts': ['../graphql/execute.ts', '../domain/errors.ts', '../server/send.ts'],
  'src/site-text/a.ts': ['../reader/visit.ts', '../graphql/execute.ts', './pages.ts'],
  'src/mcp/a.ts': [
    '../reader/visit.ts',
    '../site-text/pages.ts',
    '../graphql/run.ts',
    '../domain/scopes.ts',
    '../generated/operations.ts',
  ],
  'src/endpoints.ts': ['./config.ts', './mcp/member.ts', './site-text/target.ts'],
  'src/server/a.ts': [
    '../config.ts',
    '../rest/answer.ts',
    '../graphql/limits.ts',
    '../domain/errors.ts',
  ],
  'src/context.ts': ['./data/loaders.ts', './graphql/access.ts'],
  'src/application.ts': [
    './config.ts',
    './data/database.ts',
    './graphql/run.ts',
    './rest/handler.ts',
    './server.ts',
  ],
  'src/dependencies.ts': ['./config.ts', './data/database.ts', './resources/team.ts'],
  'src/commands/a.ts': ['../config.ts', '../application.ts', '../resources/token.ts'],
  'src/main.ts': ['./application.ts', './commands/serve.ts', './config.ts', './resources/token.ts'],
};

const fileOf = (imports: readonly string[]): string =>
  imports.map((from) => `import { a } from '${from}';\n`).join('');
const treeOf = (rows: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(rows).map(([file, imports]) => [file, fileOf(imports)]));

describe('the rules of imports', { timeout: 240_000 }, () => {
  it('refuse what breaks any row of the table', async () => {
    const every = Object.entries(refused).flatMap(([file, imports]) =>
      imports.map((_, i) => `${IMPORTS} ${file}:${i + 1}`),
    );
    expect(await lintTree(treeOf(refused), IMPORTS)).toEqual(every.sort());
  });

  it('allow what the table allows', async () => {
    expect(await lintTree(treeOf(allowed), IMPORTS)).toEqual([]);
  });

  it('refuse each form of import', async () => {
    const text = [
      "import type { A } from '../server.ts';",
      "import '../server.ts';",
      "export { b } from '../server.ts';",
      "export * from '../server.ts';",
      "export const c = await import('../server.ts');",
    ].join('\n');
    expect(await lintTree({ 'src/rest/a.ts': text }, IMPORTS)).toEqual(
      [1, 2, 3, 4, 5].map((line) => `${IMPORTS} src/rest/a.ts:${line}`),
    );
  });

  it('refuse the resolvers of another resource, also through an import of everything', async () => {
    const files = {
      'src/resources/a.ts':
        "import { team } from './team.ts';\nimport { createTeam } from './team.ts';\n",
      'src/resources/b.ts': "import * as everything from './team.ts';\n",
      'src/resources/deep/a.ts':
        "import { token } from '../token.ts';\nimport { issueToken } from '../token.ts';\n",
    };
    expect(await lintTree(files, IMPORTS, 'performance/noNamespaceImport')).toEqual([
      'performance/noNamespaceImport src/resources/b.ts:1',
      `${IMPORTS} src/resources/a.ts:1`,
      `${IMPORTS} src/resources/deep/a.ts:1`,
    ]);
  });

  it('name all resolvers', async () => {
    expect(await derivedErrors()).toBe('');
  });

  it('refuse the context as a value, cycles, default exports and any', async () => {
    const files = {
      'src/resources/a.ts':
        "import { Context } from '../context.ts';\nexport const a = (ctx: Context) => ctx;\n",
      'src/data/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'src/data/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
      'src/data/c.ts': 'const c: any = 1;\nexport default c;\n',
    };
    expect(
      await lintTree(
        files,
        'style/useImportType',
        'suspicious/noImportCycles',
        'style/noDefaultExport',
        'suspicious/noExplicitAny',
      ),
    ).toEqual([
      'style/noDefaultExport src/data/c.ts:2',
      'style/useImportType src/resources/a.ts:1',
      'suspicious/noExplicitAny src/data/c.ts:1',
      'suspicious/noImportCycles src/data/a.ts:1',
      'suspicious/noImportCycles src/data/b.ts:1',
    ]);
  });

  it('hold in the source tree', async () => {
    expect(
      await lint(
        root,
        IMPORTS,
        'performance/noNamespaceImport',
        'style/useImportType',
        'suspicious/noImportCycles',
        'style/noDefaultExport',
        'suspicious/noExplicitAny',
      ),
    ).toEqual([]);
  });

  it('leave no cycle between resources', async () => {
    const files = await filesIn('src/resources', /\.ts$/);
    const graph = new Map<string, Set<string>>();
    for (const file of files.filter((one) => one !== 'src/resources/index.ts')) {
      const imported = [...(await read(file)).matchAll(/ from '(\.[^']+)'/g)]
        .map(([, from = '']) => path.join(path.dirname(file), from))
        .filter((one) => one.startsWith('src/resources/'));
      const own = resourceOf(file);
      const others = imported.map(resourceOf).filter((one) => one !== own);
      graph.set(own, new Set([...(graph.get(own) ?? []), ...others]));
    }
    // A resource without imports from any that remains is in no cycle.
    for (let before = -1; before !== graph.size; ) {
      before = graph.size;
      for (const [name, others] of graph)
        if (![...others].some((other) => graph.has(other))) graph.delete(name);
    }
    expect([...graph.keys()]).toEqual([]);
  });

  it('are not bypassed by imports inside types, which the linter does not check', async () => {
    const files = await filesIn('src', /\.ts$/);
    const texts = await Promise.all(files.map(read));
    expect(files.filter((_, i) => /(?<!await )\bimport\(/.test(texts[i] ?? ''))).toEqual([]);
  });
});

/** SDL about GraphQL itself, about subscriptions, or of types that `/v1` has as JSON. */
const WITHOUT_ROUTES = new Set([
  ...['block', 'inline', 'node', 'presence', 'subscription', 'user-error', 'viewer'],
]);

describe('the files', () => {
  it('use one name for a resource in four places', async () => {
    const names = (await filesIn('schema', /\.graphql$/))
      .map((file) => path.basename(file, '.graphql'))
      .filter((name) => name !== 'base');
    const tests = await filesIn('test', /\.test\.ts$/);
    const missing = names.flatMap((name) => {
      const places = [
        `src/resources/${name}.ts`,
        ...(WITHOUT_ROUTES.has(name) ? [] : [`src/rest/${name}.graphql`]),
      ].filter((file) => !existsSync(path.join(root, file)));
      const tested = tests.some(
        (file) => file === `test/${name}.test.ts` || file.startsWith(`test/${name}/`),
      );
      return tested ? places : [...places, `test/${name}.test.ts`];
    });
    expect(missing).toEqual([]);
  });

  it('have at most 400 lines; tests, tables and SDL 600', async () => {
    const tables = /^(test|schema)\/|routes(\/.*)?\.ts$|\.graphql$/;
    const files = (
      await Promise.all(
        ['src', 'test', 'scripts', 'bench', 'schema', 'prisma'].map((folder) =>
          filesIn(folder, /\.(ts|mjs|graphql)$/),
        ),
      )
    )
      .flat()
      .filter((file) => !file.includes('node_modules/')); // the other servers of the benchmark
    const lines = await Promise.all(
      files.map(async (file) => (await read(file)).split('\n').length - 1),
    );
    expect(files.filter((file, i) => (lines[i] ?? 0) > (tables.test(file) ? 600 : 400))).toEqual(
      [],
    );
  });

  it('are those of the tree in docs/architecture.md', async () => {
    expect(await treeErrors()).toBe('');
  });
});

/** Comparisons of a role, as the source has them. */
const ROLE = "'(?:ADMIN|CREATE|REVIEW|EDIT|COMMENT|READ|GUEST|OWNER|MEMBER)'";
const COMPARISON = new RegExp(
  `[\\w.]+ ?[!=]==? ?${ROLE}|${ROLE} ?[!=]==? ?[\\w.]+|[\\w.]*[rR]ole [!=]==? null|\\.includes\\(${ROLE}\\)|case ${ROLE}|\\brole = ${ROLE}`,
  'g',
);

describe('the code', () => {
  it('compares roles in domain/access, and elsewhere only where no permission depends on it', async () => {
    const files = (await filesIn('src', /\.ts$/)).filter(
      (file) => !file.startsWith('src/domain/access'),
    );
    const texts = await Promise.all(files.map(read));
    expect(
      files.flatMap((file, i) =>
        [...(texts[i] ?? '').matchAll(COMPARISON)].map(([found]) => `${file}: ${found}`),
      ),
    ).toEqual([
      // a condition of lists of members, invites and accounts
      "src/commands/organizations.ts: role = 'ADMIN'",
      "src/commands/users.ts: role = 'ADMIN'",
      "src/commands/users.ts: membership.role !== 'ADMIN'",
      "src/data/connection/conditions.ts: role === 'GUEST'",
      // facts for the table, and four that need no query
      "src/data/facts.ts: membership.role !== 'ADMIN'",
      "src/data/facts.ts: membership.role !== 'ADMIN'",
      "src/data/facts.ts: .includes('OWNER')",
      'src/data/facts.ts: membership.role === null',
      // admins need no grants: they have every level
      "src/data/grants.ts: role !== 'ADMIN'",
      // the rule of levels in SQL for counts, which test/levels.test.ts compares with the next one
      "src/data/space-counts.ts: role = 'ADMIN'",
      // the other half of the rules: admins have every level
      "src/domain/level.ts: membership.role === 'ADMIN'",
      // a creator who is no admin gets a level on the new content
      "src/resources/content/create.ts: membership.role === 'ADMIN'",
      // the rule of levels in SQL, which test/levels.test.ts compares with the one above
      "src/resources/content/visibility.ts: role === 'ADMIN'",
      // the role that a link may grant
      "src/resources/link-invite.ts: role === 'ADMIN'",
      "src/resources/link-invite.ts: defaultRole === 'ADMIN'",
      // the last admin stays
      "src/resources/member.ts: member.role === 'ADMIN'",
      "src/resources/member.ts: role !== 'ADMIN'",
      // the rule of levels on sites in SQL, which test/site-grant.test.ts compares with the one above
      "src/resources/site-grant/lists.ts: role = 'ADMIN'",
      // the rule of sites in SQL, which test/levels.test.ts compares with the table
      "src/resources/site/lists.ts: role !== 'ADMIN'",
      "src/resources/site/lists.ts: role !== 'ADMIN'",
      'src/resources/site/lists.ts: role !== null',
      // the creator of a copy, as of any new content
      "src/resources/space/duplicate.ts: creator.role !== 'ADMIN'",
      "src/resources/space/duplicate.ts: role !== 'ADMIN'",
      "src/resources/team/lists.ts: role = 'OWNER'",
    ]);
  });

  it('disables no check without a reason', async () => {
    const files = await filesIn('src', /\.ts$/);
    const texts = await Promise.all(files.map(read));
    const escapes = /@ts-\w+|biome-ignore(?! lint\/[\w/]+: \w)/g;
    expect(
      files.flatMap((file, i) =>
        [...(texts[i] ?? '').matchAll(escapes)].map(([found]) => `${file}: ${found}`),
      ),
    ).toEqual([]);
  });
});

interface Described {
  readonly path: string;
  readonly description?: { readonly value: string } | undefined;
}

/**
 * Returns all parts of an SDL definition that need a description. An extension needs none of its
 * own.
 */
function describedIn(definition: DefinitionNode): Described[] {
  if (!('name' in definition) || definition.name === undefined) return [];
  const name = definition.name.value;
  const own = definition.kind.endsWith('Extension')
    ? []
    : [
        {
          path: name,
          description: 'description' in definition ? definition.description : undefined,
        },
      ];
  const values = 'values' in definition ? (definition.values ?? []) : [];
  const fields = 'fields' in definition ? (definition.fields ?? []) : [];
  const inside = [
    ...values,
    ...fields,
    ...(definition.kind === Kind.DIRECTIVE_DEFINITION ? (definition.arguments ?? []) : []),
  ].flatMap((node) => [
    { path: `${name}.${node.name.value}`, description: node.description },
    ...('arguments' in node ? (node.arguments ?? []) : []).map((argument) => ({
      path: `${name}.${node.name.value}(${argument.name.value})`,
      description: argument.description,
    })),
  ]);
  return [...own, ...inside];
}

describe('the SDL', () => {
  it('describes every type, field, argument and value', async () => {
    const files = await filesIn('schema', /\.graphql$/);
    const all = (await Promise.all(files.map(read))).flatMap((text) =>
      parse(text).definitions.flatMap(describedIn),
    );
    expect(all.length).toBeGreaterThan(400);
    expect(
      all
        .filter(({ description }) => !description || description.value.trim() === '')
        .map(({ path: where }) => where),
    ).toEqual([]);
  });
});
