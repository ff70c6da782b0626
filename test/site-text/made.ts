// Opens addresses of published sites as machines do, and makes pages for them.
import type { Published } from '../published-site/made.ts';
import type { Visitor, World } from '../support.ts';

/** A response, with the addresses and signatures of the server left out. */
export interface Opened {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly text: string;
}

/** Returns a function that opens a path without a token. */
export const opener =
  (world: World) =>
  async (
    path: string,
    {
      method = 'GET',
      headers = {},
      visitor = world.nobody,
    }: {
      readonly method?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly visitor?: Visitor;
    } = {},
  ): Promise<Opened> => {
    const answer = await visitor.exchange(method, path, undefined, headers);
    return {
      status: answer.status,
      header: (name) => answer.headers.get(name)?.replaceAll(world.url, '') ?? null,
      text: answer.text
        .replaceAll(world.url, '')
        .replaceAll(/\/files\/[\w.~-]+\/[\w.-]+/g, '/files/SIGNED'),
    };
  };

/** Returns the path of a site, or of an address in it. */
export const pathOf = ({ testOrganization }: Published, path = ''): string =>
  `/public/${testOrganization.id}/docs${path}`;

/** Returns the change that adds a page. */
export const insert = (title: string, markdown = `About ${title}.\n`, more: object = {}) => ({
  operation: 'insert_page',
  title,
  markdown,
  ...more,
});
