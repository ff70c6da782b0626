/**
 * Receives a file of a GraphQL multipart request: stores it while it arrives, and returns the
 * request as JSON with a ticket for the file.
 */
import type { IncomingMessage } from 'node:http';
import type { Context } from '../context.ts';
import { AppError, badInput, unauthenticated } from '../domain/errors.ts';
import { type FormFile, MAX_OVERHEAD_BYTES, readForm } from './form.ts';

/** The permission to upload to an organization; see `ServerOptions`. */
type MayUpload = (ctx: Context, organizationId: string) => Promise<void>;

const NEEDS_FILE = 'The form has no file. Send a request without files as JSON.';
const FORM_ORDER = 'Send the parts `operations` and `map` before the file.';

/**
 * Returns the operation of a form as JSON, once its file of at most `limit` bytes is stored.
 * Before that, it checks that the caller may upload to the organization that the variables name, as
 * `input.organizationId` or `organizationId`.
 * @throws UNAUTHENTICATED without a viewer
 * @throws NOT_FOUND, FORBIDDEN without the permission
 * @throws PAYLOAD_TOO_LARGE for an operation of more than 1 MiB
 * @throws BAD_USER_INPUT for a form of another shape, and what `readForm` throws
 */
export async function readOperation(
  req: IncomingMessage,
  limit: number,
  ctx: Context,
  mayUpload: MayUpload,
): Promise<Buffer> {
  const { viewer, blobs, now } = ctx;
  if (!viewer) throw unauthenticated();
  const fields = new Map<string, string>();
  const request = await readForm(req, {
    limit,
    fields: { fields: 2, fieldSize: MAX_OVERHEAD_BYTES },
    needsFile: NEEDS_FILE,
    field(name, value, isTruncated) {
      if (isTruncated)
        throw new AppError('PAYLOAD_TOO_LARGE', 'The operation of a form may have at most 1 MiB.');
      fields.set(name, value);
    },
    async store({ part, stream, name = 'file', contentType }: FormFile) {
      const operation = jsonOf(fields, 'operations');
      const place = placeOf(operation, jsonOf(fields, 'map'), part);
      await mayUpload(ctx, organizationOf(operation));
      const blob = await blobs.stage(stream, limit, { name, contentType });
      place.holder[place.key] = blobs.createUploadTicket(blob, viewer.userId, now);
      return operation;
    },
  });
  return Buffer.from(JSON.stringify(request));
}

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null;

/** Returns a field of the form that is a JSON object. */
function jsonOf(fields: ReadonlyMap<string, string>, name: string): JsonObject {
  const text = fields.get(name);
  if (text === undefined) throw badInput(FORM_ORDER, name);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badInput(`The part \`${name}\` is not valid JSON.`, name);
  }
  if (isObject(value) && !Array.isArray(value)) return value;
  throw badInput(`The part \`${name}\` must be one JSON object.`, name);
}

/** Returns the organization in the variable `input`, or in a variable of its own. */
function organizationOf({ variables }: JsonObject): string {
  if (isObject(variables))
    for (const holder of [ownValue(variables, 'input'), variables]) {
      const id = isObject(holder) && ownValue(holder, 'organizationId');
      if (typeof id === 'string') return id;
    }
  throw badInput(
    'Name the organization of the file in the variables, as `input.organizationId` or `organizationId`.',
    'variables.input.organizationId',
  );
}

/** Returns the variable that the file belongs to: the one path of its part, where there is null. */
function placeOf(
  operation: JsonObject,
  map: JsonObject,
  part: string,
): { readonly holder: JsonObject; readonly key: string } {
  const paths: unknown = Object.hasOwn(map, part) ? map[part] : undefined;
  const [path, ...others]: unknown[] = Array.isArray(paths) ? paths : [];
  const keys = typeof path === 'string' ? path.split('.') : [];
  const key = keys.pop();
  if (key === undefined || keys[0] !== 'variables' || others.length > 0)
    throw badInput(
      'The part `map` must name one variable of the file, for example {"0":["variables.input.upload"]}.',
      'map',
    );
  let holder: unknown = operation;
  for (const name of keys) holder = isObject(holder) && ownValue(holder, name);
  if (isObject(holder) && ownValue(holder, key) === null) return { holder, key };
  throw badInput(`There is no null at ${String(path)} in \`operations\`.`, 'map');
}

/** Returns the value of an object's own property, so that no path leads into its prototype. */
const ownValue = (object: JsonObject, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;
