/** `lectern serve`: brings the database up to date, listens, and says where everything is. */
import ora from 'ora';
import { demoId, seed } from '../../prisma/seed.ts';
import { createApplication, openConsole } from '../application.ts';
import type { Config } from '../config.ts';
import { missingProtections } from '../data/migrate.ts';
import { newToken } from '../data/secrets.ts';
import type { DevelopmentToken } from '../graphql/authenticate.ts';
import { createToken } from '../resources/token.ts';
import { createLog } from '../server/log.ts';
import { bringUpToDate, type Ground, openGround, untilSignal } from './ground.ts';

const HOURS = 60 * 60 * 1000;

/** Shows what is being done when it takes longer than two seconds. */
async function showing<T>(what: string, work: (say: (message: string) => void) => Promise<T>): Promise<T> {
  const spinner = ora({ text: what, stream: process.stderr });
  const timer = setTimeout(() => spinner.start(), 2000);
  try {
    const answer = await work((message) => {
      spinner.text = message;
    });
    if (spinner.isSpinning) spinner.succeed();
    return answer;
  } catch (error) {
    if (spinner.isSpinning) spinner.fail();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The demo world and its first token, on an embedded database that nobody has used. */
async function seedOnce(config: Config, ground: Ground): Promise<string | undefined> {
  if (!ground.embedded) return undefined;
  const door = openConsole({ config, databaseUrl: ground.url });
  try {
    if (!(await seed(door.database, door.secrets))) return undefined;
    const { secret } = await createToken(door.as(demoId('User', 'ana')), { label: 'Demo' });
    return secret;
  } finally {
    await door.close();
  }
}

/** GraphiQL's own token, for ana, where the demo world is. */
async function developmentTokenFor(config: Config, ground: Ground): Promise<DevelopmentToken | undefined> {
  if (config.environment === 'production' || !config.graphiql || !ground.embedded) return undefined;
  return { secret: newToken('lp'), userId: demoId('User', 'ana'), expiresAt: new Date(Date.now() + 12 * HOURS) };
}

/** Serves until a signal ends it; without `jobs` it does no background jobs, and somebody else must (`lectern work`). */
export async function serve(config: Config, { jobs }: { readonly jobs: boolean }): Promise<void> {
  const ground = await showing('Starting the database', (say) => openGround(config, say));
  try {
    await showing('Bringing the database up to date', () => bringUpToDate(ground));
    const demoToken = await showing('Making the demo organizations', () => seedOnce(config, ground));
    const log = createLog(config);
    const application = createApplication({ config, log, databaseUrl: ground.url, developmentToken: await developmentTokenFor(config, ground), jobs });
    const ended = untilSignal();
    const { url } = await application.listen();
    process.stdout.write(greeting(url, ground, demoToken, config.graphiql));
    for (const missing of await missingProtections(ground.url)) log.warn(`Protection off: ${missing}`);
    await ended;
    await application.close();
  } finally {
    await ground.release();
  }
}

/** Where everything is, and what to type first. */
function greeting(url: string, ground: Ground, demoToken: string | undefined, graphiql: boolean): string {
  const token = demoToken ?? (ground.embedded ? '$(npm run --silent lectern -- token create --user ana@acme.test)' : '<token>');
  const howTo = 'Make a token: npm run --silent lectern -- token create --user <e-mail>';
  return [
    '',
    '  Lectern is ready.',
    '',
    `  ${graphiql ? 'GraphQL, GraphiQL' : 'GraphQL          '}  ${url}/graphql`,
    `  REST               ${url}/v1`,
    `  Documentation      ${url}/docs`,
    `  Health, metrics    ${url}/livez ${url}/readyz ${url}/metrics`,
    `  Database           ${ground.name}`,
    `  ${demoToken === undefined ? howTo : `Demo token         ${demoToken}  (ana@acme.test, shown this once)`}`,
    '',
    '  Try it:',
    '',
    `curl -s -H "Authorization: Bearer ${token}" ${url}/v1/orgs`,
    '',
    '',
  ].join('\n');
}
