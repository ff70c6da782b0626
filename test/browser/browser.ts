// Starts a Chromium that reaches only this machine, and a server of the demo world with GraphiQL's
// token.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { storeDemoFiles } from '../../prisma/seed/files.ts';
import { type Application, createApplication, openConsole } from '../../src/application.ts';
import { loadConfig } from '../../src/config.ts';
import { newToken } from '../../src/data/secrets.ts';
import { createLog } from '../../src/server/log.ts';
import { openTestDatabase, type TestDatabase } from '../database.ts';
import { ids } from '../support.ts';
import { SECRET_KEY } from '../secret-key.ts';

/** A name that resolves to this machine, as a rebound DNS entry would. */
export const ELSEWHERE = 'elsewhere.test';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Flags with which only the page under test sends requests, and only to this machine. */
const flags = [
  `--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** A page, its requests and its errors. */
export interface OpenPage {
  readonly page: Page;
  /** Addresses of all requests that went to another origin than the page's, or tried to. */
  readonly foreign: string[];
  /** Errors of the console and uncaught errors. */
  readonly complaints: string[];
}

/** The server and the browser. */
export class Desk {
  token = '';
  url = '';
  private database!: TestDatabase; // opened before the first test
  private folder = '';
  private application!: Application;
  private browser!: Browser;
  private readonly settings: () => Readonly<Record<string, string>>;
  private readonly jobs: boolean;

  /** The address that signs GraphiQL in, as the server prints it at its start. */
  get signIn(): string {
    return `/graphql#token=${this.token}`;
  }

  constructor(settings: () => Readonly<Record<string, string>>, { jobs = false } = {}) {
    this.settings = settings;
    this.jobs = jobs;
  }

  async open(): Promise<void> {
    if (!existsSync(CHROMIUM))
      throw new Error(
        `There is no Chromium at ${CHROMIUM}. Install it (Debian: apt-get install chromium), or name it by CHROMIUM.`,
      );
    this.database = await openTestDatabase();
    this.folder = await mkdtemp(path.join(tmpdir(), 'lectern-browser-'));
    await this.serve('0');
    // with a throw-away profile
    this.browser = await chromium.launch({ executablePath: CHROMIUM, args: flags });
  }

  async close(): Promise<void> {
    await this.browser?.close();
    await this.application?.close();
    await this.database?.drop();
    if (this.folder) await rm(this.folder, { recursive: true, force: true });
  }

  /** Restarts the server at the same address with another token. */
  async restart(): Promise<void> {
    await this.application.close();
    await this.serve(new URL(this.url).port);
  }

  private async serve(port: string): Promise<void> {
    this.token = newToken('lp');
    const config = loadConfig(
      {
        NODE_ENV: 'development',
        PORT: port,
        DATABASE_URL: this.database.appUrl,
        DATA_DIR: this.folder,
        SECRET_KEY,
        LOG_LEVEL: 'silent',
        ...this.settings(),
      },
      '/dev/null',
    );
    const developmentToken = {
      secret: this.token,
      userId: ids.user('ana'),
      expiresAt: new Date(Date.now() + 60 * 60 * 1000),
    };
    this.application = createApplication({
      config,
      log: createLog(config),
      databaseUrl: this.database.appUrl,
      developmentToken,
      jobs: this.jobs,
    });
    this.url = (await this.application.listen()).url;
    const console = openConsole({ config, databaseUrl: this.database.appUrl });
    await storeDemoFiles(console.as(ids.user('ana')).blobs);
    await console.close();
  }

  /** Returns a browser context without any history. */
  async visitor(): Promise<BrowserContext> {
    return this.browser.newContext({ viewport: { width: 1440, height: 900 } });
  }

  /** Opens an address of the server. */
  async goTo(
    path: string,
    { host = '127.0.0.1', visitor }: { host?: string; visitor?: BrowserContext } = {},
  ): Promise<OpenPage> {
    const page = await (visitor ?? (await this.visitor())).newPage();
    const address = new URL(path, this.url);
    address.hostname = host;
    const foreign: string[] = [];
    const complaints: string[] = [];
    page.context().on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      // the origin of a blob is its page's
      if (protocol !== 'data:' && origin !== address.origin) foreign.push(request.url());
    });
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(address.href);
    return { page, foreign, complaints };
  }
}

/**
 * Opens the server and the browser for a test file, with these settings in addition to the usual
 * ones, and closes them at its end. `jobs` runs background jobs, which make notifications.
 */
export function useDesk(
  settings: () => Readonly<Record<string, string>> = () => ({}),
  options: { readonly jobs?: boolean } = {},
): Desk {
  const desk = new Desk(settings, options);
  beforeAll(() => desk.open());
  afterAll(() => desk.close());
  return desk;
}
