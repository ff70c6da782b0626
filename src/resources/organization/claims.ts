/** What an organization claims for itself alone: its hostname and its e-mail domains. */
import type { Tx } from '../../data/database.ts';
import type { Writing } from '../../data/write.ts';
import { isPublicProvider } from '../../domain/email.ts';
import { badInput, Fault } from '../../domain/errors.ts';
import { isReservedName } from '../../domain/reserved-names.ts';
import type { DefaultContentInput } from '../../generated/resolvers.ts';

/** Takes a hostname, and leaves the one it had, which stays reserved. ALREADY_EXISTS when it is another organization's, BAD_USER_INPUT for one that is the service's own. */
export async function claimHostname(tx: Tx, organizationId: string, hostname: string): Promise<void> {
  const isHeld = async () => (await tx.prisma.subdomain.count({ where: { subdomain: hostname, organizationId } })) > 0; // from before it was kept
  if (isReservedName(hostname) && !(await isHeld())) throw badInput('This hostname is kept for the service itself. Choose another.', 'input.hostname');
  await tx.prisma.organization.update({ where: { id: organizationId }, data: { hostname } }); // first: it holds the organization's row, so that its claims are made one write at a time
  await tx.prisma.subdomain.updateMany({ where: { organizationId }, data: { isActive: false } });
  await tx.prisma.subdomain.createMany({ data: [{ subdomain: hostname, organizationId }], skipDuplicates: true });
  const { count } = await tx.prisma.subdomain.updateMany({ where: { subdomain: hostname, organizationId }, data: { isActive: true } });
  if (count === 0) throw new Fault('ALREADY_EXISTS', 'This hostname is taken. Choose another.', { field: 'input.hostname' });
}

/** Takes these e-mail domains and leaves all others; gives them in lower case, each once. A public provider's is refused, another organization's is ALREADY_EXISTS. */
export async function claimDomains(tx: Tx, organizationId: string, wanted: readonly string[]): Promise<string[]> {
  const domains = [...new Set(wanted.map((domain) => domain.toLowerCase()))];
  for (const domain of domains) if (isPublicProvider(domain)) throw badInput(`${domain} belongs to a public mail provider: it says nothing of who its people work for.`, fieldOf(wanted, domain));
  await tx.prisma.organization.update({ where: { id: organizationId }, data: { emailDomains: domains } }); // first: it holds the organization's row, as above
  await tx.prisma.emailDomain.deleteMany({ where: { organizationId, domain: { notIn: domains } } });
  await tx.prisma.emailDomain.createMany({ data: domains.map((domain) => ({ domain, organizationId })), skipDuplicates: true });
  const owners = await tx.prisma.emailDomain.findMany({ where: { domain: { in: domains } } });
  const taken = owners.find((owner) => owner.organizationId !== organizationId);
  if (taken) throw new Fault('ALREADY_EXISTS', `${taken.domain} belongs to another organization.`, { field: fieldOf(wanted, taken.domain) });
  return domains;
}

const fieldOf = (wanted: readonly string[], domain: string): string => `input.emailDomains.${wanted.findIndex((given) => given.toLowerCase() === domain)}`;

/** The site that an organization opens with. BAD_USER_INPUT for one that is none of its. */
export async function defaultSiteOf(tx: Writing, organizationId: string, defaultContent: DefaultContentInput | null | undefined): Promise<string | null | undefined> {
  if (defaultContent == null) return defaultContent;
  // Held until this write ends: a site that is being deleted meanwhile empties the default after it was set, or is gone before.
  await tx.query('site.hold', 'SELECT id FROM sites WHERE id = $1 AND organization_id = $2 FOR SHARE', [defaultContent.site, organizationId]);
  const site = await tx.load.site.load(defaultContent.site);
  if (site?.organizationId !== organizationId) throw badInput('This is no site of the organization.', 'input.defaultContent.site');
  return site.id;
}
