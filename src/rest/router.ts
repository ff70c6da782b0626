/** Matches paths to routes with a tree of segments, in which fixed segments precede parameters. */

interface Branch<Target> {
  readonly fixed: Map<string, Branch<Target>>;
  parameter?: Branch<Target>;
  /** The branch for the rest of the path as one parameter. */
  rest?: Branch<Target>;
  readonly targets: Map<string, { readonly target: Target; readonly names: readonly string[] }>;
}

/** A matched route with its parameters, or the methods that the path allows instead. */
export type RouteMatch<Target> =
  | { readonly target: Target; readonly parameters: ReadonlyMap<string, string> }
  | { readonly allow: readonly string[] };

/** The method and path template of a route. */
interface RoutePattern {
  readonly method: string;
  /** Path template with parameters in braces. */
  readonly path: string;
  /** True if the last parameter matches the rest of the path with its slashes. */
  readonly openEnd?: boolean;
}

/** Returns the parameters of a path template, in order. */
export const parametersOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const branch = <Target>(): Branch<Target> => ({ fixed: new Map(), targets: new Map() });

/**
 * Returns a function that finds a route by method and raw path; HEAD matches GET. It returns
 * undefined for an unknown path or an invalid percent-encoding.
 */
export function createRouter<Target extends RoutePattern>(
  targets: Iterable<Target>,
): (method: string, path: string) => RouteMatch<Target> | undefined {
  const root = branch<Target>();
  for (const target of targets) insert(root, target);
  return (method, path) => {
    const segments = decode(path);
    const found = segments && walk(root, segments, 0, []);
    if (!found) return undefined;
    const match = found.branch.targets.get(method === 'HEAD' ? 'GET' : method);
    if (!match)
      return {
        allow: [...found.branch.targets.keys()].flatMap((one) =>
          one === 'GET' ? ['GET', 'HEAD'] : [one],
        ),
      };
    return {
      target: match.target,
      parameters: new Map(match.names.map((name, index) => [name, found.values[index] ?? ''])),
    };
  };
}

function insert<Target extends RoutePattern>(root: Branch<Target>, target: Target): void {
  let node = root;
  const segments = target.path.slice(1).split('/');
  for (const [index, segment] of segments.entries()) {
    if (target.openEnd && index === segments.length - 1) {
      node.rest ??= branch();
      node = node.rest;
    } else if (segment.startsWith('{')) {
      node.parameter ??= branch();
      node = node.parameter;
    } else {
      const next = node.fixed.get(segment) ?? branch<Target>();
      node.fixed.set(segment, next);
      node = next;
    }
  }
  if (node.targets.has(target.method))
    throw new Error(`${target.method} ${target.path} is in the table twice.`);
  node.targets.set(target.method, { target, names: parametersOf(target.path) });
}

interface BranchMatch<Target> {
  readonly branch: Branch<Target>;
  /** The values of the parameters, in order. */
  readonly values: readonly string[];
}

function walk<Target>(
  node: Branch<Target>,
  segments: readonly string[],
  depth: number,
  values: readonly string[],
): BranchMatch<Target> | undefined {
  const segment = segments[depth];
  if (segment === undefined) return node.targets.size > 0 ? { branch: node, values } : undefined;
  const fixed = node.fixed.get(segment);
  const found = fixed && walk(fixed, segments, depth + 1, values);
  if (found) return found;
  const single =
    node.parameter && segment !== ''
      ? walk(node.parameter, segments, depth + 1, [...values, segment])
      : undefined;
  return single ?? (node.rest && walkRest(node.rest, segments.slice(depth), values));
}

/** Matches the rest of a path. Its slashes may be raw or encoded; a trailing slash is ignored. */
function walkRest<Target>(
  rest: Branch<Target>,
  segments: readonly string[],
  values: readonly string[],
): BranchMatch<Target> | undefined {
  const value = segments.join('/').replace(/\/$/, '');
  return value === '' ? undefined : { branch: rest, values: [...values, value] };
}

/** Returns the decoded segments of a path; undefined for invalid percent-encoding. */
function decode(path: string): string[] | undefined {
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
