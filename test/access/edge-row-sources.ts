// Reads the rows at the end of an edge straight from the database, without any permission check.
import type { World } from '../support.ts';
import type { TestActor, Targets } from './fixture.ts';
import type { Row } from './edge-expectation.ts';

export const rowsOf = (rows: readonly { readonly id: string }[]): Row[] =>
  rows.map(({ id }) => ({ id, own: false, inCallersTeam: false, level: 0 }));

export type Prisma = World['console']['database']['prisma'];
export type EdgeRows = (prisma: Prisma, targets: Targets, testActor: TestActor) => Promise<Row[]>;

export const theOrganization: EdgeRows = async (_, { organizationId }) =>
  rowsOf([{ id: organizationId }]);

export const oneRow = (id: string | null) => rowsOf(id === null ? [] : [{ id }]);
