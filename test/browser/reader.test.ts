/** Tests the pages of published sites in a browser: axe in both color schemes, and their search. */
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './app.ts';
import { useDesk } from './browser.ts';

const desk = useDesk();

const HELP = '/public/acme-docs/acme-help';
const pages = [
  ['/getting-started/install', 'Install'],
  ['/troubleshooting', 'Troubleshooting'],
  ['/blocks', 'Blocks'],
  ['?q=install', 'Search'],
] as const;

describe('a page of a published site', () => {
  it('has no violation that axe finds, in light and in dark mode', async () => {
    const visitor = await desk.visitor();
    for (const [path, title] of pages)
      for (const width of [400, 1440]) {
        const { page, foreign, complaints } = await desk.goTo(HELP + path, { visitor });
        await page.setViewportSize({ width, height: 900 });
        expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([title]);
        await expectAccessible(page, `${path} (${width})`);
        expect([foreign, complaints]).toEqual([[], []]);
        await page.close();
      }
    await visitor.close();
  }, 300_000);

  it('is found by the search of the header, without script', async () => {
    const { page } = await desk.goTo(HELP);
    await page.getByRole('searchbox', { name: 'Search' }).fill('linux');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'On Linux' }).click();
    expect(page.url()).toBe(`${desk.url}${HELP}/getting-started/install#on-linux`);
  });
});
