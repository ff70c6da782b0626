// The token that a ping gives, where a site takes it: it tells the member's claims, and opens nothing.
import { describe, expect, it } from 'vitest';
import { makePublished, readerOf } from '../published-site/made.ts';
import { ids, useWorld, type Visitor } from '../support.ts';

const world = useWorld();

const pinged = async (who: Visitor, organizationId: string): Promise<string> => (await who.post(`/v1/orgs/${organizationId}/ping`)).body.serviceVisitorClaims;
const visit = (url: string, jwt: string) => world.nobody.get(`${url}/published?jwt_token=${jwt}`);

describe('the token of a ping', () => {
  it('tells a site of the organization who its member is, as far as the site declares it', async () => {
    const site = await makePublished(world);
    await world.as('ana').put(`${site.url}/adaptive-schema`, { jsonSchema: { type: 'object', properties: { role: { type: 'string' } } } });
    await world.as('ana').patch(site.url, { adaptiveContent: { enabled: true } });
    await world.as('ana').patch(`${site.url}/sections/${site.open}`, { condition: 'visitor.claims.role == "read"' });
    const sections = async (jwt: string) => (await world.nobody.get(`${site.url}/sections?jwt_token=${jwt}`)).body.items.map(({ id }: { id: string }) => id);
    expect((await sections(await pinged(await readerOf(world, site), site.house.id))).includes(site.open)).toBe(true);
    expect((await sections(await pinged(world.as('ana'), site.house.id))).includes(site.open)).toBe(false);
  });

  it('is refused by sites of others, changed, and where nothing was signed by the site itself', async () => {
    const site = await makePublished(world);
    const own = await pinged(await readerOf(world, site), site.house.id);
    expect((await visit(site.url, own)).status).toBe(200);
    expect((await visit(site.url, await pinged(world.as('eve'), ids.umbrella))).status).toBe(401);
    const [head, , signature] = own.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: ids.user('ana'), aud: site.house.id, role: 'admin', exp: 4_000_000_000 })).toString('base64url');
    expect((await visit(site.url, `${head}.${forged}.${signature}`)).status).toBe(401);
    await world.as('ana').patch(site.url, { visibility: 'visitor-auth' });
    expect((await visit(site.url, own)).status).toBe(404);
  });
});
