/** Reads the settings of the front end that is notified of changes of published content. */

/** The settings of the front end. */
interface RevalidationSettings {
  readonly REVALIDATE_URL?: string | undefined;
  readonly REVALIDATE_SECRET?: string | undefined;
}

/** Returns the front end that is notified of changes; undefined if there is none. */
export const revalidationOf = ({
  REVALIDATE_URL: url,
  REVALIDATE_SECRET: secret,
}: RevalidationSettings) => (url === undefined ? undefined : { url, secret });
