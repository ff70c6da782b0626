/** Tests `/docs` in a browser. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ELSEWHERE, useDesk } from './browser.ts';

const desk = useDesk();

/** Expands an operation of a family, and returns it. */
async function expand(page: Page, family: string, summary: string) {
  await page.locator('.opblock-tag').filter({ hasText: family }).first().click();
  await page
    .locator('.opblock')
    .filter({ hasText: summary })
    .locator('.opblock-summary-control')
    .first()
    .click();
  return page.locator('.opblock.is-open');
}

describe('/docs', () => {
  it('lists the operations and expands one, with requests to this server only', async () => {
    const { page, foreign, complaints } = await desk.goTo('/docs');
    await page.getByRole('heading', { name: 'Lectern' }).waitFor();
    const operation = await expand(page, 'Teams', 'List team members');
    await operation.getByText('Members of the team, newest first.').waitFor();
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

  it('sends requests with the token of its address, which it removes', async () => {
    const { page, complaints } = await desk.goTo(`/docs#token=${desk.token}`);
    await page.locator('.btn.authorize.locked').waitFor();
    expect(new URL(page.url()).hash).toBe('');
    const operation = await expand(page, 'Organizations', 'List organizations');
    await operation.getByRole('button', { name: 'Try it out' }).click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    const answer = operation.locator('.live-responses-table .response-col_status').first();
    expect((await answer.textContent())?.trim()).toMatch(/^200/);
    expect(complaints).toEqual([]);
  });

  it('takes no token from an address on another host', async () => {
    const { page } = await desk.goTo(`/docs#token=${desk.token}`, { host: ELSEWHERE });
    await page.getByRole('heading', { name: 'Lectern' }).waitFor();
    expect(await page.locator('.btn.authorize.locked').count()).toBe(0);
  });

  it('is readable in dark mode', async () => {
    const { page } = await desk.goTo('/docs');
    await page.emulateMedia({ colorScheme: 'dark' });
    const operation = await expand(page, 'Teams', 'List team members');
    await operation.locator('.parameter__name').first().waitFor();
    const texts = [
      '.info .title',
      '.info .renderedMarkdown p',
      '.opblock-tag',
      '.opblock.is-open .opblock-summary-path',
      '.opblock.is-open .opblock-description-wrapper p',
      '.opblock.is-open .parameter__name',
    ];
    const contrasts = await page.evaluate(contrastsOf, texts);
    expect(contrasts.filter(([, contrast]) => !(contrast >= 4.5))).toEqual([]);
  });
});

/** Returns the contrast between each text and its background, by WCAG 2; runs in the browser. */
function contrastsOf(selectors: readonly string[]): (readonly [string, number])[] {
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
    if (!element) return [selector, 0] as const;
    const [text, behind] = [
      luminance(getComputedStyle(element).color),
      luminance(background(element)),
    ];
    return [selector, (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05)] as const;
  });
}
