// What a new schema takes from the clients of the released one, and which of it the changelog does not name.
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import type { GraphQLSchema } from 'graphql';

/**
 * The breaking changes between two schemas that the changelog does not announce, as the lines that it lacks. A change is
 * announced by a line of the topmost section (from the first `## ` heading to the second) that begins with
 * `- **Breaking**` and has the change's path in backticks, such as `Query.team.id`: the path of what is gone or changed
 * itself, not of what is around it.
 */
export async function unannounced(released: GraphQLSchema, current: GraphQLSchema, changelog: string): Promise<string[]> {
  const announced = announcedPaths(changelog);
  const changes = await diff(released, current);
  const breaking = changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking);
  return breaking.filter(({ path = 'schema' }) => !announced.has(path)).map(({ path = 'schema', message }) => `- **Breaking**: \`${path}\`: ${message}`);
}

function announcedPaths(changelog: string): ReadonlySet<string> {
  const [, newest = ''] = changelog.split(/^## /m);
  const lines = newest.split('\n').filter((line) => line.startsWith('- **Breaking**'));
  return new Set(lines.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)));
}
