// Builds the addresses of screens. They have the form of `urls.app` in the API, after `/app`.

/** The object that a screen of a space belongs to. */
export interface InSpace {
  readonly organization: string;
  readonly space: string;
}

const inOrganization = (organization: string): string => `/o/${organization}`;
const inSpace = ({ organization, space }: InSpace): string => `/o/${organization}/s/${space}`;

export const paths = {
  organization: inOrganization,
  search: (organization: string, query: string) =>
    `${inOrganization(organization)}/search?q=${encodeURIComponent(query)}`,
  members: (organization: string) => `${inOrganization(organization)}/members`,
  teams: (organization: string) => `${inOrganization(organization)}/teams`,
  team: (organization: string, id: string) => `${inOrganization(organization)}/teams/${id}`,
  collection: (organization: string, id: string) => `${inOrganization(organization)}/c/${id}`,
  space: inSpace,
  page: (at: InSpace, id: string, anchor?: string) =>
    `${inSpace(at)}/p/${id}${anchor ? `#${anchor}` : ''}`,
  history: (at: InSpace) => `${inSpace(at)}/history`,
  comments: (at: InSpace) => `${inSpace(at)}/comments`,
  changeRequests: (at: InSpace) => `${inSpace(at)}/cr`,
  changeRequest: (at: InSpace, id: string) => `${inSpace(at)}/cr/${id}`,
  pageOfChangeRequest: (at: InSpace, id: string, page: string) =>
    `${inSpace(at)}/cr/${id}/p/${page}`,
  revision: (at: InSpace, id: string) => `${inSpace(at)}/r/${id}`,
  pageOfRevision: (at: InSpace, id: string, page: string) => `${inSpace(at)}/r/${id}/p/${page}`,
};

/** Returns the part of an address that is inside the app; null if the address is elsewhere. */
export function inApp(url: string): string | null {
  const { origin, pathname, search, hash } = new URL(url, location.href);
  const isHere = origin === location.origin && /^\/app(\/|$)/.test(pathname);
  return isHere ? `${pathname.slice('/app'.length) || '/'}${search}${hash}` : null;
}
