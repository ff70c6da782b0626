/** Reads the destination of a redirect from an input, and returns its current path or address. */
import type { AccessContext } from '../../data/authorize.ts';
import type { SiteRedirectRow, SiteRow, SiteSpaceRow } from '../../data/rows.ts';
import { badInput } from '../../domain/errors.ts';
import { readablePaths } from '../../domain/page-paths.ts';
import {
  destinationOf,
  normalDestination,
  normalPath,
  pathOfSegments,
  prefixesOf,
  sectionPrefixesOf,
  segmentsOf,
} from '../../domain/site-address.ts';
import type {
  CreateSiteRedirectInput,
  SiteRedirectTarget,
  SiteRedirectTargetInput,
  SiteRedirectTargetKind,
} from '../../generated/resolvers.ts';
import { contentOfSpace } from '../revision/content.ts';
import { partsNotInTrash, visiblePartsOf } from './find.ts';

/** The destination of a manual redirect: its path or address, and the part of the site it is. */
export type StoredDestination = Pick<
  SiteRedirectRow,
  'siteSectionId' | 'siteSpaceId' | 'pageId'
> & { readonly destination: string };

const NO_PART = { siteSectionId: null, siteSpaceId: null, pageId: null };

/**
 * Returns the normalized destination of a redirect.
 * @throws BAD_USER_INPUT if it is invalid.
 */
export function normalizeDestination(text: string, field = 'input.destination'): string {
  const destination = normalDestination(text);
  if (destination === undefined)
    throw badInput(
      'Send a path of the site with a leading slash, or an absolute http or https URL without a password.',
      field,
    );
  return destination;
}

/** The fields that a kind of destination requires. */
const REQUIRED_FIELDS: Readonly<
  Record<SiteRedirectTargetKind, readonly (keyof SiteRedirectTargetInput)[]>
> = {
  EXTERNAL: ['url'],
  PATH: ['path'],
  SITE_PAGE: ['siteSpaceId', 'pageId'],
  SITE_SECTION: ['siteSectionId'],
  SITE_SPACE: ['siteSpaceId'],
};

/**
 * Requires the fields of the kind of a destination, and valid addresses. `at` is its path.
 * @throws BAD_USER_INPUT
 */
export function requireTarget(target: SiteRedirectTargetInput, at: string): void {
  const { kind, address, url } = target;
  if (kind == null && address == null)
    throw badInput('Send the kind of the destination, or its address.', `${at}.kind`);
  if (address != null) normalizeDestination(address, `${at}.address`);
  for (const field of kind == null ? [] : REQUIRED_FIELDS[kind])
    if (target[field] == null) throw badInput(`${field} is required.`, `${at}.${field}`);
  if (url != null && !('address' in destinationOf(normalizeDestination(url, `${at}.url`))))
    throw badInput('Send an absolute http or https URL.', `${at}.url`);
}

/**
 * Requires a destination in one of its two forms.
 * @throws BAD_USER_INPUT
 */
export function requireOneDestination({
  destination,
  target,
}: Pick<CreateSiteRedirectInput, 'destination' | 'target'>): void {
  if (destination == null && target == null)
    throw badInput('destination is required.', 'input.destination');
  if (destination != null && target != null)
    throw badInput('Send either a destination or a target.', 'input.target');
}

/** Finds the parts of a site that a destination names. */
class Destinations {
  private readonly access: AccessContext;
  private readonly site: SiteRow;

  constructor(access: AccessContext, site: SiteRow) {
    this.access = access;
    this.site = site;
  }

  async section(siteSectionId: string): Promise<StoredDestination> {
    const { sections } = await visiblePartsOf(this.access, this.site);
    if (!sections.some(({ id }) => id === siteSectionId))
      throw badInput('The site has no such section.', 'input.target.siteSectionId');
    return this.withPath({ ...NO_PART, siteSectionId });
  }

  async siteSpace(siteSpaceId: string): Promise<StoredDestination> {
    await this.find(({ id }) => id === siteSpaceId, 'siteSpaceId');
    return this.withPath({ ...NO_PART, siteSpaceId });
  }

  async page(siteSpaceId: string, pageId: string): Promise<StoredDestination> {
    const { spaceId } = await this.find(({ id }) => id === siteSpaceId, 'siteSpaceId');
    if (!(await this.pathsIn(spaceId)).has(pageId))
      throw badInput('The space of the site space has no such page.', 'input.target.pageId');
    return this.withPath({ ...NO_PART, siteSpaceId, pageId });
  }

  /** Returns the page at a path in a space, or the path if there is no page. */
  async inSpace(spaceId: string, path: string): Promise<StoredDestination> {
    const siteSpace = await this.find((one) => one.spaceId === spaceId, 'spaceId');
    const normal = normalPath(path.startsWith('/') ? path : `/${path}`);
    if (normal === undefined)
      throw badInput('Send the path of a page, without query and fragment.', 'input.target.path');
    const inSpace = segmentsOf(normal).join('/');
    const [pageId] =
      [...(await this.pathsIn(spaceId))].find(([, current]) => current === inSpace) ?? [];
    if (pageId !== undefined)
      return this.withPath({ ...NO_PART, siteSpaceId: siteSpace.id, pageId });
    const prefix = prefixesOf(await partsNotInTrash(this.access, this.site)).get(siteSpace.id);
    return {
      ...NO_PART,
      destination: pathOfSegments([...(prefix ?? []), ...segmentsOf(normal)]),
    };
  }

  private async find(
    isIt: (siteSpace: SiteSpaceRow) => boolean,
    field: 'siteSpaceId' | 'spaceId',
  ): Promise<SiteSpaceRow> {
    const found = (await visiblePartsOf(this.access, this.site)).siteSpaces.find(isIt);
    if (!found) throw badInput('The site has no such space.', `input.target.${field}`);
    return found;
  }

  private async pathsIn(spaceId: string): Promise<ReadonlyMap<string, string>> {
    return readablePaths((await contentOfSpace(this.access.load, spaceId)).pages);
  }

  private async withPath(part: Omit<StoredDestination, 'destination'>): Promise<StoredDestination> {
    return { ...part, destination: await pathOfPart(this.access, this.site.id, part) };
  }
}

/**
 * Returns the destination that an input states.
 * @throws BAD_USER_INPUT for none, an invalid one, and a part that the site does not have.
 */
export async function destinationGiven(
  access: AccessContext,
  site: SiteRow,
  input: Pick<CreateSiteRedirectInput, 'destination' | 'target'>,
): Promise<StoredDestination> {
  requireOneDestination(input);
  const { destination, target } = input;
  if (target == null) return { ...NO_PART, destination: normalizeDestination(destination ?? '') };
  requireTarget(target, 'input.target');
  const { kind, address, url, siteSectionId, siteSpaceId, pageId, spaceId, path } = target;
  const destinations = new Destinations(access, site);
  if (kind === 'SITE_SECTION') return destinations.section(siteSectionId ?? '');
  if (kind === 'SITE_SPACE') return destinations.siteSpace(siteSpaceId ?? '');
  if (kind === 'SITE_PAGE') return destinations.page(siteSpaceId ?? '', pageId ?? '');
  if (kind === 'PATH' && spaceId != null) return destinations.inSpace(spaceId, path ?? '');
  const [text, field] =
    kind === 'EXTERNAL' ? [url, 'url'] : kind === 'PATH' ? [path, 'path'] : [address, 'address'];
  return { ...NO_PART, destination: normalizeDestination(text ?? '', `input.target.${field}`) };
}

/** Returns the current path of a part of a site. */
async function pathOfPart(
  access: AccessContext,
  siteId: string,
  { siteSectionId, siteSpaceId, pageId }: Omit<StoredDestination, 'destination'>,
): Promise<string> {
  const parts = await partsNotInTrash(access, { id: siteId });
  if (siteSectionId !== null)
    return pathOfSegments(sectionPrefixesOf(parts).get(siteSectionId) ?? []);
  const siteSpace = parts.siteSpaces.find(({ id }) => id === siteSpaceId);
  const prefix = prefixesOf(parts).get(siteSpaceId ?? '') ?? [];
  const page =
    siteSpace && pageId !== null
      ? readablePaths((await contentOfSpace(access.load, siteSpace.spaceId)).pages).get(pageId)
      : undefined;
  return pathOfSegments(page === undefined ? prefix : [...prefix, page]);
}

/** Returns the current destination of a redirect. */
export async function currentDestinationOf(
  access: AccessContext,
  { siteId, destination, ...part }: SiteRedirectRow,
): Promise<string> {
  const isPart = part.siteSectionId !== null || part.siteSpaceId !== null;
  return destination === null || isPart ? pathOfPart(access, siteId, part) : destination;
}

/** Returns the destination of a redirect as it was given. */
export function targetOfRedirect({
  destination,
  siteSectionId,
  siteSpaceId,
  pageId,
}: SiteRedirectRow): SiteRedirectTarget {
  const none = { url: null, path: null, ...NO_PART };
  if (siteSectionId !== null) return { ...none, kind: 'SITE_SECTION', siteSectionId };
  if (siteSpaceId !== null)
    return { ...none, kind: pageId === null ? 'SITE_SPACE' : 'SITE_PAGE', siteSpaceId, pageId };
  const text = destination ?? '';
  return 'address' in destinationOf(text)
    ? { ...none, kind: 'EXTERNAL', url: text }
    : { ...none, kind: 'PATH', path: text };
}
