/** Publishing an integration: its files are kept before, and all the rest is written at once. */
import type { Context } from '../../context.ts';
import { authorize } from '../../data/authorize.ts';
import type { Staged } from '../../data/blobs.ts';
import type { Query } from '../../data/database.ts';
import { newId } from '../../data/new-id.ts';
import type { IntegrationFileRow, JsonInput } from '../../data/rows.ts';
import { write, type Writing } from '../../data/write.ts';
import { badInput, Fault, notFound } from '../../domain/errors.ts';
import { isIdOf } from '../../domain/ids.ts';
import { shapesFor } from '../../domain/integration-configuration.ts';
import { blockDomainsOf, scopesFor, secretsFor } from '../../domain/integration-manifest.ts';
import type { PublishIntegrationInput } from '../../generated/resolvers.ts';
import { bytesOf } from '../file.ts';
import { settleInstallations } from '../integration-installation/settle.ts';

/** More than a body of 16 MiB can hold: no picture is refused for its length alone. */
const MOST_IMAGE = 16 * 1024 * 1024;
/** What browsers show and run nothing of: scripts in an SVG are not run where it is given out as files are. */
const IMAGES = /^image\/(png|jpeg|gif|webp|svg\+xml)$/;

const BY_SUBDOMAIN = 'SELECT organization_id AS id FROM subdomains WHERE subdomain = lower($1) AND is_active';

/** The id of an organization that is named by it, or by its subdomain. NOT_FOUND for none; who sees it is asked after that. */
async function organizationNamed(query: Query, name: string): Promise<string> {
  if (isIdOf(name, 'Organization')) return name;
  const [row] = await query<{ id: string }>('subdomain.owner', BY_SUBDOMAIN, [name]);
  if (!row) throw notFound();
  return row.id;
}

/** Keeps a picture. BAD_USER_INPUT for bytes that are none. */
async function image({ blobs }: Context, base64: string, name: string, field: string): Promise<Staged> {
  const staged = await blobs.store(bytesOf(base64, MOST_IMAGE, field), { name });
  if (!IMAGES.test(staged.contentType)) throw badInput('This is no picture. Send PNG, JPEG, GIF, WebP or SVG in base 64.', field);
  return staged;
}

type FileOf = Omit<IntegrationFileRow, 'integrationId'>;

/** Keeps the files of an integration, and says what they are. */
async function filesOf(ctx: Context, { icon, previewImages, script }: PublishIntegrationInput): Promise<FileOf[]> {
  const file = (kind: FileOf['kind'], { hash, contentType, size }: Staged, position = 0): FileOf => ({ kind, position, blob: hash, contentType, size });
  const files: FileOf[] = [];
  if (icon != null) files.push(file('ICON', await image(ctx, icon, 'icon', 'input.icon')));
  for (const [i, one] of (previewImages ?? []).entries()) files.push(file('PREVIEW', await image(ctx, one, `preview ${i + 1}`, `input.previewImages.${i}`), i));
  files.push(file('SCRIPT', await ctx.blobs.store(Buffer.from(script), { name: 'script.js', contentType: 'text/javascript' })));
  return files;
}

/** Without what is undefined, which JSON does not know. */
const plain = (value: object): JsonInput => JSON.parse(JSON.stringify(value)) as JsonInput; // what was made of JSON is JSON

/** The columns of a version. Whatever the input does not say has its default again. */
function versionOf(input: PublishIntegrationInput) {
  const { runtime, title, description, summary, visibility, target, scopes, categories, blocks, contentSources, externalLinks, configurations, contentSecurityPolicy } = input;
  return {
    ...{ runtime: runtime ?? ('V1' as const), title, description, summary: summary ?? null, contentSecurityPolicy: contentSecurityPolicy?.replace(/\s+/g, ' ').trim() ?? null },
    // Gap: what is not said to be for others is not for them.
    visibility: visibility ?? ('PRIVATE' as const),
    target: target ?? ('ALL' as const),
    scopes: scopesFor(scopes ?? [], 'input.scopes'),
    categories: [...new Set(categories ?? [])],
    blocks: plain(blocks ?? []),
    blockDomains: blockDomainsOf(blocks ?? []),
    contentSources: plain(contentSources ?? []),
    externalLinks: plain(externalLinks ?? []),
    configurations: plain(shapesFor(configurations, 'input.configurations')),
  };
}

// One after the other in an organization: of two that publish a new name at once, the second publishes its next version.
const LOCK_NAMES = 'SELECT id FROM organizations WHERE id = $1 FOR NO KEY UPDATE';
const BY_NAME = 'SELECT id, name, owner_id AS "ownerId" FROM integrations WHERE lower(name) = lower($1) FOR UPDATE';
const FOREIGN = 'SELECT count(*)::int AS count FROM integration_installations n JOIN integrations ig ON ig.id = n.integration_id WHERE n.integration_id = $1 AND n.organization_id <> ig.owner_id';

/** In how many other organizations an integration is installed. */
async function foreignInstallations(tx: Writing, integrationId: string): Promise<number> {
  const [found] = await tx.query<{ count: number }>('integration.foreign', FOREIGN, [integrationId]);
  return found?.count ?? 0;
}

/** The id of the integration that is published anew, its row held; undefined for a name that is free. */
async function heldId(tx: Writing, name: string, ownerId: string): Promise<string | undefined> {
  const [found] = await tx.query<{ id: string; name: string; ownerId: string }>('integration.hold', BY_NAME, [name]);
  // Gap: of a private integration of others one learns that its name is taken, and nothing else.
  if (found && (found.ownerId !== ownerId || found.name !== name))
    throw new Fault('ALREADY_EXISTS', 'An integration of this name is there, in these capitals or others. Choose another.', { field: 'name' });
  return found?.id;
}

/** Publishes an integration, and gives its id. ALREADY_EXISTS for a name that is not the organization's, CONFLICT where others would lose sight of it. */
export async function publishIntegration(ctx: Context, name: string, input: PublishIntegrationInput): Promise<string> {
  const ownerId = await organizationNamed(ctx.query, input.organization);
  await authorize({ viewer: ctx.viewer, load: ctx.load, ledger: undefined }, 'integration.publish', { id: ownerId }); // before anything is kept
  // Gap: the pattern takes them, and clients that read addresses as paths would find it nowhere.
  if (name === '.' || name === '..') throw badInput('A name that is dots alone has no address. Choose another.', 'name');
  const [version, shapes] = [versionOf(input), shapesFor(input.configurations, 'input.configurations')];
  const secrets = secretsFor(input.secrets, 'input.secrets');
  const files = await filesOf(ctx, input);
  return write(ctx, { action: 'integration.publish', on: async () => ({ id: ownerId }) }, async (tx) => {
    await tx.query('integration.lockNames', LOCK_NAMES, [ownerId]);
    const known = await heldId(tx, name, ownerId);
    const id = known ?? newId('Integration');
    if (known === undefined) await tx.prisma.integration.create({ data: { ...version, id, name, ownerId, createdAt: ctx.now, updatedAt: ctx.now } });
    else {
      if (version.visibility === 'PRIVATE' && (await foreignInstallations(tx, id)) > 0) {
        throw new Fault('CONFLICT', 'Other organizations have installed it: it cannot become private. Unpublish it with `force=true` first.', { field: 'input.visibility' });
      }
      await tx.prisma.integration.update({ where: { id }, data: { ...version, version: { increment: 1 }, updatedAt: ctx.now } });
      await tx.prisma.integrationFile.deleteMany({ where: { integrationId: id } });
      await tx.prisma.integrationSecret.deleteMany({ where: { integrationId: id } });
    }
    await tx.prisma.integrationFile.createMany({ data: files.map((file) => ({ ...file, integrationId: id })) });
    const sealed = [...secrets].map(([key, value]) => ({ integrationId: id, name: key, sealed: ctx.secrets.seal(value, secretOf(id, key)) }));
    await tx.prisma.integrationSecret.createMany({ data: sealed });
    const settled = known === undefined ? [] : await settleInstallations(tx, ctx.now, id, shapes);
    const elsewhere = { action: 'installation.update', fields: ['status'], things: settled } as const;
    tx.record({ subject: id, organizationId: ownerId, fields: Object.keys(input).filter((field) => field !== 'organization'), elsewhere });
    return id;
  });
}

/** What a secret of an integration is sealed for. */
export const secretOf = (integrationId: string, name: string): string => `integration ${integrationId} secret ${name}`;
