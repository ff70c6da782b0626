// Tests the token that a ping returns: a site reads the member's claims from it, and it grants no
// access.
import { describe, expect, it } from 'vitest';
import { makePublished, readerOf } from '../published-site/made.ts';
import { ids, useWorld, type Visitor } from '../support.ts';

const world = useWorld();

const pinged = async (who: Visitor, organizationId: string): Promise<string> =>
  (await who.post(`/v1/orgs/${organizationId}/ping`)).body.serviceVisitorClaims;
const readSite = (url: string, jwt: string) =>
  world.nobody.get(`${url}/published?jwt_token=${jwt}`);

describe('the token of a ping', () => {
  it("carries the member's claims to a site, as far as the site declares them", async () => {
    const site = await makePublished(world);
    await world.as('ana').put(`${site.url}/adaptive-schema`, {
      jsonSchema: { type: 'object', properties: { role: { type: 'string' } } },
    });
    await world.as('ana').patch(site.url, { adaptiveContent: { enabled: true } });
    await world
      .as('ana')
      .patch(`${site.url}/sections/${site.open}`, { condition: 'visitor.claims.role == "read"' });
    const sections = async (jwt: string) =>
      (await world.nobody.get(`${site.url}/sections?jwt_token=${jwt}`)).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(
      (
        await sections(await pinged(await readerOf(world, site), site.testOrganization.id))
      ).includes(site.open),
    ).toBe(true);
    expect(
      (await sections(await pinged(world.as('ana'), site.testOrganization.id))).includes(site.open),
    ).toBe(false);
  });

  it('is refused when modified, by foreign sites, and unless the site signed it', async () => {
    const site = await makePublished(world);
    const own = await pinged(await readerOf(world, site), site.testOrganization.id);
    expect((await readSite(site.url, own)).status).toBe(200);
    expect((await readSite(site.url, await pinged(world.as('eve'), ids.umbrella))).status).toBe(
      401,
    );
    const [head, , signature] = own.split('.');
    const forged = Buffer.from(
      JSON.stringify({
        sub: ids.user('ana'),
        aud: site.testOrganization.id,
        role: 'admin',
        exp: 4_000_000_000,
      }),
    ).toString('base64url');
    expect((await readSite(site.url, `${head}.${forged}.${signature}`)).status).toBe(401);
    await world.as('ana').patch(site.url, { visibility: 'visitor-auth' });
    expect((await readSite(site.url, own)).status).toBe(404);
  });
});
