/**
 * Lists the fields whose objects are completed once for each request of `/v1`. Thousands of items in
 * a list of `/v1` can refer to one organization or space: they then have one object as their data.
 */

/** Fields that have the same object for many items of one response of `/v1`. */
export const SHARED_FIELDS: ReadonlySet<string> = new Set([
  'ContentReference.organization',
  'ContentReference.space',
  'ContentReference.versionContext',
  'ContentReference.page',
  'ContentReference.file',
  'ContentReference.reusableContent',
]);

/** Returns whether a field has the same object for many items of one response of `/v1`. */
export const isShared = (typeName: string, fieldName: string): boolean =>
  SHARED_FIELDS.has(`${typeName}.${fieldName}`);
