/** Reads addresses of the app: those of the screens that show content. */

/** The ids in an address of content in the app. */
export type AppAddress =
  | { readonly organizationId: string; readonly collectionId: string }
  | {
      readonly organizationId: string;
      readonly spaceId: string;
      readonly changeRequestId?: string;
      readonly revisionId?: string;
      readonly pageId?: string;
    };

const CONTENT =
  /^\/o\/(?<organization>\w+)\/(?:c\/(?<collection>\w+)|s\/(?<space>\w+)(?:\/cr\/(?<request>\w+)|\/r\/(?<revision>\w+))?(?:\/p\/(?<page>[\w-]+))?)\/?$/;

/**
 * Returns the ids in a URL of a collection, space, change request, revision or page in the app;
 * undefined for other URLs. Query and fragment are ignored. `appUrl` is the public URL of the app.
 */
export function readAppAddress(url: string, appUrl: string): AppAddress | undefined {
  if (!URL.canParse(url)) return undefined;
  const [address, app] = [new URL(url), new URL(appUrl)];
  const root = app.pathname.replace(/\/$/, '');
  if (address.origin !== app.origin || !address.pathname.startsWith(`${root}/`)) return undefined;
  const found = CONTENT.exec(address.pathname.slice(root.length))?.groups;
  if (!found) return undefined;
  const { organization: organizationId = '', collection, space = '' } = found;
  if (collection !== undefined) return { organizationId, collectionId: collection };
  const { request, revision, page } = found;
  return {
    ...{ organizationId, spaceId: space },
    ...(request !== undefined && { changeRequestId: request }),
    ...(revision !== undefined && { revisionId: revision }),
    ...(page !== undefined && { pageId: page }),
  };
}
