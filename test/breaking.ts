// Finds the breaking changes of a new schema that the changelog does not announce.
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import type { GraphQLSchema } from 'graphql';
import { diffOf } from '../src/domain/openapi/diff.ts';

/**
 * Returns the breaking changes between two schemas that the changelog does not announce, as the
 * missing lines.
 *
 * A change is announced by a line of the topmost section (from the first `## ` heading to the
 * second) that begins with `- **Breaking**` and has the path of the removed or changed element in
 * backticks, such as `Query.team.id`.
 */
export async function unannounced(
  released: GraphQLSchema,
  current: GraphQLSchema,
  changelog: string,
): Promise<string[]> {
  const announced = announcedPaths(changelog);
  const changes = await diff(released, current);
  const breaking = changes.filter(
    ({ criticality }) => criticality.level === CriticalityLevel.Breaking,
  );
  return breaking
    .filter(({ path = 'schema' }) => !announced.has(path))
    .map(({ path = 'schema', message }) => `- **Breaking**: \`${path}\`: ${message}`);
}

function announcedPaths(changelog: string): ReadonlySet<string> {
  const [, newest = ''] = changelog.split(/^## /m);
  const lines = newest.split('\n').filter((line) => line.startsWith('- **Breaking**'));
  return new Set(
    lines.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)),
  );
}

/**
 * Returns the breaking changes between two OpenAPI documents that the changelog does not announce,
 * as the missing lines. An announced change has its JSON pointer in backticks.
 */
export function unannouncedInREST(
  released: Parameters<typeof diffOf>[0],
  current: Parameters<typeof diffOf>[1],
  changelog: string,
): string[] {
  const announced = announcedPaths(changelog);
  return diffOf(released, current)
    .changes.filter(({ breaking, path }) => breaking && !announced.has(path))
    .map(({ path, message }) => `- **Breaking**: \`${path}\`: ${message}`);
}
