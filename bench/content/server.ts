/** Runs Lectern itself, with every feature enabled. */
import http from 'node:http';
import { createApplication } from '../../src/application.ts';
import { loadConfig } from '../../src/config.ts';
import { createLog } from '../../src/server/log.ts';
import { answerParent } from './child.ts';

const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? '';
const config = loadConfig(
  {
    NODE_ENV: 'production',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    SECRET_KEY: '11'.repeat(32),
    RATE_LIMIT_TOKEN: '1000000000',
    CONCURRENCY_TOKEN: '1000000',
    CONCURRENCY_PROCESS: '1000000',
    SUBSCRIPTIONS_TOKEN: '1000000',
    BASE_URL: 'http://127.0.0.1',
  },
  '/dev/null',
);
// The log is formatted as in production, and discarded at no further cost.
const log = createLog(config, { write: () => {} });
const application = createApplication({ config, log, databaseUrl });
const { port } = await application.listen();
const addressHolder = http.createServer();
addressHolder.address = () => ({ port, address: '127.0.0.1', family: 'IPv4' });
answerParent(addressHolder);
