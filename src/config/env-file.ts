/** Reads settings from a file, and drops empty ones. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Returns the variables of a file; none if there is no such file. */
export function readEnvFile(file: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return {};
    throw new Error(`The settings in ${file} cannot be read.`, { cause: error });
  }
}

/** Returns the variables that are not empty: compose files leave a variable out with `PORT=`. */
export const withoutEmpty = (env: NodeJS.Dict<string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
