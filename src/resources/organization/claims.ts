/**
 * Claims hostnames and email domains for an organization; each belongs to one organization only.
 */
import type { Tx } from '../../data/database.ts';
import type { WriteContext } from '../../data/write.ts';
import { isPublicProvider } from '../../domain/email.ts';
import { badInput, AppError } from '../../domain/errors.ts';
import { checkEach, Problems } from '../../domain/problems.ts';
import { isReservedHostname } from '../../domain/reserved-hostnames.ts';
import type { DefaultContentInput } from '../../generated/resolvers.ts';
import { column, statement } from '../../data/statement.ts';

/**
 * Requires a hostname that is not reserved for the service.
 * @throws BAD_USER_INPUT
 */
export function requireUnreserved(hostname: string): void {
  if (isReservedHostname(hostname))
    throw badInput(
      'This hostname is reserved for the service itself. Choose another.',
      'input.hostname',
    );
}

/**
 * Requires that an organization can claim the e-mail domain.
 * @throws BAD_USER_INPUT for a public mail provider
 */
export function requireOwnDomain(name: string, field: string): void {
  const domain = name.toLowerCase();
  if (isPublicProvider(domain))
    throw badInput(
      `${domain} belongs to a public mail provider, so no organization can claim it.`,
      field,
    );
}

/**
 * Claims a hostname. The previous one becomes inactive but stays reserved for the organization.
 * @throws ALREADY_EXISTS if it belongs to another organization, BAD_USER_INPUT if it is reserved
 * for the service.
 */
export async function claimHostname(
  tx: Tx,
  organizationId: string,
  hostname: string,
): Promise<void> {
  const isOwn = async () =>
    // The organization may have claimed it before it became reserved.
    (await tx.prisma.subdomain.count({ where: { subdomain: hostname, organizationId } })) > 0;
  if (!isReservedHostname(hostname) || !(await isOwn())) requireUnreserved(hostname);
  // This update comes first, because it locks the row and so serializes the claims of the
  // organization.
  await tx.prisma.organization.update({ where: { id: organizationId }, data: { hostname } });
  await tx.prisma.subdomain.updateMany({ where: { organizationId }, data: { isActive: false } });
  await tx.prisma.subdomain.createMany({
    data: [{ subdomain: hostname, organizationId }],
    skipDuplicates: true,
  });
  const { count } = await tx.prisma.subdomain.updateMany({
    where: { subdomain: hostname, organizationId },
    data: { isActive: true },
  });
  if (count === 0)
    throw new AppError('ALREADY_EXISTS', 'This hostname is taken. Choose another.', {
      field: 'input.hostname',
    });
}

/**
 * Claims the given email domains, releases all others and returns the claimed ones in lower case
 * without duplicates.
 * @throws BAD_USER_INPUT for a public mail provider, ALREADY_EXISTS if another organization claims
 * a domain.
 */
export async function claimDomains(
  tx: Tx,
  organizationId: string,
  requested: readonly string[],
): Promise<string[]> {
  const domains = [...new Set(requested.map((domain) => domain.toLowerCase()))];
  const problems = new Problems();
  for (const domain of domains)
    problems.check(() => requireOwnDomain(domain, fieldOf(requested, domain)));
  await tx.prisma.organization.update({
    where: { id: organizationId },
    data: { emailDomains: domains },
  }); // First, to lock the organization's row as above.
  await tx.prisma.emailDomain.deleteMany({ where: { organizationId, domain: { notIn: domains } } });
  await tx.prisma.emailDomain.createMany({
    data: domains.map((domain) => ({ domain, organizationId })),
    skipDuplicates: true,
  });
  const owners = await tx.prisma.emailDomain.findMany({ where: { domain: { in: domains } } });
  problems.check(() =>
    checkEach(owners, (owner) => {
      if (owner.organizationId !== organizationId)
        throw new AppError('ALREADY_EXISTS', `${owner.domain} belongs to another organization.`, {
          field: fieldOf(requested, owner.domain),
          existingId: owner.organizationId,
        });
    }),
  );
  problems.throwIfAny();
  return domains;
}

const fieldOf = (requested: readonly string[], domain: string): string =>
  `input.emailDomains.${requested.findIndex((name) => name.toLowerCase() === domain)}`;

const LOCK_SITE = statement(
  'site.hold',
  'SELECT id FROM sites WHERE id = $1 AND organization_id = $2 FOR SHARE',
  { id: column.text },
);

/**
 * Returns the id of the default site.
 * @throws BAD_USER_INPUT if it is not a site of the organization.
 */
export async function defaultSiteOf(
  tx: WriteContext,
  organizationId: string,
  defaultContent: DefaultContentInput | null | undefined,
): Promise<string | null | undefined> {
  if (defaultContent == null) return defaultContent;
  // The lock lasts until this write ends, so that a concurrent deletion of the site resets the
  // default afterwards, or has already deleted the site.
  await tx.query(LOCK_SITE, [defaultContent.siteId, organizationId]);
  const site = await tx.load.site.load(defaultContent.siteId);
  if (site?.organizationId !== organizationId)
    throw badInput('This is not a site of the organization.', 'input.defaultContent.siteId');
  return site.id;
}
