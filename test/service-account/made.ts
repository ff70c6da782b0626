// Makes service accounts for the tests in this folder.
import { ids, type RestResult, type Visitor, type World } from '../support.ts';

export const accounts = `/v1/orgs/${ids.acme}/service-accounts`;

/** Returns an error body of `/v1`. */
export const refusal = (code: number, reason: string, message: string, rest: object = {}) => ({
  error: { code, message, reason, ...rest, requestId: 'test' },
});

export const nothingHere = refusal(
  404,
  'NOT_FOUND',
  'The object does not exist, or you cannot see it. Check the URL and the ids in it.',
);

export const forbidden = (needs: string, has: string) => ({
  status: 403,
  body: refusal(403, 'FORBIDDEN', `This needs ${needs}; you are ${has} here.`, {
    details: { needs, has },
  }),
});

/** Returns the refusal of something that only people may do. */
export const forPersonsOnly = (needs: string, has: string) => ({
  status: 403,
  body: refusal(
    403,
    'FORBIDDEN',
    'Only a person may do this; this is the token of a service account or an integration.',
    { details: { needs, has } },
  ),
});

export const of = ({ status, body }: RestResult) => ({ status, body });

export const person = (world: World, id: string, displayName: string, email: string) => ({
  object: 'user',
  id,
  displayName,
  email,
  urls: { location: `${world.url}/v1/users/${id}` },
});

export async function newOrganization(world: World, title: string): Promise<string> {
  return (await world.as('ana').post('/v1/orgs', { title })).body.id;
}

/** Makes a service account with this role, and a visitor with a token of it. */
export async function makeServiceAccount(
  world: World,
  role: string | null,
  organizationId = ids.acme,
): Promise<{ id: string; userId: string; own: string; tokenId: string; visitor: Visitor }> {
  const made = (
    await world
      .as('ana')
      .post(`/v1/orgs/${organizationId}/service-accounts`, { name: 'Program', role })
  ).body;
  const own = `/v1/orgs/${organizationId}/service-accounts/${made.id}`;
  const token = (await world.as('ana').post(`${own}/tokens`, { label: 'Program' })).body;
  return {
    id: made.id,
    userId: made.user.id,
    own,
    tokenId: token.id,
    visitor: world.with(token.secret),
  };
}
