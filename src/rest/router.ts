/** Finds the route of a path: a tree of segments in which a fixed one goes before a parameter. */

interface Branch<Target> {
  readonly fixed: Map<string, Branch<Target>>;
  parameter?: Branch<Target>;
  /** Where the rest of the path is one parameter. */
  rest?: Branch<Target>;
  readonly targets: Map<string, { readonly target: Target; readonly names: readonly string[] }>;
}

/** What was found: a target with its parameters, or the methods that there are instead. */
export type Match<Target> = { readonly target: Target; readonly parameters: ReadonlyMap<string, string> } | { readonly allow: readonly string[] };

/** What a router is made of. */
interface Place {
  readonly method: string;
  /** Path with the names of its parameters in braces. */
  readonly path: string;
  /** Whether its last parameter is the rest of the path, whatever slashes are in it. */
  readonly openEnd?: boolean;
}

/** A path template's parameters, in their order. */
export const parametersOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const branch = <Target>(): Branch<Target> => ({ fixed: new Map(), targets: new Map() });

/** Makes the function that finds a target by method and raw path; HEAD finds GET. Undefined where there is no such path. */
export function createRouter<Target extends Place>(targets: Iterable<Target>): (method: string, path: string) => Match<Target> | undefined {
  const root = branch<Target>();
  for (const target of targets) insert(root, target);
  return (method, path) => {
    const segments = decode(path);
    const found = segments && walk(root, segments, 0, []);
    if (!found) return undefined;
    const hit = found.branch.targets.get(method === 'HEAD' ? 'GET' : method);
    if (!hit) return { allow: [...found.branch.targets.keys()].flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])) };
    return { target: hit.target, parameters: new Map(hit.names.map((name, index) => [name, found.values[index] ?? ''])) };
  };
}

function insert<Target extends Place>(root: Branch<Target>, target: Target): void {
  let at = root;
  const segments = target.path.slice(1).split('/');
  for (const [index, segment] of segments.entries()) {
    if (target.openEnd && index === segments.length - 1) {
      at.rest ??= branch();
      at = at.rest;
    } else if (segment.startsWith('{')) {
      at.parameter ??= branch();
      at = at.parameter;
    } else {
      const next = at.fixed.get(segment) ?? branch<Target>();
      at.fixed.set(segment, next);
      at = next;
    }
  }
  if (at.targets.has(target.method)) throw new Error(`${target.method} ${target.path} is in the table twice.`);
  at.targets.set(target.method, { target, names: parametersOf(target.path) });
}

interface Walked<Target> {
  readonly branch: Branch<Target>;
  /** Of the parameters on the way, in their order. */
  readonly values: readonly string[];
}

function walk<Target>(at: Branch<Target>, segments: readonly string[], depth: number, values: readonly string[]): Walked<Target> | undefined {
  const segment = segments[depth];
  if (segment === undefined) return at.targets.size > 0 ? { branch: at, values } : undefined;
  const fixed = at.fixed.get(segment);
  const found = fixed && walk(fixed, segments, depth + 1, values);
  if (found) return found;
  const single = at.parameter && segment !== '' ? walk(at.parameter, segments, depth + 1, [...values, segment]) : undefined;
  return single ?? (at.rest && walkRest(at.rest, segments.slice(depth), values));
}

/** Slashes may be raw or encoded, and one at the end means nothing. */
function walkRest<Target>(rest: Branch<Target>, segments: readonly string[], values: readonly string[]): Walked<Target> | undefined {
  const value = segments.join('/').replace(/\/$/, '');
  return value === '' ? undefined : { branch: rest, values: [...values, value] };
}

/** The segments of a raw path; undefined when one is not valid percent-encoding, for nothing can be there. */
function decode(path: string): string[] | undefined {
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
