// Helps the tests of the app: opens it signed in, sends operations to the API, and runs axe.
import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ids } from '../support.ts';
import type { Desk, OpenPage } from './browser.ts';

/** The address of the organization of the demo in the app. */
export const HOME = `/o/${ids.acme}`;

/** Returns the address of a space in the app. */
export const spaceAt = (name: 'onboarding' | 'guide' | 'travel'): string =>
  `${HOME}/s/${ids.space(name)}`;

/** A page of the app, and the operations that it sends. */
export interface OpenApp extends OpenPage {
  /** The names of the operations, in their order. */
  readonly operations: string[];
}

/** Opens an address of the app with the token of the link, as ana. */
export async function openApp(
  desk: Desk,
  path: string,
  visitor?: BrowserContext,
): Promise<OpenApp> {
  const context = visitor ?? (await desk.visitor());
  const operations: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON().operationName);
  });
  const address = `/app${path}#token=${desk.token}`;
  return { ...(await desk.goTo(address, { visitor: context })), operations };
}

/** Waits for the title of the screen. */
export const titled = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' }).waitFor();

/** Sends an operation as ana, or with another token or none, and returns its data. */
export async function ask(
  desk: Desk,
  query: string,
  variables: object = {},
  token: string | null = desk.token,
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the response that it reads
): Promise<any> {
  const response = await fetch(`${desk.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}

/** The rules that depend on colors. */
const RULES_OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing wrong with the page as it is, in light and in dark mode. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.evaluate(axe.source); // not as an element of the page, whose policy would refuse it
  const violationsOf = (rules?: readonly string[]): Promise<unknown> =>
    page.evaluate(async (runOnly) => {
      // biome-ignore lint/suspicious/noExplicitAny: the page knows axe, and this program does not
      const { axe } = globalThis as any;
      const result = await axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) });
      return result.violations.flatMap(({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
      );
    }, rules);
  await page.emulateMedia({ colorScheme: 'light' });
  expect([name, 'light', await violationsOf()]).toEqual([name, 'light', []]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([name, 'dark', await violationsOf(RULES_OF_COLORS)]).toEqual([name, 'dark', []]);
}
