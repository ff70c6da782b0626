/** Changes the texts of a release. */

/** The OpenAPI document of the last release. Absent before the first one. */
export const RELEASED_OPENAPI = 'openapi.released.json';

/**
 * Returns the changelog with the date of a release in place of "(unreleased)".
 * @throws Error when its newest section is another
 */
export function datedChangelog(changelog: string, version: string, date: string): string {
  const [, newest = ''] = /^## (.*)$/m.exec(changelog) ?? [];
  if (newest !== `${version} (unreleased)`)
    throw new Error(
      `The newest section of CHANGELOG.md is "${newest}", and not "${version} (unreleased)".`,
    );
  return changelog.replace(`## ${newest}`, `## ${version} (${date})`);
}

/** Returns the text of a package.json or package-lock.json with a version. */
export function withVersion(text: string, version: string): string {
  const parsed = JSON.parse(text) as { version: string; packages?: { '': { version: string } } }; // the forms that npm requires
  parsed.version = version;
  if (parsed.packages) parsed.packages[''].version = version;
  return `${JSON.stringify(parsed, null, 2)}\n`;
}
