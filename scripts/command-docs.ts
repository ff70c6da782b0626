/** Writes `docs/reference/command-line.md`: the table of the commands. */
import { existsSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { createProgram } from '../src/commands/program.ts';

/** The page of the commands. */
export const COMMANDS_PAGE = 'docs/reference/command-line.md';

const INTRODUCTION = `# Command line

In the image, and wherever the package is installed, \`lectern\` is on the PATH; in a clone, write \`npm run --silent lectern --\` in its place. A command prints its result, and nothing else, to standard output; errors go to standard error, and the exit code is 1. All commands but \`restore\` work while the server runs, also on the embedded database. If the server has another \`DATA_DIR\` or \`DATABASE_URL\`, the commands need the same setting. \`lectern --help\` and \`lectern <command> --help\` print this page's texts. It is made from \`src/commands\` by \`npm run generate\`.

| command | what it does |
|---|---|
`;

const END = `
On an empty database, create a user and a token for them. With that token, \`POST /v1/orgs\` with \`{"title":"My Docs"}\` creates an organization, and the user becomes its admin.
`;

/** Returns the commands without subcommands, in the order of their definition. */
const leavesOf = (command: Command): readonly Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leavesOf);

/** Returns the names of a command and of those above it, without that of the program. */
const pathOf = (command: Command): string =>
  command.parent?.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();

/** Returns the row of a command. */
function rowOf(command: Command): string {
  const words = [
    'lectern',
    pathOf(command),
    ...command.registeredArguments.map((argument) => `<${argument.name()}>`),
    ...command.options.filter(({ mandatory }) => mandatory).map(({ flags }) => flags),
  ];
  const optional = command.options.filter(({ mandatory }) => !mandatory);
  const options = optional.map(({ flags, description }) => `\`${flags}\`: ${description}.`);
  const text = command.description();
  const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return `| \`${words.join(' ')}\` | ${[sentence, ...options].join(' ')} |`;
}

/** Returns the text of the page. */
export function commandsPage(): string {
  const program = createProgram({ env: {}, print: () => {}, fail: () => {} });
  return `${INTRODUCTION}${leavesOf(program).map(rowOf).join('\n')}\n${END}`;
}

/** Returns an error where the page differs from the commands. */
export async function commandsErrors(): Promise<string> {
  const url = new URL(`../${COMMANDS_PAGE}`, import.meta.url);
  return existsSync(url) && readFileSync(url, 'utf8') === commandsPage()
    ? ''
    : `${COMMANDS_PAGE} differs from the commands: npm run generate.`;
}
