/** Finds settings that others require. */

/** Settings that require another one. */
const companions = [
  ['DATABASE_OWNER_URL', 'DATABASE_URL'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['DATABASE_READ_URL', 'DATABASE_URL'],
  ['SMTP_URL', 'SMTP_FROM'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['TRUSTED_DOCUMENTS_ONLY', 'TRUSTED_DOCUMENTS'],
] as const;

/** Returns a message for each setting that others require. */
export function missingIn(given: Readonly<Record<string, string>>): string[] {
  const problems: string[] = [];
  if (given['NODE_ENV'] === 'production') {
    for (const name of ['SECRET_KEY', 'DATABASE_URL'])
      if (given[name] === undefined) problems.push(`${name} is required with NODE_ENV=production.`);
  }
  for (const [name, companion] of companions)
    if (given[name] !== undefined && given[companion] === undefined)
      problems.push(`${name} also needs ${companion}.`);
  return problems;
}
