// A Chromium that reaches this machine alone, before a server of its own in the demo world with GraphiQL's token.
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Application, createApplication } from '../../src/application.ts';
import { loadConfig } from '../../src/config.ts';
import { newToken } from '../../src/data/secrets.ts';
import { createLog } from '../../src/server/log.ts';
import { openTestDatabase, type TestDatabase } from '../database.ts';
import { ids } from '../support.ts';
import { SECRET_KEY } from '../secret-key.ts';

/** A name that leads to this machine without being its own, as a rebound DNS entry would. */
export const ELSEWHERE = 'elsewhere.test';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Nothing but the page under test may reach out, and only to this machine. */
const flags = [
  `--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** A page, and what it asked and complained of. */
export interface Visit {
  readonly page: Page;
  /** Addresses of all requests that went to another origin than the page's, or tried to. */
  readonly foreign: string[];
  /** Errors of the console, and those that no script caught. */
  readonly complaints: string[];
}

/** The server, and the browser before it. */
export class Desk {
  token = '';
  url = '';
  private database!: TestDatabase; // opened before the first test
  private application!: Application;
  private browser!: Browser;
  private readonly settings: () => Readonly<Record<string, string>>;

  constructor(settings: () => Readonly<Record<string, string>>) {
    this.settings = settings;
  }

  async open(): Promise<void> {
    if (!existsSync(CHROMIUM)) throw new Error(`There is no Chromium at ${CHROMIUM}. Install it (Debian: apt-get install chromium), or name it by CHROMIUM.`);
    this.database = await openTestDatabase();
    await this.serve('0');
    this.browser = await chromium.launch({ executablePath: CHROMIUM, args: flags }); // with a throw-away profile
  }

  async close(): Promise<void> {
    await this.browser?.close();
    await this.application?.close();
    await this.database?.drop();
  }

  /** Starts the server anew at the same address, with another token. */
  async restart(): Promise<void> {
    await this.application.close();
    await this.serve(new URL(this.url).port);
  }

  private async serve(port: string): Promise<void> {
    this.token = newToken('lp');
    const config = loadConfig({ NODE_ENV: 'development', PORT: port, DATABASE_URL: this.database.appUrl, SECRET_KEY, LOG_LEVEL: 'silent', ...this.settings() }, '/dev/null');
    const developmentToken = { secret: this.token, userId: ids.user('ana'), expiresAt: new Date(Date.now() + 60 * 60 * 1000) };
    this.application = createApplication({ config, log: createLog(config), databaseUrl: this.database.appUrl, developmentToken });
    this.url = (await this.application.listen()).url;
  }

  /** A visitor whose browser has been nowhere yet. */
  async visitor(): Promise<BrowserContext> {
    return this.browser.newContext({ viewport: { width: 1440, height: 900 } });
  }

  /** Opens an address of the server. */
  async visit(path: string, { host = '127.0.0.1', visitor }: { host?: string; visitor?: BrowserContext } = {}): Promise<Visit> {
    const page = await (visitor ?? (await this.visitor())).newPage();
    const address = new URL(path, this.url);
    address.hostname = host;
    const foreign: string[] = [];
    const complaints: string[] = [];
    page.context().on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol !== 'data:' && origin !== address.origin) foreign.push(request.url()); // the origin of a blob is its page's
    });
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(address.href);
    return { page, foreign, complaints };
  }
}

/** Opens server and browser for a test file, with these settings beside the usual ones, and closes them at its end. */
export function useDesk(settings: () => Readonly<Record<string, string>> = () => ({})): Desk {
  const desk = new Desk(settings);
  beforeAll(() => desk.open());
  afterAll(() => desk.close());
  return desk;
}
