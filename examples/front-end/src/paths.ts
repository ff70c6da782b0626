// Builds the addresses of screens. They have the form of `urls.app` in the API, after `/app`.

/** The space that a screen belongs to. */
export interface At {
  readonly organization: string;
  readonly space: string;
}

const org = (id: string): string => `/o/${id}`;
const space = (at: At): string => `${org(at.organization)}/s/${at.space}`;
const changeRequest = (at: At, id: string): string => `${space(at)}/cr/${id}`;
const revision = (at: At, id: string): string => `${space(at)}/r/${id}`;

export const paths = {
  organization: org,
  search: (id: string, query: string) => `${org(id)}/search?q=${encodeURIComponent(query)}`,
  members: (id: string) => `${org(id)}/members`,
  teams: (id: string) => `${org(id)}/teams`,
  team: (id: string, team: string) => `${org(id)}/teams/${team}`,
  collection: (id: string, collection: string) => `${org(id)}/c/${collection}`,
  space,
  page: (at: At, id: string, anchor?: string | null) =>
    `${space(at)}/p/${id}${anchor ? `#${anchor}` : ''}`,
  history: (at: At) => `${space(at)}/history`,
  comments: (at: At) => `${space(at)}/comments`,
  changeRequests: (at: At) => `${space(at)}/cr`,
  changeRequest,
  draft: (at: At, id: string, page: string) => `${changeRequest(at, id)}/p/${page}`,
  revision,
  oldPage: (at: At, id: string, page: string) => `${revision(at, id)}/p/${page}`,
};

/** Returns the part of an address that is inside the app; null if the address is elsewhere. */
export function inApp(url: string): string | null {
  const { origin, pathname, search, hash } = new URL(url, location.href);
  const isHere = origin === location.origin && /^\/app(\/|$)/.test(pathname);
  return isHere ? `${pathname.slice('/app'.length) || '/'}${search}${hash}` : null;
}
