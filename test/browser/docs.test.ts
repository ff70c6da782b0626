/** Tests `/docs` in a browser. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ELSEWHERE, useDesk } from './browser.ts';

const desk = useDesk();
const TEAM_MEMBERS = '/v1/orgs/{organizationId}/teams/{teamId}/members';

/** Expands the GET operation of a family with a path, and returns it. */
async function expand(page: Page, family: string, path: string) {
  await page.locator(`.opblock-tag[data-tag="${family}"]`).click();
  await page
    .locator('.opblock-get')
    .filter({ has: page.locator(`.opblock-summary-path[data-path="${path}"]`) })
    .locator('.opblock-summary-control')
    .click();
  return page.locator('.opblock.is-open');
}

/** Sends an operation, and returns the status and the `Authorization` header of the request. */
async function authorizationOf(page: Page, operation: Locator) {
  await operation.getByRole('button', { name: 'Try it out' }).click();
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/v1/orgs',
  );
  await operation.getByRole('button', { name: 'Execute' }).click();
  const response = await answered;
  return [response.status(), response.request().headers()['authorization']];
}

describe('/docs', () => {
  it('lists the operations and expands one, with requests to this server only', async () => {
    const { page, foreign, complaints } = await desk.goTo('/docs');
    await page.getByRole('heading', { name: 'Lectern' }).waitFor({ timeout: 90_000 });
    const operation = await expand(page, 'Teams', TEAM_MEMBERS);
    await operation.getByText('Members of the team, newest first by default.').waitFor();
    const names = await operation.locator('.parameter__name').allTextContents();
    expect(names.map((name) => name.replaceAll('\u00a0', ' '))).toEqual([
      'organizationId *',
      'teamId *',
      'limit',
      'page',
    ]);
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('sends requests with the token of its address, which is not stored permanently', async () => {
    const { page, foreign, complaints } = await desk.goTo(`/docs#token=${desk.token}`);
    await page.locator('.btn.authorize.locked').waitFor();
    expect(page.url()).not.toContain('lp_');
    const operation = await expand(page, 'Organizations', '/v1/orgs');
    expect(await authorizationOf(page, operation)).toEqual([200, `Bearer ${desk.token}`]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(desk.token);
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('keeps the token for the session of the browser tab, until the server refuses it', async () => {
    const { page } = await desk.goTo(`/docs#token=${desk.token}`);
    await page.locator('.btn.authorize.locked').waitFor();
    await page.reload();
    await page.locator('.btn.authorize.locked').waitFor();
    await desk.restart();
    const refused = page.waitForResponse((response) => response.url().endsWith('/v1/user'));
    await page.reload();
    expect((await refused).status()).toBe(401);
    await page.waitForFunction(() => sessionStorage.getItem('lectern:token') === null);
    expect(await page.locator('.btn.authorize.locked').count()).toBe(0);
  });

  it('has no token without the link', async () => {
    const { page, complaints } = await desk.goTo('/docs');
    const operation = await expand(page, 'Organizations', '/v1/orgs');
    expect(await authorizationOf(page, operation)).toEqual([401, undefined]);
    expect(complaints).toEqual([
      'Failed to load resource: the server responded with a status of 401 (Unauthorized)',
    ]);
  });

  it('takes no token from a link on another hostname', async () => {
    const { page, foreign, complaints } = await desk.goTo(`/docs#token=${desk.token}`, {
      host: ELSEWHERE,
    });
    await page.locator('.btn.authorize.unlocked').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('lectern:token'))).toBe(null);
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is readable in both color schemes, and follows that of the browser', async () => {
    const { page } = await desk.goTo('/docs');
    const operation = await expand(page, 'Teams', TEAM_MEMBERS);
    await operation.locator('.parameter__name').first().waitFor();
    const texts = [
      '.info .title',
      '.info .renderedMarkdown p',
      '.opblock-tag',
      '.opblock.is-open .opblock-summary-path',
      '.opblock.is-open .opblock-description-wrapper p',
      '.opblock.is-open .parameter__name',
    ];
    for (const colorScheme of ['light', 'dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction(
        (isDark) => document.documentElement.classList.contains('dark-mode') === isDark,
        colorScheme === 'dark',
      );
      await page.evaluate(endTransitions);
      const [background, ...contrasts] = await page.evaluate(contrastsOf, ['html', ...texts]);
      expect(contrasts.filter(([, { contrast }]) => !(contrast >= 4.5))).toEqual([]);
      expect([colorScheme, (background?.[1].behind ?? 0) < 0.05]).toEqual([
        colorScheme,
        colorScheme === 'dark',
      ]);
    }
  });
});

/** Waits in the page until colors have stopped changing. */
const endTransitions = async (): Promise<void> => {
  const running = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(running.map(({ finished }) => finished));
};

/** The luminance of what is behind a text, from 0 to 1, and the contrast between both. */
interface Legibility {
  readonly behind: number;
  readonly contrast: number;
}

/** Returns the legibility of the first text of each selector, by WCAG 2; runs in the browser. */
function contrastsOf(selectors: readonly string[]): (readonly [string, Legibility])[] {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
      value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const background = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const color = getComputedStyle(element).backgroundColor;
    const [, , , alpha = 1] = channels(color);
    return alpha > 0.5 ? color : background(element.parentElement);
  };
  return selectors.map((selector) => {
    const element = document.querySelector(selector);
    if (!element) return [selector, { behind: 0, contrast: 0 }] as const;
    const [text, behind] = [
      luminance(getComputedStyle(element).color),
      luminance(background(element)),
    ];
    const contrast = (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
    return [selector, { behind, contrast }] as const;
  });
}
