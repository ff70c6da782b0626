/**
 * Loads spaces and collections by their ids. For members it also reads their grants on each chain
 * of collections, which their level depends on, in the same statement.
 */
import type { LoaderName } from '../../domain/kinds.ts';
import type { Query } from '../database.ts';
import { GRANTS_OF_CHAIN, granteesOf, type GrantsOfChain } from '../grants.ts';
import {
  MAX_SHARED_KEYS,
  type ReadShared,
  shareReads,
  type SizedStatements,
  sizedStatements,
  statementFor,
} from '../shared-reads.ts';
import { type Column, column, type Columns, type Statement, statement } from '../statement.ts';
import { type Table, tables } from '../tables.ts';
import { MEMBERSHIPS, type MembershipJson, membershipsOf } from '../viewer.ts';
import {
  type ByIdStatements,
  type IdentifiedRow,
  MAX_SHARED_IDS,
  ownRow,
  shareById,
  statementsById,
} from './by-id.ts';
import type { LoaderSource } from './factories.ts';
import { RowLoader } from './kinds.ts';

/** The statements that read spaces or collections with the viewer's grants on their chains. */
interface ContentStatements<Row> {
  /** Rows without the grants. */
  readonly plain: ByIdStatements<Row & Partial<GrantsOfChain>>;
  readonly one: Statement<Row & GrantsOfChain>;
  readonly many: Statement<Row & GrantsOfChain>;
  /** The statements for the ids of several requests, each with the grants of its viewer. */
  readonly shared: SizedStatements<Row & GrantsOfChain & Asked>;
  /**
   * Reads one of them for a user, with their memberships. It also returns them when there is none,
   * so that the same statements follow whether the content exists or not.
   */
  readonly forUser: Statement<Row & GrantsOfChain & WithMemberships>;
}

/** A row of a shared statement. */
interface Asked {
  /** The index of the id that the row was read for. */
  readonly asked: number;
}

/** A row with the memberships of a user. */
interface WithMemberships {
  readonly memberships: readonly MembershipJson[] | null;
}

/** Declares the statements for `contentById`. */
function statementsForContent<Row>(kind: LoaderName, table: Table<Row>): ContentStatements<Row> {
  const { alias } = table;
  const row = { ...table.row, ...GRANTS_OF_CHAIN.row } as Columns<Row & GrantsOfChain>; // both parts
  const columnsFor = (members: string, teams: string): string =>
    `${table.columns}, ${GRANTS_OF_CHAIN.sql(alias, members, teams)} AS "grantsOfChain"`;
  const text = `SELECT ${columnsFor('$2', '$3')} FROM ${table.table} ${alias} WHERE ${alias}.id`;
  return {
    // the grants are optional
    plain: statementsById(kind, table as Table<Row & Partial<GrantsOfChain>>),
    one: statement(`${kind}.withGrants.byOneId`, `${text} = $1`, row),
    many: statement(`${kind}.withGrants.byId`, `${text} = ANY($1)`, row),
    shared: sizedStatements<Row & GrantsOfChain & Asked>(
      `${kind}.withGrants.byIds`,
      (size) =>
        `SELECT ${columnsFor('asked.members', 'asked.teams')}, asked.n AS asked
        FROM (VALUES ${Array.from({ length: size }, (_, n) => askedAt(n)).join(', ')}) AS asked(id, members, teams, n)
        JOIN ${table.table} ${alias} ON ${alias}.id = asked.id`,
      { ...row, asked: column.integer } as Columns<Row & GrantsOfChain & Asked>, // all parts
    ),
    forUser: statement<Row & GrantsOfChain & WithMemberships>(
      `${kind}.forUser`,
      `SELECT ${columnsFor('own.members', 'own.teams')}, ${membershipsOf('$2')} AS memberships
      FROM (SELECT
        ARRAY(SELECT m.id FROM members m WHERE m.user_id = $2 AND NOT m.disabled) AS members,
        ARRAY(SELECT tm.team_id FROM members m JOIN team_members tm ON tm.member_id = m.id
          WHERE m.user_id = $2 AND NOT m.disabled) AS teams
      ) own LEFT JOIN ${table.table} ${alias} ON ${alias}.id = $1`,
      // all parts
      { ...presentColumns(row), ...MEMBERSHIPS } as Columns<Row & GrantsOfChain & WithMemberships>,
    ),
  };
}

/** Returns SQL for the values of the id with this index. */
const askedAt = (n: number): string =>
  `($${3 * n + 1}::text, $${3 * n + 2}::text[], $${3 * n + 3}::text[], ${n})`;

/** Returns the columns of a row that is used only if its id is not null. */
const presentColumns = <Row>(columns: Columns<Row>): Columns<Row> =>
  // each column has its name and type
  Object.fromEntries(
    Object.entries<Column<unknown>>(columns).map(([name, one]) => [
      name,
      column.present(one, 'Without a row, `id` is null.'),
    ]),
  ) as Columns<Row>;

/** The statements of spaces. */
export const SPACES_WITH_GRANTS = statementsForContent('space', tables.space);
/** The statements of collections. */
export const COLLECTIONS_WITH_GRANTS = statementsForContent('collection', tables.collection);

/** Creates a loader of spaces or collections by their ids. */
export const contentById = <Row extends IdentifiedRow>(
  source: LoaderSource,
  statements: ContentStatements<Row>,
): RowLoader<Row> =>
  new RowLoader(async (ids) => {
    const rows = await contentRows(source, statements, ids);
    for (const { grantsOfChain } of rows)
      for (const grants of grantsOfChain ?? []) source.loaders.grants.prime(grants.id, grants);
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id) ?? null);
  });

const isPresent = ({ id }: { readonly id: string | null }): boolean => id !== null;

async function contentRows<Row extends IdentifiedRow>(
  source: LoaderSource,
  statements: ContentStatements<Row>,
  ids: readonly string[],
): Promise<readonly (Row & Partial<GrantsOfChain>)[]> {
  const { query, memberships, userToLearn, learnMemberships } = source;
  const [id] = ids;
  const one = ids.length === 1;
  const user = one ? userToLearn() : undefined;
  if (user !== undefined) {
    const [row] = await query(statements.forUser, [id, user]);
    learnMemberships(row?.memberships ?? null);
    return row && isPresent(row) ? [row] : [];
  }
  const grantees = granteesOf(await memberships());
  const shared = ids.length <= MAX_SHARED_IDS ? source.shared() : undefined;
  if (shared) {
    const read = grantees
      ? shared.of(statements, shareForViewers)
      : shared.of(statements.plain, shareById<Row & Partial<GrantsOfChain>>);
    const rows = await Promise.all(
      ids.map(async (key) => ownRow(await read(keyOf(key, grantees)))),
    );
    return rows.filter((row) => row !== null);
  }
  if (grantees) return query(one ? statements.one : statements.many, [one ? id : ids, ...grantees]);
  const { plain } = statements;
  return query(one ? plain.one : plain.many, [one ? id : ids]);
}

type Grantees = ReturnType<typeof granteesOf>;

/** Returns the key of a content for a viewer: with the ids of the viewer's members and teams. */
const keyOf = (id: string, grantees: Grantees): string =>
  grantees ? [id, ...grantees.map((one) => one.join(','))].join(' ') : id;

/** Returns the shared read of contents with the grants of viewers, by `keyOf`. */
const shareForViewers = <Row extends IdentifiedRow>(
  query: Query,
  { shared }: ContentStatements<Row>,
): ReadShared<Row & Partial<GrantsOfChain>> =>
  shareReads(async (keys) => {
    const { size, statement } = statementFor(shared, keys.length);
    const values = Array.from({ length: size }, (_, i) => valuesOf(keys[i]));
    const rows = await query(statement, values.flat());
    return new Map(rows.map((row) => [keys[row.asked] ?? '', row]));
  }, MAX_SHARED_KEYS);

/** Returns the values of a key in a statement; they match no row for an unused position. */
function valuesOf(key: string | undefined): unknown[] {
  if (key === undefined) return [null, [], []];
  const [id = '', members = '', teams = ''] = key.split(' ');
  return [id, listOf(members), listOf(teams)];
}

const listOf = (text: string): string[] => (text === '' ? [] : text.split(','));
