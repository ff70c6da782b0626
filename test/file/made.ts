// Builds uploads and expected file bodies for the tests in this folder.
import { ids } from '../support.ts';

export const uploads = `/v1/orgs/${ids.acme}/files`;

/** A PNG that is two pixels wide and three pixels high. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

export const base64 = (bytes: string | Buffer): string => Buffer.from(bytes).toString('base64');

/** Returns a file as `/v1` serializes it; its id and address are read from the response. */
export const fileBody = (
  { id, downloadURL }: { id: string; downloadURL: string },
  rest: object,
) => ({
  object: 'file',
  id,
  downloadURL,
  ...rest,
});
