/** Receives files at upload URLs: `PUT` with the bytes of the file as the body. */
import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import type { Context } from '../context.ts';
import type { Blobs, Staged } from '../data/blobs.ts';
import { type UploadPermission, UPLOADS } from '../data/blobs/upload-url.ts';
import { badInput, methodNotAllowed } from '../domain/errors.ts';
import { checkLength } from './body.ts';
import type { PageHandler } from './pages.ts';
import type { RequestInfo } from './request.ts';
import { MAX_UPLOAD_MS } from './rest-request.ts';

/** The handlers of the addresses. */
export interface Uploads {
  readonly blobs: Pick<Blobs, 'openUploadURL' | 'stage'>;
  /** Creates the context of a user in one organization: a token in the request is ignored. */
  readonly context: (request: RequestInfo, permission: UploadPermission) => Context;
  /** Checks that the user still may upload, before any bytes are read. */
  readonly mayUpload: (ctx: Context, organizationId: string) => Promise<void>;
  readonly receive: (ctx: Context, permission: UploadPermission, staged: Staged) => Promise<void>;
}

/** Creates the pages below `/uploads/`. */
export const uploadPages = ({ blobs, context, mayUpload, receive }: Uploads): PageHandler => ({
  below: UPLOADS,
  async answer(req, request) {
    if (req.method !== 'PUT') throw methodNotAllowed('PUT', 'PUT');
    const path = (req.url ?? '').split('?', 1)[0] ?? '';
    const permission = blobs.openUploadURL(path, request.receivedAt);
    const ctx = context(request, permission);
    await mayUpload(ctx, permission.organizationId);
    checkLength(req, permission.size);
    request.allow(MAX_UPLOAD_MS);
    const staged = await blobs.stage(bytesOf(req), permission.size, permission);
    await receive(ctx, permission, staged);
    return { status: 204, headers: { 'cache-control': 'no-store' } };
  },
});

/**
 * Returns the bytes of a request's body. The stream can be destroyed without the request, which is
 * still to be answered. It fails when the client disconnects before the end of the body.
 */
function bytesOf(req: IncomingMessage): Readable {
  const bytes = req.pipe(new PassThrough());
  req.once('close', () => {
    if (!req.complete) bytes.destroy(badInput('The request ended before its body did.'));
  });
  return bytes;
}
