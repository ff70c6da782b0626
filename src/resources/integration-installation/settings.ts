/** What an installation is made or changed with: its configuration, what it reaches and what was agreed to, each held to what the integration says. */
import type { Query } from '../../data/database.ts';
import { newId } from '../../data/new-id.ts';
import type { InstallationRow, IntegrationRow, JsonInput } from '../../data/rows.ts';
import { stored } from '../../data/rows.ts';
import type { Writing } from '../../data/write.ts';
import { badInput, Fault } from '../../domain/errors.ts';
import { configurationFor, defaultsOf, requiredOf, type Shapes } from '../../domain/integration-configuration.ts';
import { scopesFor } from '../../domain/integration-manifest.ts';
import type { InstallIntegrationInput, UpdateIntegrationInstallationInput } from '../../generated/resolvers.ts';

/** What both ways to write an installation say of what it reaches. */
type Reaching = Pick<InstallIntegrationInput, 'space_selection' | 'site_selection' | 'selected_spaces' | 'selected_sites'>;

/** What may be set where an integration is installed. */
const shapesOf = ({ configurations }: IntegrationRow): Shapes => stored<Shapes>(configurations) ?? {};

/** JSON as Prisma takes it. */
const asJson = (value: object): JsonInput => value as JsonInput; // it came as JSON

/** The configuration as it is kept; undefined where none is given. */
export const configurationGiven = (integration: IntegrationRow, json: unknown): JsonInput | undefined =>
  json == null ? undefined : asJson(configurationFor(shapesOf(integration), 'account', json, 'input.configuration'));

/** Whether a configuration has what the integration requires. */
export function isComplete(integration: IntegrationRow, configuration: unknown): boolean {
  const set = stored<object>(configuration) ?? {};
  return requiredOf(shapesOf(integration), 'account').every((name) => Object.hasOwn(set, name));
}

/** What is set where nothing is given. */
export const configurationOfNothing = (integration: IntegrationRow): JsonInput => asJson(defaultsOf(shapesOf(integration), 'account'));

/** Refuses what the integration's target does not allow: on a whole organization nothing is chosen, and sites are none of what is for spaces. */
export function checkReaching({ target }: IntegrationRow, { space_selection, site_selection, selected_spaces, selected_sites }: Reaching): void {
  const isForAll = (selection: string | null | undefined, chosen: readonly unknown[] | null | undefined) => selection !== 'SELECTED' && (chosen ?? []).length === 0;
  const isForNone = (selection: string | null | undefined, chosen: readonly unknown[] | null | undefined) => selection !== 'ALL' && (chosen ?? []).length === 0;
  const refuse = (what: string, field: string) => badInput(what, `input.${field}`);
  if (target === 'ORGANIZATION' && !isForAll(space_selection, selected_spaces)) throw refuse('This integration is installed on the whole organization: nothing is chosen.', 'space_selection');
  if (target === 'ORGANIZATION' && !isForAll(site_selection, selected_sites)) throw refuse('This integration is installed on the whole organization: nothing is chosen.', 'site_selection');
  if (target === 'SITE' && !isForNone(space_selection, selected_spaces)) throw refuse('This integration is installed on sites, and reaches no spaces.', 'space_selection');
  if (target === 'SPACE' && !isForNone(site_selection, selected_sites)) throw refuse('This integration is installed on spaces, and reaches no sites.', 'site_selection');
}

/** The scopes that are agreed to. BAD_USER_INPUT for one that the integration does not ask for. */
export function agreedScopes({ scopes: asked }: IntegrationRow, scopes: readonly string[]): string[] {
  const agreed = scopesFor(scopes, 'input.scopes');
  const unasked = agreed.findIndex((scope) => !asked.includes(scope));
  if (unasked >= 0) throw badInput('The integration does not ask for this.', `input.scopes.${unasked}`);
  return agreed;
}

const SPACES = 'SELECT id FROM spaces WHERE id = ANY($1) AND organization_id = $2 AND deleted_at IS NULL FOR KEY SHARE';
const SITES = 'SELECT id FROM sites WHERE id = ANY($1) AND organization_id = $2 FOR KEY SHARE';

/** Ids of those that are there, of whom an admin sees all. */
async function thereOf(query: Query, what: 'space' | 'site', ids: readonly string[], organizationId: string): Promise<ReadonlySet<string>> {
  const rows = await query<{ id: string }>(`installation.${what}sThere`, what === 'space' ? SPACES : SITES, [ids, organizationId]);
  return new Set(rows.map(({ id }) => id));
}

/** One that is chosen, whichever it is. */
interface Choice {
  readonly id: string;
  readonly configuration?: unknown;
}

/** What is chosen, as it is kept. BAD_USER_INPUT for what is not there, for one twice, and for a configuration that does not fit. */
async function chosenFor(tx: Writing, what: 'space' | 'site', { id, organizationId }: Pick<InstallationRow, 'id' | 'organizationId'>, integration: IntegrationRow, choices: readonly Choice[]) {
  const there = await thereOf(
    tx.query,
    what,
    choices.map((choice) => choice.id),
    organizationId,
  );
  return choices.map((choice, i) => {
    const field = `input.selected_${what}s.${i}`;
    if (!there.has(choice.id)) throw badInput(`There is no such ${what} in the organization.`, `${field}.${what}`);
    if (choices.findIndex((other) => other.id === choice.id) !== i) throw badInput(`This ${what} is chosen twice.`, `${field}.${what}`);
    const configuration = asJson(configurationFor(shapesOf(integration), what, choice.configuration ?? {}, `${field}.configuration`));
    return { id: newId(what === 'space' ? 'InstallationSpace' : 'InstallationSite'), organizationId, installationId: id, contentId: choice.id, configuration };
  });
}

/** Puts what is chosen in the place of what was; what is not given stays. */
export async function choose(tx: Writing, row: Pick<InstallationRow, 'id' | 'organizationId'>, integration: IntegrationRow, { selected_spaces, selected_sites }: Reaching): Promise<void> {
  const place = { installationId: row.id, organizationId: row.organizationId };
  if (selected_spaces != null) {
    const choices = selected_spaces.map(({ space, configuration }) => ({ id: space, configuration }));
    const chosen = await chosenFor(tx, 'space', row, integration, choices);
    await tx.prisma.installationSpace.deleteMany({ where: place });
    await tx.prisma.installationSpace.createMany({ data: chosen.map(({ contentId, ...rest }) => ({ ...rest, spaceId: contentId })) });
  }
  if (selected_sites != null) {
    const choices = selected_sites.map(({ site, configuration }) => ({ id: site, configuration }));
    const chosen = await chosenFor(tx, 'site', row, integration, choices);
    await tx.prisma.installationSite.deleteMany({ where: place });
    await tx.prisma.installationSite.createMany({ data: chosen.map(({ contentId, ...rest }) => ({ ...rest, siteId: contentId })) });
  }
}

/** The status that comes of a change. INVALID_TRANSITION for one that cannot work yet. */
export function statusAfter(
  row: InstallationRow,
  integration: IntegrationRow,
  { status, configuration }: Pick<UpdateIntegrationInstallationInput, 'status' | 'configuration'>,
): InstallationRow['status'] {
  if (status === 'PENDING') throw badInput('An installation waits by itself while its configuration lacks something. Give active or paused.', 'input.status');
  if (status === 'PAUSED') return 'PAUSED';
  const isWhole = configuration != null || isComplete(integration, row.configuration); // what is given was held to what is required
  if (status === 'ACTIVE' && !isWhole) throw new Fault('INVALID_TRANSITION', 'The configuration lacks something that is required. Set it first.', { field: 'input.status' });
  if (status === 'ACTIVE' || (row.status === 'PENDING' && configuration != null)) return 'ACTIVE';
  return row.status;
}
