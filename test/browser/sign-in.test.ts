/**
 * Tests a SAML sign-in in a browser: from its start through an identity provider to the app, with a
 * working token.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo, certificates, readRequest } from '../saml-provider/identity-provider.ts';
import { ids } from '../support.ts';
import { useDesk } from './browser.ts';

const ENTITY = 'https://idp.test/entity';
let metadata = '';
let desk: ReturnType<typeof useDesk>;

/**
 * The identity provider, which signs everyone in as nina, and the app, which exchanges the code and
 * shows the user.
 */
const outside = createServer((req, res) => {
  serve(req, res).catch((error: unknown) => res.writeHead(500).end(String(error)));
});

async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = new URL(req.url ?? '/', 'http://127.0.0.1');
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  if (url.pathname === '/sso')
    return void res.end(await formFor(url.searchParams.get('SAMLRequest') ?? ''));
  res.end(
    url.pathname === '/done'
      ? `<!doctype html><link rel="icon" href="data:,"><p id="who"></p><script>(${APP})(${JSON.stringify(desk.url)})</script>`
      : '',
  );
}

async function formFor(request: string): Promise<string> {
  const authnRequest = await readRequest(ENTITY, metadata, request);
  const answer = Buffer.from(
    answerTo(authnRequest, ENTITY, { attributes: { displayName: 'Nina Novak' } }),
  ).toString('base64');
  return `<!doctype html><form method="post" action="${authnRequest.acsURL}"><input type="hidden" name="SAMLResponse" value="${answer}"></form><script>document.forms[0].submit()</script>`;
}

/** The app's script, which exchanges the code with the verifier of its challenge. */
const APP = `async (api) => {
  const code = new URL(location).searchParams.get('code');
  const made = await fetch(api + '/v1/sign-in/token', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ code, verifier: '${'v'.repeat(43)}' }) });
  const { secret } = await made.json();
  const user = await fetch(api + '/v1/user', { headers: { authorization: 'Bearer ' + secret } });
  document.getElementById('who').textContent = [made.status, user.status, (await user.json()).displayName, new URL(location).searchParams.get('state')].join(' ');
}`;

const outsideAt = (path: string): string =>
  `http://127.0.0.1:${(outside.address() as AddressInfo).port}${path}`; // it listens on TCP
beforeAll(() => new Promise<void>((resolve) => void outside.listen(0, '127.0.0.1', resolve)));
desk = useDesk(() => ({ SIGN_IN_REDIRECTS: outsideAt('/done') }));
afterAll(() => new Promise((resolve) => void outside.close(resolve)));

describe('a sign-in', () => {
  it('leads to the provider and back to the app, with a working token', async () => {
    const input = {
      label: 'Staff',
      entityID: ENTITY,
      certificate: certificates.provider,
      ssoURL: outsideAt('/sso'),
      defaultRole: 'read',
    };
    const headers = { authorization: `Bearer ${desk.token}`, 'content-type': 'application/json' };
    const made = await fetch(`${desk.url}/v1/orgs/${ids.acme}/saml`, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
    });
    const { service } = (await made.json()) as { service: { startURL: string; entityID: string } };
    metadata = await (await fetch(service.entityID)).text();
    const challenge = Buffer.from(
      await crypto.subtle.digest('SHA-256', Buffer.from('v'.repeat(43))),
    ).toString('base64url');
    const { page, complaints } = await desk.goTo(
      `${new URL(service.startURL).pathname}?state=here&challenge=${challenge}`,
    );
    await page.waitForURL(`${outsideAt('/done')}?**`);
    await expect.poll(() => page.locator('#who').textContent()).toBe('201 200 Nina Novak here');
    expect(complaints).toEqual([]);
  });
});
