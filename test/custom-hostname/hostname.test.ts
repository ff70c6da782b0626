/** Tests custom hostnames of sites: claims, checks of the DNS, addresses, and removal. */
import { get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bad, errorsOf, forbidden, graphQLError, notFound, refused } from '../content/expected.ts';
import { makePublished, type Published, write } from '../published-site/made.ts';
import { done } from '../site-structure/made.ts';
import { ids, useWorld, World } from '../support.ts';
import { openDns } from './dns.ts';

const TARGET = 'sites.lectern.test';
const world = new World();
let dns: Awaited<ReturnType<typeof openDns>>;
beforeAll(async () => {
  dns = await openDns();
  await world.open({ CUSTOM_HOSTNAME_TARGET: TARGET, DNS_SERVER: dns.address });
});
afterAll(async () => {
  await world.close();
  dns.close();
});

const ana = () => world.as('ana');
let made = 0;

/** Makes a published site, and a hostname of its own for it. */
async function claimed(): Promise<{ site: Published; hostname: string; at: string }> {
  const site = await makePublished(world);
  made += 1;
  const hostname = `docs-${made}.acme.test`;
  await done(ana().patch(site.url, { hostname }));
  return { site, hostname, at: `/v1/custom-hostnames/${hostname}` };
}

const idOf = ({ url }: Published): string => url.split('/').at(-1) ?? '';

const bodyOf = (site: Published, hostname: string, more: object) => ({
  object: 'custom-hostname',
  hostname,
  target: { type: 'site', site: idOf(site) },
  cname: TARGET,
  urls: { location: `${world.url}/v1/custom-hostnames/${hostname}` },
  ...more,
});

describe('a custom hostname', () => {
  it('is inactive when a site gets it, and the site stays at its path', async () => {
    const { site, hostname, at } = await claimed();
    expect((await ana().get(at)).body).toEqual(bodyOf(site, hostname, { isActive: false }));
    const { body } = await ana().get(site.url);
    expect([body.hostname, body.urls.published]).toEqual([
      undefined,
      `${world.url}/public/${site.testOrganization.id}/docs`,
    ]);
    expect(dns.asked).not.toContain(hostname);
  });

  it('is active while its CNAME record leads to this server', async () => {
    const { site, hostname, at } = await claimed();
    const check = async () => {
      const { status } = await ana().patch(at, undefined);
      const { body } = await ana().get(at);
      return [status, body.isActive, body.status, typeof body.checkedAt];
    };
    expect(await check()).toEqual([204, false, 'dns_no_cname', 'string']);
    dns.records.set(hostname, 'elsewhere.test');
    expect(await check()).toEqual([204, false, 'dns_wrong_cname', 'string']);
    dns.records.set(hostname, 'Sites.Lectern.test');
    expect(await check()).toEqual([204, true, 'dns_passed', 'string']);
    const { body } = await ana().get(site.url);
    expect([body.hostname, body.urls.published]).toEqual([hostname, `https://${hostname}`]);
    dns.records.delete(hostname);
    expect(await check()).toEqual([204, false, 'dns_no_cname', 'string']);
    expect((await ana().get(site.url)).body.urls.published).toBe(
      `${world.url}/public/${site.testOrganization.id}/docs`,
    );
    const events = await world.console.database.prisma.auditEvent.findMany({
      where: { subjectId: idOf(site), action: { in: ['site.update', 'site.validateHostname'] } },
      orderBy: { id: 'asc' },
      select: { action: true, fields: true },
    });
    expect(events.slice(-5)).toEqual([
      { action: 'site.update', fields: ['hostname'] },
      ...Array.from({ length: 4 }, () => ({
        action: 'site.validateHostname',
        fields: ['hostname'],
      })),
    ]);
  });

  it('keeps its state if the DNS does not answer', async () => {
    const { hostname, at } = await claimed();
    dns.records.set(hostname, TARGET);
    await ana().patch(at, undefined);
    dns.records.set(hostname, null);
    const { status, body } = await ana().patch(at, undefined);
    expect([status, body]).toEqual([
      503,
      refused(503, 'UNAVAILABLE', 'The DNS did not answer. Try again.'),
    ]);
    expect((await ana().get(at)).body.isActive).toBe(true);
  });

  it('leads visitors to the site while it is active', async () => {
    const { site, hostname, at } = await claimed();
    await write(world, site, 0, [{ operation: 'insert_page', title: 'Start', markdown: 'Hello.' }]);
    const open = (path = '') =>
      world.nobody.post('/v1/urls/published', { url: `https://${hostname}${path}` });
    expect((await open()).status).toBe(404);
    dns.records.set(hostname, TARGET);
    await ana().patch(at, undefined);
    const { status, body } = await open('/start');
    expect([status, body.site, body.path, body.canonicalUrl]).toEqual([
      ...[200, idOf(site), 'start', `https://${hostname}/start`],
    ]);
    await ana().delete(at);
    expect((await open()).status).toBe(404);
  });

  it('is removed by DELETE and by null', async () => {
    const { site, hostname, at } = await claimed();
    dns.records.set(hostname, TARGET);
    await ana().patch(at, undefined);
    expect([(await ana().delete(at)).status, (await ana().delete(at)).status]).toEqual([205, 404]);
    expect((await ana().get(at)).body).toEqual(notFound);
    expect((await ana().get(site.url)).body.hostname).toBe(undefined);
    await done(ana().patch(site.url, { hostname }));
    expect((await ana().get(at)).body.isActive).toBe(false);
    await done(ana().patch(site.url, { hostname: null }));
    expect((await ana().get(at)).body).toEqual(notFound);
  });

  it('belongs to one site of all organizations, checked or not', async () => {
    const { hostname } = await claimed();
    const other = await makePublished(world);
    const taken = 'Another site has this hostname. Choose another.';
    expect((await ana().patch(other.url, { hostname })).body).toEqual(
      refused(409, 'ALREADY_EXISTS', taken, { field: 'hostname' }),
    );
    const research = `/v1/orgs/${ids.umbrella}/sites/${ids.site('research')}`;
    expect((await world.as('eve').patch(research, { hostname })).status).toBe(409);
    const both = await Promise.all(
      [other.url, (await makePublished(world)).url].map((url) =>
        ana().patch(url, { hostname: 'docs.raced.test' }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is refused in another form, and as a hostname of the server', async () => {
    const { site } = await claimed();
    const patch = async (hostname: string) => (await ana().patch(site.url, { hostname })).body;
    for (const hostname of [
      'acme',
      'acme.test',
      'Docs.acme.test',
      'docs.acme.test:80',
      'a b.c.test',
    ])
      expect([hostname, (await patch(hostname)).error.field]).toEqual([hostname, 'hostname']);
    expect(await patch(TARGET)).toEqual(
      bad('hostname', 'This is a hostname of this server. Choose another.'),
    );
  });

  it('is hidden from strangers and cannot be changed by readers of the site', async () => {
    const { hostname, at } = await claimed();
    expect((await world.as('eve').get(at)).body).toEqual(notFound);
    expect((await world.as('eve').patch(at, undefined)).body).toEqual(notFound);
    expect((await world.as('eve').delete(at)).body).toEqual(notFound);
    expect((await ana().get(at)).body.hostname).toBe(hostname);
    const help = `/v1/orgs/${ids.acme}/sites/${ids.site('help')}`;
    await done(ana().patch(help, { hostname: 'help.acme.test' }));
    const own = '/v1/custom-hostnames/help.acme.test';
    expect((await world.as('cat').get(own)).body.hostname).toBe('help.acme.test');
    expect((await world.as('cat').patch(own, undefined)).body).toEqual(
      forbidden('create', 'comment'),
    );
    expect((await world.as('cat').delete(own)).body).toEqual(forbidden('create', 'comment'));
    expect(dns.asked).not.toContain('help.acme.test');
  });

  it('is read and changed in GraphQL', async () => {
    const { site, hostname } = await claimed();
    dns.records.set(hostname, TARGET);
    const checked = await ana().query(
      'mutation ($input: ValidateCustomHostnameInput!) { validateCustomHostname(input: $input) { customHostname { hostname isActive status target { type siteId site { title } } } } }',
      { input: { hostname: hostname.toUpperCase() } },
    );
    const { title } = (await ana().get(site.url)).body;
    const customHostname = {
      ...{ hostname, isActive: true, status: 'DNS_PASSED' },
      target: { type: 'SITE', siteId: idOf(site), site: { title } },
    };
    expect(checked.data).toEqual({ validateCustomHostname: { customHostname } });
    const read = await ana().query(
      'query ($hostname: String!, $id: ID!) { customHostname(hostname: $hostname) { isActive cname } site(id: $id) { hostname customHostname { hostname } } }',
      { hostname, id: idOf(site) },
    );
    expect(read.data).toEqual({
      customHostname: { isActive: true, cname: TARGET },
      site: { hostname, customHostname: { hostname } },
    });
    const remove = () =>
      ana().query(
        'mutation ($input: RemoveCustomHostnameInput!) { removeCustomHostname(input: $input) { removedHostname } }',
        { input: { hostname } },
      );
    expect((await remove()).data).toEqual({ removeCustomHostname: { removedHostname: hostname } });
    expect(errorsOf(await remove())).toEqual(
      graphQLError(['removeCustomHostname'], 'NOT_FOUND', notFound.error.message),
    );
  });
});

/** Returns the answer to a request with this header `Host`. */
const at = (host: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(world.url);
      get({ hostname, port, path, headers: { ...headers, host } }, async (answer) => {
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          text: await text(answer),
        });
      }).on('error', reject);
    },
  );

describe('the built-in reader', () => {
  it('shows each site at its own hostname, with its texts, and never at that of another', async () => {
    const sites = [await claimed(), await claimed()];
    for (const [i, { site, hostname, at: address }] of sites.entries()) {
      await write(world, site, 0, [
        { operation: 'insert_page', title: `Start ${i}`, slug: 'start', markdown: `Text ${i}.` },
      ]);
      dns.records.set(hostname, TARGET);
      await ana().patch(address, undefined);
    }
    for (const round of [0, 1])
      for (const [i, { hostname }] of sites.entries()) {
        const page = await at(hostname, '/start');
        expect([round, page.status, page.text.includes(`Text ${i}.`)]).toEqual([round, 200, true]);
        expect(page.text).toContain(`https://${hostname}/start`);
        const sheet = /href="(\/[^"]+\.css)"/.exec(page.text)?.[1] ?? '';
        expect((await at(hostname, sheet)).headers['content-type']).toContain('text/css');
        expect((await at(`${hostname}:8443`, '/start.md')).text).toContain(`Text ${i}.`);
        expect((await at(hostname, '/llms.txt')).text).toContain(`https://${hostname}/start`);
      }
  });

  it('shows nothing there while the hostname is not active, and leaves the APIs as they are', async () => {
    const { site, hostname, at: address } = await claimed();
    await write(world, site, 0, [{ operation: 'insert_page', title: 'Start', markdown: 'Hello.' }]);
    expect((await at(hostname, '/start')).status).toBe(404);
    expect((await at(hostname, '/v1/user')).status).toBe(401);
    dns.records.set(hostname, TARGET);
    await ana().patch(address, undefined);
    expect((await at(hostname, '/start')).status).toBe(200);
    expect((await at(hostname, '/v1/user')).status).toBe(404);
    expect((await at(hostname, '/livez')).text).toBe('{"status":"alive"}\n');
    await ana().delete(address);
    expect((await at(hostname, '/start')).status).toBe(404);
    expect((await at('api.lectern.test', '/v1/user')).status).toBe(401);
  });
});

describe('a server without CUSTOM_HOSTNAME_TARGET', () => {
  const plain = useWorld();

  it('refuses custom hostnames', async () => {
    const help = `/v1/orgs/${ids.acme}/sites/${ids.site('help')}`;
    const { body } = await plain.as('ana').patch(help, { hostname: 'docs.acme.test' });
    expect(body).toEqual(
      refused(
        409,
        'CONFLICT',
        'This server supports no custom hostnames. Its operator can set CUSTOM_HOSTNAME_TARGET.',
        { field: 'hostname' },
      ),
    );
  });
});
