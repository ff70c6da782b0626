/** The requests of the operations that are not in the contract. */
import type { Route } from '../../../../src/rest/route.ts';
import type { Input } from '../../../access/input.ts';
import { inputOf } from '../../../access/inputs.ts';
import { operations } from '../../../access/operations.ts';
import { ids } from '../../../support.ts';
import type { Script } from '../script.ts';

const METHODS = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];

/** Reads, then writes, then deletions, of which those of parts precede those of their parents. */
const order = ({ method, path }: Route): number =>
  METHODS.indexOf(method) * 100 - (method === 'DELETE' ? path.split('/').length : 0);

export async function additions(script: Script): Promise<void> {
  await script.prepare('access-fixture', 'created');
  const { body: token } = await script.send('ana', 'POST /v1/tokens', { body: { label: 'Own' } });
  const targets = { ...script.fixture.targets, tokenId: token.id };
  const others: Readonly<Record<string, Partial<Input>>> = {
    acceptInvite: { body: { secret: targets.linkInviteSecret, email: 'new@acme.test' } },
    updateUser: { parameters: { userId: ids.user('ana') } },
    openPublishedSite: { body: { url: `${script.url}/public/acme-docs/acme-help` } },
  };
  const admin = script.fixture.testActor('an admin');
  const added = operations
    .flatMap(({ name, route }) => (route?.addition ? [{ name, route }] : []))
    .toSorted((a, b) => order(a.route) - order(b.route));
  for (const { name, route } of added) {
    const input = { ...inputOf(name, targets, admin), ...others[name] };
    const line = lineOf(route, input);
    for (const caller of ['nobody', 'eve', 'ana'] as const)
      await script.send(caller, line, { body: input.body });
  }
  const space = `/v1/spaces/${targets.spaceId}`;
  const { body: read } = await script.send('ana', `GET ${space}`);
  await script.send('ana', `POST ${space}/revisions/${targets.revisionId}/rollback`, {
    body: { expectedRevision: read.revision },
  });
  await script.prepare('sign-in', 'a new person');
  await script.send('nobody', 'POST /v1/sign-in/token', { body: { code: script.code } });
  await script.send('ana', `DELETE /v1/orgs/${ids.acme}/members/${ids.user('cat')}`);
  await script.send('cat', `POST /v1/orgs/${ids.acme}/join`);
}

function lineOf({ method, path }: Route, { parameters = {}, query = {} }: Input): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '');
  const search = new URLSearchParams(query).toString();
  return `${method} ${filled}${search === '' ? '' : `?${search}`}`;
}
