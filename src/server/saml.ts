/** The addresses of sign-in by SAML, which browsers open: where one begins, where the provider's answer comes in, and what a provider is set up from. */
import type { IncomingMessage } from 'node:http';
import type { Context } from '../context.ts';
import { badInput, Fault, headersOf, internal, notFound } from '../domain/errors.ts';
import { isIdOf } from '../domain/ids.ts';
import { readBody } from './body.ts';
import type { Answer } from './send.ts';
import type { Visit } from './visit.ts';

/** What the addresses lead to. */
export interface SignIns {
  /** A request of nobody: a token that comes along does not count. */
  readonly context: (visit: Visit) => Context;
  /** Gives the address of the provider. */
  readonly start: (ctx: Context, providerId: string, wish: { readonly redirect: string | undefined; readonly state: string | undefined; readonly challenge: string | undefined }) => Promise<string>;
  /** Gives the address of the app. */
  readonly receive: (ctx: Context, providerId: string, answer: string) => Promise<string>;
  readonly metadata: (ctx: Context, providerId: string) => Promise<string>;
}

/** Bytes of the form that an answer comes in: 256 KiB in base64, and that once more in percents. */
const FORM = 1_048_576;
const ADDRESS = /^\/saml\/([^/]+)\/(start|acs|metadata)$/;

/** Answers a request below `/saml/`. Throws the fault of one that is refused; to a browser it is shown as a page. */
export async function answerSAML(req: IncomingMessage, visit: Visit, signIns: SignIns): Promise<Answer> {
  try {
    return await answer(req, visit, signIns);
  } catch (error) {
    const fault = error instanceof Fault ? error : internal(error);
    const isShown = req.headers.accept?.includes('text/html') && fault.reason !== 'INTERNAL' && fault.reason !== 'METHOD_NOT_ALLOWED';
    if (!isShown) throw fault;
    visit.note({ reason: fault.reason });
    return pageOf(fault, visit.requestId);
  }
}

async function answer(req: IncomingMessage, visit: Visit, { context, start, receive, metadata }: SignIns): Promise<Answer> {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://here.invalid');
  const [, id, what] = ADDRESS.exec(pathname) ?? [];
  if (id === undefined || what === undefined || !isIdOf(id, 'SAMLProvider')) throw notFound();
  const isPost = req.method === 'POST';
  if (what === 'acs' ? !isPost : req.method !== 'GET' && req.method !== 'HEAD') throw new Fault('METHOD_NOT_ALLOWED', `This address takes ${what === 'acs' ? 'POST' : 'GET'}.`);
  const ctx = context(visit);
  if (what === 'metadata') return { status: 200, headers: { 'content-type': 'application/samlmetadata+xml; charset=utf-8', 'cache-control': 'no-cache' }, body: await metadata(ctx, id) };
  const value = (name: string): string | undefined => searchParams.get(name) ?? undefined;
  if (what === 'start') return leadTo(302, await start(ctx, id, { redirect: value('redirect'), state: value('state'), challenge: value('challenge') }));
  return leadTo(303, await receive(ctx, id, await answerIn(req)));
}

/** What came in the form's field. */
async function answerIn(req: IncomingMessage): Promise<string> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(req.headers['content-type'] ?? ''))
    throw new Fault('UNSUPPORTED_MEDIA_TYPE', 'The answer comes as a form: application/x-www-form-urlencoded.');
  const answers = new URLSearchParams((await readBody(req, FORM)).toString('latin1')).getAll('SAMLResponse');
  const [first] = answers;
  if (first === undefined || answers.length > 1) throw badInput('The form must have one field SAMLResponse.', 'SAMLResponse');
  return first.replaceAll(' ', '+'); // base64 whose plus signs were taken for spaces
}

/** Nobody keeps these, and nobody is told where they came from: the app's address holds the code. */
const leadTo = (status: number, location: string): Answer => ({ status, headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } });

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A refusal, for the person before the browser. */
function pageOf(fault: Fault, requestId: string): Answer {
  const body = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not signed in</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}</style>
<h1>Not signed in</h1>
<p>${escaped(fault.message)}</p>
<p><small>Request ${escaped(requestId)}</small></p></html>
`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return { status: fault.status, headers: { ...headers, ...headersOf(fault), 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" }, body };
}
