/**
 * Provides the compressed page of GraphiQL: the one that `npm run build` wrote, or, when run from
 * sources, one that is built here. It is the same for every caller.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { readTabs } from './tabs.ts';

/** File name of the built page, in the compiled module's folder. */
export const BUILT_PAGE = 'page.html.gz';

// GraphiQL's drag library leaves a transform on tabs, so that a press would miss the tab.
const STYLE = `<style>
  .graphiql-tab { transform: none !important; }
  #sign-in-hint { position: fixed; z-index: 10; bottom: 12px; left: 50%; transform: translateX(-50%); margin: 0; padding: 8px 16px; border-radius: 8px;
    background: #3b4b68; color: #fff; font: 14px/1.4 sans-serif; pointer-events: none; }
</style>`;

/**
 * Takes the token from the fragment of the address that `npm start` prints: a fragment is not sent
 * to the server, so that no log holds the token. The browser keeps it for the session of the tab,
 * until a restarted server refuses it.
 *
 * A token is accepted only on a loopback host: a link must not sign a visitor of a public server in
 * as somebody else.
 */
const SIGN_IN = `<script>
  (() => {
    const KEY = 'lectern:token';
    const here = /^(localhost|127(\\.\\d{1,3}){3}|\\[::1\\])$/.test(location.hostname);
    const given = () => (here && /^#token=(lp_\\w+)$/.exec(location.hash)?.[1]) || undefined;
    const token = given();
    if (token !== undefined) {
      sessionStorage.setItem(KEY, token);
      history.replaceState(null, '', location.pathname + location.search);
    }
    addEventListener('hashchange', () => given() !== undefined && location.reload());
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) {
      addEventListener('DOMContentLoaded', () => {
        const hint = document.createElement('p');
        hint.id = 'sign-in-hint';
        hint.setAttribute('role', 'status');
        hint.textContent = 'You are not signed in. In development, open the GraphiQL link that the server prints when it starts. Elsewhere, add {"Authorization": "Bearer …"} under Headers.';
        document.body.append(hint);
      });
      return;
    }
    const headers = { Authorization: 'Bearer ' + kept };
    window.lecternHeaders = JSON.stringify(headers, null, 2);
    if (token !== undefined) return;
    fetch('/graphql', { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{"query":"{ __typename }"}' }).then(({ status }) => {
      if (status !== 401) return;
      sessionStorage.removeItem(KEY);
      location.reload();
    });
  })();
</script>`;

const HEADERS_MARK = 'lectern:headers';

/**
 * Returns the compressed page. Throws when it was not built and its package, a development
 * dependency, is not installed.
 */
export async function readPage(): Promise<Buffer> {
  const built = new URL(BUILT_PAGE, import.meta.url);
  return existsSync(built) ? readFile(built) : makePage();
}

/** Builds the page, in about a quarter of a second, most of it outside the event loop. */
export async function makePage(): Promise<Buffer> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql').catch(
    (cause: unknown) => {
      throw new Error(
        'GraphiQL is neither built nor installed. Run `npm run build`, or set GRAPHIQL=off.',
        { cause },
      );
    },
  );
  // The headers are not persisted in the browser: each start of the server creates another token.
  const html = renderGraphiQL({
    title: 'Lectern',
    endpoint: '/graphql',
    defaultTabs: readTabs(),
    shouldPersistHeaders: false,
    headers: HEADERS_MARK,
  })
    .trimStart()
    .replace('</head>', () => `${STYLE}${SIGN_IN}</head>`)
    .replace(`"headers":"${HEADERS_MARK}"`, '"headers":window.lecternHeaders');
  return promisify(gzip)(html, { level: 6 });
}
