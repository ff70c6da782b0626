// Makes sites with unpublished content, and previews of them.
import { done } from '../site-structure/made.ts';
import type { RestResult, Visitor, World } from '../support.ts';
import { addressOf, makePublished, type Published, write } from '../published-site/made.ts';

/** A published site whose first space has a change request with a page of its own. */
export interface Previewed {
  readonly site: Published;
  /** Path of the first space in `/v1`. */
  readonly space: string;
  readonly page: string;
  /** The head of the space, and the revision before it. */
  readonly head: string;
  readonly former: string;
  readonly changeRequest: { readonly id: string; readonly head: string; readonly page: string };
}

const insert = (title: string, markdown: string) => ({
  operation: 'insert_page',
  title,
  markdown,
});

/** Makes a published site with two revisions of its first space, and a change request there. */
export async function makePreviewed(world: World, input: object = {}): Promise<Previewed> {
  const ana = world.as('ana');
  const site = await makePublished(world, input);
  const space = `/v1/spaces/${site.spaces[0]}`;
  const [page = ''] = await write(world, site, 0, [insert('Start', 'Former text.\n')]);
  const former: string = (await done(ana.get(space))).revision;
  await write(world, site, 0, [
    { operation: 'update_page', page, document: { markdown: 'Published text.\n' } },
  ]);
  const head: string = (await done(ana.get(space))).revision;
  const { id } = await done(ana.post(`${space}/change-requests`, { subject: 'Draft plan' }));
  const { revision } = await done(
    ana.post(`${space}/change-requests/${id}/content`, {
      changes: [
        {
          operation: 'update_page',
          page,
          document: {
            markdown:
              'Draft text, see [the plan](new).\n\n{% if visitor.claims.isBeta %}\nFor beta.\n{% endif %}\n',
          },
        },
        { ...insert('Plan', 'The plan.\n'), ref: 'new' },
      ],
    }),
  );
  const { pages } = await done(ana.get(`${space}/change-requests/${id}/content/pages`));
  const added = pages.find(({ title }: { title: string }) => title === 'Plan').id;
  return { site, space, page, head, former, changeRequest: { id, head: revision, page: added } };
}

/** Returns the URL of a preview that a member makes. */
export const previewBy = (
  visitor: Visitor,
  { url }: { readonly url: string },
  query: Readonly<Record<string, string>> = {},
): Promise<RestResult> =>
  visitor.get(`${url}/publishing/preview?${new URLSearchParams(query)}`) as Promise<RestResult>;

/** Returns the token in the URL of a preview. */
export const tokenIn = (url: string): string => new URL(url).searchParams.get('jwt_token') ?? '';

/** Returns the token of a preview of a path that ana makes. */
export async function tokenFor(
  world: World,
  site: Published,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<string> {
  const target = addressOf(world, site, path);
  return tokenIn((await done(previewBy(world.as('ana'), site, { target, ...query }))).url);
}
