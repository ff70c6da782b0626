/**
 * Tests that every operation answers the usual errors that the OpenAPI document declares for it:
 * those that do not depend on the state of what it reads or changes. `checkAnswer` reports an answer
 * that is not declared.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { openapiDocument } from '../../src/rest/openapi.ts';
import { furtherReasonsOf } from '../../src/rest/openapi/errors.ts';
import type { Route } from '../../src/rest/route.ts';
import { createAccessFixture, type Targets, type TestActor } from '../access/fixture.ts';
import type { Input } from '../access/input.ts';
import { inputOf, madeUpTargets } from '../access/inputs.ts';
import { operations } from '../access/operations.ts';
import { checkAnswer } from '../contract/check.ts';
import { readSchema } from '../contract/sdl.ts';
import { useWorld } from '../support.ts';

const world = useWorld();
const limited = useWorld({ RATE_LIMIT_TOKEN: '1' });

const USED_KEY = { 'idempotency-key': 'used' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** One byte more than any operation takes. */
const TOO_LONG = new Uint8Array(16 * 1024 * 1024 + 1).fill(' '.charCodeAt(0));

let targets: Targets;
let admin: TestActor;
let scoped: readonly (string | undefined)[] = [];

beforeAll(async () => {
  const fixture = await createAccessFixture(world, []);
  targets = fixture.targets;
  admin = fixture.testActor('an admin');
  const ana = world.as('ana');
  await ana.post('/v1/tokens', { label: 'Key' }, USED_KEY);
  scoped = await Promise.all(
    ['integration:read', 'user:read'].map((scope) =>
      world.tokenOf(String(admin.userId), { scopes: [scope] }),
    ),
  );
  await limited.as('ana').get('/v1/user');
});

const routed = operations.flatMap(({ name, route }) => (route ? [{ name, route }] : []));

interface Sent {
  readonly query?: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends an operation, and returns the reason of the error; undefined for a success. */
async function reasonOf(
  url: string,
  token: string | undefined,
  { method, path: template }: Route,
  { parameters = {}, query: usual = {} }: Input,
  { query = '', body, headers = {} }: Sent = {},
): Promise<string | undefined> {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '');
  const search = [new URLSearchParams(usual).toString(), query].filter(Boolean).join('&');
  const path = search === '' ? filled : `${filled}?${search}`;
  const answer = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && method !== 'GET' && { body }),
  });
  const text = await answer.text();
  checkAnswer({
    ...{ method, path, status: answer.status, body: text },
    headers: Object.fromEntries(answer.headers),
  });
  return answer.status < 400 ? undefined : JSON.parse(text).error.reason;
}

/**
 * Sends an operation to the server with a limit of one point per minute, and again if a new minute
 * has begun. Returns the reason.
 */
async function limitedReasonOf(route: Route, input: Input): Promise<string | undefined> {
  const ask = () => reasonOf(limited.url, limited.as('ana').token, route, input);
  const first = await ask();
  return first === 'RATE_LIMITED' ? first : ask();
}

/** Returns other parameters where made-up targets do not change them: those that are no ids. */
function withoutTargets({ parameters = {} }: Input, madeUp: Input) {
  const names = Object.keys(parameters);
  return names.length > 0 && names.every((name) => parameters[name] === madeUp.parameters?.[name])
    ? Object.fromEntries(names.map((name) => [name, 'nobody.test']))
    : undefined;
}

/** Sends an operation in each way that is usually refused, and returns the reasons. */
async function refusalsOf(name: string, route: Route): Promise<string[]> {
  const input = inputOf(name, targets, admin);
  const madeUp = inputOf(name, madeUpTargets(targets), admin);
  const unnamed = withoutTargets(input, madeUp);
  const body = input.body && JSON.stringify(input.body);
  const [ana, eve] = [world.as('ana').token, world.as('eve').token];
  const ask = (token: string | undefined, sent: Sent = {}, asked = input) =>
    reasonOf(world.url, token, route, asked, {
      ...(body !== undefined && { body, headers: JSON_TYPE }),
      ...sent,
    });
  const reasons = [
    await ask('lp_unknown'),
    await ask(eve, { query: 'unknown=1' }),
    await ask(ana, { query: 'page=malformed' }),
    ...(await Promise.all(scoped.map((token) => ask(token)))),
    await ask(ana, madeUp.body ? { body: JSON.stringify(madeUp.body) } : {}, madeUp),
    ...(unnamed ? [await ask(ana, {}, { ...input, parameters: unnamed })] : []),
    await ask(eve, { body: TOO_LONG, headers: JSON_TYPE }),
    await ask(eve, { body: '{}', headers: { 'content-type': 'text/plain' } }),
    await ask(ana, { headers: { ...JSON_TYPE, ...USED_KEY } }),
    await limitedReasonOf(route, input),
  ];
  return [...new Set(reasons)].filter((reason) => reason !== undefined).toSorted();
}

const USUAL = new Set([
  ...['BAD_USER_INPUT', 'BAD_CURSOR', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  ...['IDEMPOTENCY_MISMATCH', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'RATE_LIMITED'],
]);

const document = JSON.parse(JSON.stringify(openapiDocument(readSchema())));

/** Returns the reasons that the document declares for an operation. */
function declaredFor({ method, path }: Route): string[] {
  const responses: Readonly<Record<string, { readonly $ref?: string }>> =
    document.paths[path][method.toLowerCase()].responses;
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('4'))
    .flatMap(([, { $ref = '' }]) => {
      const reasons: readonly string[] =
        document.components.responses[$ref.split('/').at(-1) ?? '']['x-reasons'];
      return reasons;
    })
    .toSorted();
}

describe('the errors that the OpenAPI document declares', () => {
  it.each(routed)('are those that $name answers', async ({ name, route }) => {
    const further: readonly string[] = furtherReasonsOf(name);
    const isUsual = (reason: string) => USUAL.has(reason) && !further.includes(reason);
    expect((await refusalsOf(name, route)).filter(isUsual)).toEqual(
      declaredFor(route).filter(isUsual),
    );
  });
});
