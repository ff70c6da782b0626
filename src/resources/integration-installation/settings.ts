/**
 * Validates the settings of an installation against its integration: configuration, selected
 * content, scopes and status.
 */
import type { Query } from '../../data/database.ts';
import { column, statement } from '../../data/statement.ts';
import { newId } from '../../data/new-id.ts';
import {
  type InstallationRow,
  type IntegrationRow,
  type JsonInput,
  stored,
} from '../../data/rows.ts';
import type { WriteContext } from '../../data/write.ts';
import { badInput, AppError } from '../../domain/errors.ts';
import {
  configurationFor,
  defaultsOf,
  requiredOf,
  type ConfigurationSchemas,
} from '../../domain/integration-configuration.ts';
import { requireIntegrationScope } from '../../domain/integration-manifest.ts';
import { checkAll, checkAllAsync, checkEach, Problems } from '../../domain/problems.ts';
import type {
  InstallIntegrationInput,
  UpdateIntegrationInstallationInput,
} from '../../generated/resolvers.ts';

/** The fields of both inputs that select spaces and sites. */
type SelectionInput = Pick<
  InstallIntegrationInput,
  'spaceSelection' | 'siteSelection' | 'selectedSpaces' | 'selectedSites'
>;

/** Returns the configuration schemas of an integration. */
const schemasOf = ({ configurations }: IntegrationRow): ConfigurationSchemas =>
  stored<ConfigurationSchemas>(configurations) ?? {};

/** Casts a value that was parsed from JSON to Prisma's JSON type. */
const asJson = (value: object): JsonInput => value as JsonInput; // The value was parsed from JSON.

/**
 * Returns the configuration to store, or undefined if none is given.
 * @throws BAD_USER_INPUT
 */
export const checkedConfiguration = (
  integration: IntegrationRow,
  json: unknown,
): JsonInput | undefined =>
  json == null
    ? undefined
    : asJson(configurationFor(schemasOf(integration), 'account', json, 'input.configuration'));

/** Returns true if a configuration has every required property. */
export function isComplete(integration: IntegrationRow, configuration: unknown): boolean {
  const set = stored<object>(configuration) ?? {};
  return requiredOf(schemasOf(integration), 'account').every((name) => Object.hasOwn(set, name));
}

/** Returns the configuration that consists of the defaults. */
export const emptyConfiguration = (integration: IntegrationRow): JsonInput =>
  asJson(defaultsOf(schemasOf(integration), 'account'));

/**
 * Requires that a selection matches the integration's target: ORGANIZATION allows no selection,
 * SPACE no sites, and SITE no spaces.
 * @throws BAD_USER_INPUT
 */
export function checkSelectable(
  { target }: IntegrationRow,
  { spaceSelection, siteSelection, selectedSpaces, selectedSites }: SelectionInput,
): void {
  const selectsAll = (
    selection: string | null | undefined,
    chosen: readonly unknown[] | null | undefined,
  ) => selection !== 'SELECTED' && (chosen ?? []).length === 0;
  const selectsNone = (
    selection: string | null | undefined,
    chosen: readonly unknown[] | null | undefined,
  ) => selection !== 'ALL' && (chosen ?? []).length === 0;
  const problems = new Problems();
  const refuse = (what: string, field: string) => problems.add(what, `input.${field}`);
  if (target === 'ORGANIZATION' && !selectsAll(spaceSelection, selectedSpaces))
    refuse(
      'This integration is installed on the whole organization, without a selection.',
      'spaceSelection',
    );
  if (target === 'ORGANIZATION' && !selectsAll(siteSelection, selectedSites))
    refuse(
      'This integration is installed on the whole organization, without a selection.',
      'siteSelection',
    );
  if (target === 'SITE' && !selectsNone(spaceSelection, selectedSpaces))
    refuse('This integration is installed on sites, and cannot access spaces.', 'spaceSelection');
  if (target === 'SPACE' && !selectsNone(siteSelection, selectedSites))
    refuse('This integration is installed on spaces, and cannot access sites.', 'siteSelection');
  problems.throwIfAny();
}

/**
 * Returns the scopes that the organization grants.
 * @throws BAD_USER_INPUT for a scope that the integration does not request.
 */
export function grantedScopes(
  { scopes: requested }: IntegrationRow,
  scopes: readonly string[],
): string[] {
  checkEach(scopes, (scope, i) => {
    requireIntegrationScope(scope, `input.scopes.${i}`);
    if (!requested.includes(scope))
      throw badInput('The integration does not request this scope.', `input.scopes.${i}`);
  });
  return [...new Set(scopes)];
}

const SPACES = statement(
  'installation.spacesThere',
  'SELECT id FROM spaces WHERE id = ANY($1) AND organization_id = $2 AND deleted_at IS NULL FOR KEY SHARE',
  { id: column.text },
);
const SITES = statement(
  'installation.sitesThere',
  'SELECT id FROM sites WHERE id = ANY($1) AND organization_id = $2 FOR KEY SHARE',
  { id: column.text },
);

/**
 * Returns those of the ids that exist in the organization. Only admins install integrations, so
 * every existing one is visible to the caller.
 */
async function existingIds(
  query: Query,
  what: 'space' | 'site',
  ids: readonly string[],
  organizationId: string,
): Promise<ReadonlySet<string>> {
  const rows = await query(what === 'space' ? SPACES : SITES, [ids, organizationId]);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Requires that the id of a selection does not occur before its index.
 * @throws BAD_USER_INPUT
 */
function requireFirst(what: 'space' | 'site', ids: readonly string[], index: number): void {
  const list = what === 'space' ? 'selectedSpaces' : 'selectedSites';
  if (ids.indexOf(ids[index] ?? '') !== index)
    throw badInput(`This ${what} is selected twice.`, `input.${list}.${index}.${what}Id`);
}

/**
 * Requires that each space and each site is selected once.
 * @throws BAD_USER_INPUT with each repeated one
 */
export function requireDistinctSelections({ selectedSpaces, selectedSites }: SelectionInput): void {
  const spaceIds = (selectedSpaces ?? []).map(({ spaceId }) => spaceId);
  const siteIds = (selectedSites ?? []).map(({ siteId }) => siteId);
  checkAll(
    () => checkEach(spaceIds, (_, index) => requireFirst('space', spaceIds, index)),
    () => checkEach(siteIds, (_, index) => requireFirst('site', siteIds, index)),
  );
}

/** A selected space or site. */
interface Selection {
  readonly id: string;
  readonly configuration?: unknown;
}

/**
 * Returns the rows of a selection.
 * @throws BAD_USER_INPUT for an id that does not exist or occurs twice, or for an invalid
 * configuration.
 */
async function selectionRows(
  tx: WriteContext,
  what: 'space' | 'site',
  { id, organizationId }: Pick<InstallationRow, 'id' | 'organizationId'>,
  integration: IntegrationRow,
  selections: readonly Selection[],
) {
  const existing = await existingIds(
    tx.query,
    what,
    selections.map((selection) => selection.id),
    organizationId,
  );
  return checkEach(selections, (selection, i) => {
    const field = `input.${what === 'space' ? 'selectedSpaces' : 'selectedSites'}.${i}`;
    const [, configuration] = checkAll(
      () => {
        if (!existing.has(selection.id))
          throw badInput(`There is no such ${what} in the organization.`, `${field}.${what}Id`);
        requireFirst(
          what,
          selections.map(({ id: other }) => other),
          i,
        );
      },
      () =>
        configurationFor(
          schemasOf(integration),
          what,
          selection.configuration ?? {},
          `${field}.configuration`,
        ),
    );
    return {
      id: newId(what === 'space' ? 'InstallationSpace' : 'InstallationSite'),
      organizationId,
      installationId: id,
      contentId: selection.id,
      configuration: asJson(configuration),
    };
  });
}

type SelectionRows = Awaited<ReturnType<typeof selectionRows>>;

/** The rows of the selections that an input has; an absent one stays unchanged. */
interface CheckedSelection {
  readonly spaces: SelectionRows | undefined;
  readonly sites: SelectionRows | undefined;
}

/**
 * Returns the rows of the selections that an input has.
 * @throws BAD_USER_INPUT with each space and site that cannot be selected so
 */
export async function checkedSelection(
  tx: WriteContext,
  row: Pick<InstallationRow, 'id' | 'organizationId'>,
  integration: IntegrationRow,
  { selectedSpaces, selectedSites }: SelectionInput,
): Promise<CheckedSelection> {
  const spaces = selectedSpaces?.map(({ spaceId: id, ...rest }) => ({ ...rest, id }));
  const sites = selectedSites?.map(({ siteId: id, ...rest }) => ({ ...rest, id }));
  const [spaceRows, siteRows] = await checkAllAsync(
    () => spaces && selectionRows(tx, 'space', row, integration, spaces),
    () => sites && selectionRows(tx, 'site', row, integration, sites),
  );
  return { spaces: spaceRows, sites: siteRows };
}

/** Replaces the selections that are given. */
export async function writeSelection(
  tx: WriteContext,
  { id: installationId, organizationId }: Pick<InstallationRow, 'id' | 'organizationId'>,
  { spaces, sites }: CheckedSelection,
): Promise<void> {
  const key = { installationId, organizationId };
  if (spaces) {
    await tx.prisma.installationSpace.deleteMany({ where: key });
    await tx.prisma.installationSpace.createMany({
      data: spaces.map(({ contentId, ...rest }) => ({ ...rest, spaceId: contentId })),
    });
  }
  if (sites) {
    await tx.prisma.installationSite.deleteMany({ where: key });
    await tx.prisma.installationSite.createMany({
      data: sites.map(({ contentId, ...rest }) => ({ ...rest, siteId: contentId })),
    });
  }
}

/**
 * Requires a status that a caller may set.
 * @throws BAD_USER_INPUT for PENDING
 */
export function requireSettable(
  status: UpdateIntegrationInstallationInput['status'] | undefined,
): void {
  if (status === 'PENDING')
    throw badInput(
      'An installation becomes pending by itself while its configuration is incomplete. Send active or paused.',
      'input.status',
    );
}

/**
 * Returns the status of an installation after an update.
 * @throws INVALID_TRANSITION if it cannot become active because its configuration is incomplete.
 */
export function statusAfter(
  row: InstallationRow,
  integration: IntegrationRow,
  { status, configuration }: Pick<UpdateIntegrationInstallationInput, 'status' | 'configuration'>,
): InstallationRow['status'] {
  requireSettable(status);
  if (status === 'PAUSED') return 'PAUSED';
  // A given configuration was already validated.
  const isValidConfiguration = configuration != null || isComplete(integration, row.configuration);
  if (status === 'ACTIVE' && !isValidConfiguration)
    throw new AppError(
      'INVALID_TRANSITION',
      'The configuration is incomplete. Set the required properties first.',
      { field: 'input.status' },
    );
  if (status === 'ACTIVE' || (row.status === 'PENDING' && configuration != null)) return 'ACTIVE';
  return row.status;
}
