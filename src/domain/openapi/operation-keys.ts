/** Pairs operations whose paths have other names of parameters. */
import type { Operation } from './document.ts';

/** Returns the key of an operation: two paths are the same if only names of parameters differ. */
export const keyOf = ({ method, path }: Operation): string =>
  `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
/** Returns the names of the parameters in a path. */
const namesIn = (path: string): string[] => path.match(/(?<=\{)[^}]*(?=\})/g) ?? [];

/** Returns the parameters of an operation, those of its path under their names in another path. */
export function parametersFor(
  { path, parameters }: Operation,
  other: Operation,
): Operation['parameters'] {
  const [names, others] = [namesIn(path), namesIn(other.path)];
  return new Map(
    [...parameters].map(([key, part]) => {
      const index = key.startsWith('path ') ? names.indexOf(key.slice('path '.length)) : -1;
      return [index < 0 ? key : `path ${others[index]}`, part];
    }),
  );
}
