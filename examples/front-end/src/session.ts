// Keeps the token of the session: in the storage of the browser tab, which GraphiQL shares.
const KEY = 'lectern:token';
const RETURN_KEY = 'lectern:return';
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Returns the token; null if nobody is signed in. */
export const readToken = (): string | null => sessionStorage.getItem(KEY);

export const storeToken = (token: string): void => sessionStorage.setItem(KEY, token);

/** Forgets the token, and remembers the address to return to after the next sign-in. */
export function endSession(): void {
  sessionStorage.removeItem(KEY);
  sessionStorage.setItem(RETURN_KEY, location.pathname + location.search + location.hash);
  location.assign('/app/sign-in');
}

/** Returns the address inside the app at which the session ended, and forgets it. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(RETURN_KEY) ?? '';
  sessionStorage.removeItem(RETURN_KEY);
  const isInApp = /^\/app\/(?!sign-in)/.test(path);
  return isInApp ? path.slice('/app'.length) : '/';
}

/** Remembers an address inside the app for after the sign-in. */
export const rememberReturnPath = (path: string): void =>
  sessionStorage.setItem(RETURN_KEY, `/app${path}`);

/**
 * Takes the token from the fragment of the address that `npm start` prints, and removes it from the
 * address. Only on a loopback host: a link must not sign a visitor of a public server in as another.
 */
export function takeTokenOfLink(): void {
  const token = /^#token=(lp_\w+)$/.exec(location.hash)?.[1];
  if (token === undefined) return;
  if (LOOPBACK.test(location.hostname)) storeToken(token);
  history.replaceState(null, '', location.pathname + location.search);
}
