/**
 * Publishes integrations: stores their files first, then writes everything else in one transaction.
 */
import type { InputFields } from '../../data/parents.ts';
import type { Context } from '../../context.ts';
import { authorize } from '../../data/authorize.ts';
import type { Staged } from '../../data/blobs.ts';
import type { Query } from '../../data/database.ts';
import { newId } from '../../data/new-id.ts';
import type { IntegrationFileRow, IntegrationRow, JsonInput } from '../../data/rows.ts';
import { write, type WriteContext } from '../../data/write.ts';
import { badInput, AppError, notFound } from '../../domain/errors.ts';
import { isIdOf } from '../../domain/ids.ts';
import { checkAll, Problems } from '../../domain/problems.ts';
import {
  configurationSchemasFor,
  type ConfigurationSchemas,
} from '../../domain/integration-configuration.ts';
import {
  blockDomainsOf,
  policyOfDirectives,
  scopesFor,
  secretsFor,
} from '../../domain/integration-manifest.ts';
import type { PublishIntegrationInput } from '../../generated/resolvers.ts';
import { bytesOf } from '../file.ts';
import { updateInstallationStatuses } from './settle.ts';
import { column, statement } from '../../data/statement.ts';

/** Larger than any image in a request body of 16 MiB, so the body limit is the effective one. */
const MAX_IMAGE_BYTES = 16 * 1024 * 1024;
/**
 * Image types that browsers display without running scripts; SVG is served in a way that prevents
 * scripts.
 */
const IMAGES = /^image\/(png|jpeg|gif|webp|svg\+xml)$/;

const BY_SUBDOMAIN = statement(
  'subdomain.owner',
  'SELECT organization_id AS id FROM subdomains WHERE subdomain = lower($1) AND is_active',
  { id: column.text },
);

/**
 * Returns the id of an organization for its id or subdomain. The caller's access is checked later.
 * @throws NOT_FOUND
 */
async function organizationIdOf(query: Query, name: string): Promise<string> {
  if (isIdOf(name, 'Organization')) return name;
  const [row] = await query(BY_SUBDOMAIN, [name]);
  if (!row) throw notFound();
  return row.id;
}

/**
 * Stores an image.
 * @throws BAD_USER_INPUT if the bytes are not an image.
 */
async function storeImage(
  { blobs }: Context,
  base64: string,
  name: string,
  field: string,
): Promise<Staged> {
  const staged = await blobs.store(bytesOf(base64, MAX_IMAGE_BYTES, field), { name });
  if (!IMAGES.test(staged.contentType))
    throw badInput('This is not an image. Send PNG, JPEG, GIF, WebP or SVG in base 64.', field);
  return staged;
}

type NewIntegrationFile = Omit<IntegrationFileRow, 'integrationId'>;

/** Stores the files of an integration and returns their rows. */
async function storeFiles(
  ctx: Context,
  { icon, previewImages, script }: InputFields<PublishIntegrationInput, 'name'>,
): Promise<NewIntegrationFile[]> {
  const file = (
    kind: NewIntegrationFile['kind'],
    { hash, contentType, size }: Staged,
    position = 0,
  ): NewIntegrationFile => ({ kind, position, blob: hash, contentType, size });
  const problems = new Problems();
  const files: (NewIntegrationFile | undefined)[] = [];
  if (icon != null)
    files.push(
      await problems.checkAsync(async () =>
        file('ICON', await storeImage(ctx, icon, 'icon', 'input.icon')),
      ),
    );
  for (const [i, image] of (previewImages ?? []).entries())
    files.push(
      await problems.checkAsync(async () => {
        const name = `preview ${i + 1}`;
        return file('PREVIEW', await storeImage(ctx, image, name, `input.previewImages.${i}`), i);
      }),
    );
  problems.throwIfAny();
  files.push(
    file(
      'SCRIPT',
      await ctx.blobs.store(Buffer.from(script), {
        name: 'script.js',
        contentType: 'text/javascript',
      }),
    ),
  );
  return files.filter((one) => one !== undefined);
}

// Removes undefined values, which JSON lacks. The cast is safe because JSON.parse returns JSON.
const toJson = (value: object): JsonInput => JSON.parse(JSON.stringify(value)) as JsonInput;

/**
 * Returns the content security policy of an integration; undefined for none.
 * @throws BAD_USER_INPUT for two policies, and for what is no directive
 */
export function policyOf({
  contentSecurityPolicy,
  securityPolicy,
}: Pick<PublishIntegrationInput, 'contentSecurityPolicy' | 'securityPolicy'>): string | undefined {
  if (contentSecurityPolicy != null && securityPolicy != null)
    throw badInput('Send one policy.', 'input.securityPolicy');
  if (securityPolicy?.directives != null)
    return policyOfDirectives(securityPolicy.directives, 'input.securityPolicy.directives');
  return securityPolicy?.policy ?? contentSecurityPolicy ?? undefined;
}

/** Returns the columns of a version. Every value that the input omits is reset to its default. */
function versionOf(
  input: InputFields<PublishIntegrationInput, 'name'>,
  scopes: readonly string[],
  configurations: ConfigurationSchemas,
) {
  const {
    runtime,
    title,
    description,
    summary,
    visibility,
    target,
    categories,
    blocks,
    contentSources,
    externalLinks,
  } = input;
  return {
    ...{
      runtime: runtime ?? ('V1' as const),
      title,
      description,
      summary: summary ?? null,
      contentSecurityPolicy: policyOf(input)?.replace(/\s+/g, ' ').trim() ?? null,
    },
    // Gap: an integration without a visibility is private.
    visibility: visibility ?? ('PRIVATE' as const),
    target: target ?? ('ALL' as const),
    scopes: [...scopes],
    categories: [...new Set(categories ?? [])],
    blocks: toJson(blocks ?? []),
    blockDomains: blockDomainsOf(blocks ?? []),
    contentSources: toJson(contentSources ?? []),
    externalLinks: toJson(externalLinks ?? []),
    configurations: toJson(configurations),
  };
}

/** Days for which the name of an unpublished integration stays reserved for its owner. */
const RESERVED_DAYS = 90;

const RESERVATION = statement(
  'integration.reservation',
  'SELECT owner_id AS "ownerId", released_at AS "releasedAt" FROM released_integration_names WHERE name = lower($1) FOR UPDATE',
  { ownerId: column.text, releasedAt: column.timestamp },
);
const RESERVE = statement(
  'integration.reserve',
  `INSERT INTO released_integration_names (name, owner_id, released_at) VALUES (lower($1), $2, $3)
  ON CONFLICT (name) DO UPDATE SET owner_id = excluded.owner_id, released_at = excluded.released_at`,
  {},
);

/** Reserves the name of an integration that is unpublished, for its owner. */
export const reserveName = (
  { query }: WriteContext,
  { name, ownerId }: Pick<IntegrationRow, 'name' | 'ownerId'>,
  now: Date,
): Promise<unknown> => query(RESERVE, [name, ownerId, now.toISOString()]);

/**
 * Requires that a name without an integration is not reserved.
 * @throws ALREADY_EXISTS while it is reserved for another organization
 */
async function requireUnreserved(
  { query }: WriteContext,
  name: string,
  ownerId: string,
  now: Date,
): Promise<void> {
  const [found] = await query(RESERVATION, [name]);
  if (!found || found.ownerId === ownerId) return;
  const until = Date.parse(found.releasedAt) + RESERVED_DAYS * 24 * 60 * 60 * 1000;
  if (now.getTime() < until)
    throw new AppError(
      'ALREADY_EXISTS',
      `This name was that of an integration of another organization, and stays reserved for ${RESERVED_DAYS} days after it was unpublished. Choose another name.`,
      { field: 'input.name' },
    );
}

// Publications of an organization run one after the other: if two publish a new name concurrently,
// the second one publishes version 2.
const LOCK_NAMES = statement(
  'integration.lockNames',
  'SELECT id FROM organizations WHERE id = $1 FOR NO KEY UPDATE',
  { id: column.text },
);
const BY_NAME = statement(
  'integration.hold',
  'SELECT id, name, owner_id AS "ownerId" FROM integrations WHERE lower(name) = lower($1) FOR UPDATE',
  { id: column.text, name: column.text, ownerId: column.text },
);
const COUNT_FOREIGN = statement(
  'integration.foreign',
  'SELECT count(*)::int AS count FROM integration_installations n JOIN integrations ig ON ig.id = n.integration_id WHERE n.integration_id = $1 AND n.organization_id <> ig.owner_id',
  { count: column.integer },
);

/** Returns the number of installations in other organizations. */
async function foreignInstallations(tx: WriteContext, integrationId: string): Promise<number> {
  const [found] = await tx.query(COUNT_FOREIGN, [integrationId]);
  return found?.count ?? 0;
}

/**
 * Returns the id of the integration to update, with its row locked, or undefined if the name is
 * free.
 * @throws ALREADY_EXISTS if another integration has the name.
 */
async function lockedId(
  tx: WriteContext,
  name: string,
  ownerId: string,
): Promise<string | undefined> {
  const [found] = await tx.query(BY_NAME, [name]);
  // Gap: the error reveals that a private integration of another organization uses the name, but
  // nothing else.
  if (found && (found.ownerId !== ownerId || found.name !== name))
    throw new AppError(
      'ALREADY_EXISTS',
      'Another integration has this name, regardless of case. Choose another name.',
      { field: 'input.name', existingId: found.id },
    );
  return found?.id;
}

/**
 * Requires that a name can be a segment of a URL's path. Gap: the pattern of names allows `.` and
 * `..`, but URL parsers remove such segments.
 * @throws BAD_USER_INPUT
 */
export function requireUsableName(name: string): void {
  if (name === '.' || name === '..')
    throw badInput('A name must not consist of dots only. Choose another.', 'input.name');
}

/**
 * Publishes an integration or a new version of it, and returns its id.
 * @throws ALREADY_EXISTS if another integration has the name, or another owner's had it recently.
 * @throws CONFLICT if it would become private while other organizations have it installed.
 */
export async function publishIntegration(
  ctx: Context,
  name: string,
  input: InputFields<PublishIntegrationInput, 'name'>,
): Promise<string> {
  const ownerId = await organizationIdOf(ctx.query, input.organization);
  await authorize(
    { viewer: ctx.viewer, load: ctx.load, authorizationTrace: undefined },
    'integration.publish',
    { id: ownerId },
  ); // Checked before any file is stored.
  const [, scopes, shapes, secrets] = checkAll(
    () => requireUsableName(name),
    () => scopesFor(input.scopes ?? [], 'input.scopes'),
    () => configurationSchemasFor(input.configurations, 'input.configurations'),
    () => secretsFor(input.secrets, 'input.secrets'),
    () => policyOf(input),
  );
  const version = versionOf(input, scopes, shapes);
  const files = await storeFiles(ctx, input);
  return write(
    ctx,
    { action: 'integration.publish', on: async () => ({ id: ownerId }) },
    async (tx) => {
      await tx.query(LOCK_NAMES, [ownerId]);
      const existingId = await lockedId(tx, name, ownerId);
      const id = existingId ?? newId('Integration');
      if (existingId === undefined) await requireUnreserved(tx, name, ownerId, ctx.now);
      if (existingId === undefined)
        await tx.prisma.integration.create({
          data: { ...version, id, name, ownerId, createdAt: ctx.now, updatedAt: ctx.now },
        });
      else {
        if (version.visibility === 'PRIVATE') await requireNoForeignInstallations(tx, id);
        await tx.prisma.integration.update({
          where: { id },
          data: { ...version, version: { increment: 1 }, updatedAt: ctx.now },
        });
        await tx.prisma.integrationFile.deleteMany({ where: { integrationId: id } });
        await tx.prisma.integrationSecret.deleteMany({ where: { integrationId: id } });
      }
      await tx.prisma.integrationFile.createMany({
        data: files.map((file) => ({ ...file, integrationId: id })),
      });
      const sealed = [...secrets].map(([key, value]) => ({
        integrationId: id,
        name: key,
        sealed: ctx.secrets.seal(value, secretOf(id, key)),
      }));
      await tx.prisma.integrationSecret.createMany({ data: sealed });
      const settled =
        existingId === undefined ? [] : await updateInstallationStatuses(tx, ctx.now, id, shapes);
      const elsewhere = {
        action: 'installation.update',
        fields: ['status'],
        things: settled,
      } as const;
      tx.record({
        subject: id,
        organizationId: ownerId,
        fields: Object.keys(input).filter((field) => field !== 'organization'),
        elsewhere,
      });
      return id;
    },
  );
}

/**
 * Requires that no other organization has installed the integration.
 * @throws CONFLICT
 */
async function requireNoForeignInstallations(tx: WriteContext, id: string): Promise<void> {
  if ((await foreignInstallations(tx, id)) === 0) return;
  throw new AppError(
    'CONFLICT',
    'Other organizations have installed it: it cannot become private. Unpublish it with `force=true` first.',
    { field: 'input.visibility' },
  );
}

/** Returns the encryption context of a secret of an integration. */
export const secretOf = (integrationId: string, name: string): string =>
  `integration ${integrationId} secret ${name}`;
