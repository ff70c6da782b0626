// Runs commands of the command line in this process, on the database of a test.
import { createProgram } from '../../src/commands/program.ts';
import { SECRET_KEY } from '../secret-key.ts';
import type { World } from '../support.ts';

/** The result of a command. */
interface CommandResult {
  readonly lines: readonly string[];
  readonly hasFailed: boolean;
}

/** Runs a command with these settings in place of those of the world. */
export type RunCommand = (
  parameters: readonly string[],
  settings?: Readonly<Record<string, string>>,
) => Promise<CommandResult>;

/** Returns a function that runs a command on the database of the world. */
export const runnerOf =
  (world: World): RunCommand =>
  async (parameters, settings = {}) => {
    const lines: string[] = [];
    let hasFailed = false;
    const program = createProgram({
      env: {
        NODE_ENV: 'test',
        // of the world, or of the other database that the settings name
        ...(settings['DATABASE_URL'] === undefined && world.connections.settings),
        DATABASE_READ_URL: undefined,
        DATABASE_OWNER_URL: world.connections.ownerUrl,
        SECRET_KEY,
        DATA_DIR: world.dataFolder,
        ...settings,
      },
      print: (line) => void lines.push(line),
      fail: () => {
        hasFailed = true;
      },
    });
    for (const command of [program, ...program.commands])
      command.exitOverride().configureOutput({ writeErr: () => {}, writeOut: () => {} });
    await program.parseAsync([...parameters], { from: 'user' });
    return { lines, hasFailed };
  };
