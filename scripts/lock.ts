// Checks the entries of package-lock.json, for `npm run check` and for its test.

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  /** True for a package inside of another, whose hash covers it. */
  readonly inBundle?: boolean;
}

/** A SHA-512 in base64, as `npm view <package>@<version> dist.integrity` prints it. */
const INTEGRITY = /^sha512-[A-Za-z0-9+/]{86}==$/;

/**
 * Returns the errors in the text of a lock file; '' when there are none.
 *
 * Every package of a registry needs a hash, or npm accepts whatever the registry sends; none may
 * contain a URL, so that the configured registry delivers it.
 */
export function lockErrors(text: string): string {
  const { packages }: { packages: Readonly<Record<string, LockEntry>> } = JSON.parse(text);
  const entries = Object.entries(packages).filter(
    ([location, { link, inBundle }]) =>
      /(^|\/)node_modules\//.test(location) && link !== true && inBundle !== true,
  );
  const errors = [
    ...entries
      .filter(([, { integrity = '' }]) => !INTEGRITY.test(integrity))
      .map(([location, { version }]) => `  ${location} ${version} has no sha512 integrity`),
    ...entries
      .filter(([, { resolved }]) => resolved !== undefined)
      .map(([location]) => `  ${location} names the address that it came from`),
  ];
  return errors.length === 0
    ? ''
    : ['package-lock.json is not safe to install from:', ...errors].join('\n');
}
