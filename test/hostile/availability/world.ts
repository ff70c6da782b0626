// Creates the content that hostile requests read and write: spaces with large pages, one of them on
// a public site, and change requests.
import { demoId } from '../../../prisma/seed/ids.ts';
import { proseOf } from './texts.ts';

/**
 * Sends JSON with a member's token and returns the response's body. Throws unless the request
 * succeeds.
 */
export type Post = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<Record<string, unknown>>;

/** The ids of the created content. */
export interface Stage {
  readonly organization: string;
  /** A space with three pages of 1 MB. */
  readonly space: string;
  readonly pages: readonly string[];
  /** A public site that shows the space. */
  readonly site: string;
  /** A space with one small page that requests may overwrite. */
  readonly draft: string;
  readonly draftPage: string;
  /**
   * A change request of the draft. Both the space and the change request rewrote the same long
   * page.
   */
  readonly changeRequest: string;
}

const PAGES = 3;

/** Creates the content. */
export async function makeStage(send: Post): Promise<Stage> {
  const organization = demoId('Organization', 'acme');
  const spaceOf = async (title: string): Promise<string> =>
    String((await send('POST', `/v1/orgs/${organization}/spaces`, { title })).id);
  const [space, draft] = [await spaceOf('Large'), await spaceOf('Draft')];
  const insert = (n: number) => ({
    operation: 'insert_page',
    title: `Page ${n}`,
    document: { markdown: `# Page ${n}\n\n${proseOf(990_000)}` },
  });
  for (let n = 0; n < PAGES; n++)
    await send('POST', `/v1/spaces/${space}/content`, { changes: [insert(n)] });
  const { pages } = (await send('GET', `/v1/spaces/${space}/content/pages`)) as {
    pages: { id: string }[];
  };
  const { id: site } = await send('POST', `/v1/orgs/${organization}/sites`, {
    title: 'Large',
    visibility: 'public',
    spaces: [space],
  });
  await send('POST', `/v1/orgs/${organization}/sites/${String(site)}/publish`);
  return {
    organization,
    space,
    pages: pages.map(({ id }) => id),
    site: String(site),
    draft,
    ...(await makeDraft(send, draft)),
  };
}

/** Creates a page of 300 KB that is rewritten line by line in the space and in a change request. */
async function makeDraft(
  send: Post,
  space: string,
): Promise<Pick<Stage, 'draftPage' | 'changeRequest'>> {
  const lines = proseOf(300_000).split('\n\n');
  const text = (mark: string, nth: number): string =>
    lines.map((line, n) => (n % nth === 0 ? `${mark} ${n}. ${line}` : line)).join('\n\n');
  await send('POST', `/v1/spaces/${space}/content`, {
    changes: [
      { operation: 'insert_page', title: 'Draft', document: { markdown: lines.join('\n\n') } },
    ],
  });
  const { pages } = (await send('GET', `/v1/spaces/${space}/content/pages`)) as {
    pages: { id: string }[];
  };
  const draftPage = pages[0]?.id ?? '';
  const { id: changeRequest } = await send('POST', `/v1/spaces/${space}/change-requests`, {});
  const rewrite = (markdown: string) => ({
    changes: [{ operation: 'update_page', page: draftPage, document: { markdown } }],
  });
  await send(
    'POST',
    `/v1/spaces/${space}/change-requests/${String(changeRequest)}/content`,
    rewrite(text('Theirs', 3)),
  );
  await send('POST', `/v1/spaces/${space}/content`, rewrite(text('Ours', 2)));
  return { draftPage, changeRequest: String(changeRequest) };
}
