// Derives the rows of the access matrix for the standard resources from the roles in their entries.
import { perStandardResource } from '../standard.ts';
import { inOrganization, levelNames, READ, type Row } from './row.ts';
import { level } from './rules.ts';

/** Returns the rule for a role, for example `EDIT`. */
function ruleOf(role: string): Pick<Row, 'may' | 'needs'> {
  const name = role.toLowerCase();
  return level(levelNames.indexOf(name), name);
}

/** Returns the scopes, each once. */
const scopes = (...names: string[]): string[] => [...new Set(names)];

/** The rows of the operations of each standard resource. */
export const standardRows: Readonly<Record<string, Row>> = perStandardResource<Row>(
  ({ type, operations, access, scopes: { read, write } }) => {
    const [reader, writer] = [ruleOf(access.read), ruleOf(access.write)];
    return {
      [operations.list]: inOrganization(reader, ...scopes(READ, read)),
      [`create${type}`]: inOrganization(writer, ...scopes(write, read)),
      [`get${type}`]: inOrganization(reader, read),
      [`update${type}`]: inOrganization(writer, ...scopes(write, read)),
      [`delete${type}`]: inOrganization(writer, write),
    };
  },
);
