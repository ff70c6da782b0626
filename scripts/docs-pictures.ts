// npm run docs:pictures: draws the HTML of each sample of docs/reference/blocks.md with Chromium, in
// the example style sheet of docs/reference/document.css, as a PNG file.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { palette } from '../prisma/seed/files.ts';
import { samples } from '../prisma/seed/samples/page.ts';
import { nameOf, PICTURES } from './block-docs.ts';
import { FILE_URL, htmlOfSample } from './sample-html.ts';

const WIDTH_PX = 680;

const root = new URL('..', import.meta.url);
const STYLE = readFileSync(new URL('docs/reference/document.css', root), 'utf8');

const pageOf = (html: string): string =>
  `<!doctype html><meta charset="utf-8"><style>body { margin: 0 } .document { padding: 16px }
${STYLE}</style><main class="document">${html}</main>`;

async function drawAll(browser: Browser, folder: URL): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: WIDTH_PX, height: 200 },
    deviceScaleFactor: 1,
    colorScheme: process.argv.includes('--dark') ? 'dark' : 'light',
  });
  // The pages send no request to any server.
  await context.route('**', (route) =>
    route.request().url() === FILE_URL
      ? route.fulfill({ contentType: palette.contentType, body: palette.bytes })
      : route.abort(),
  );
  const page = await context.newPage();
  for (const sample of samples) {
    await page.setContent(pageOf(htmlOfSample(sample)));
    const picture = await page.locator('main').screenshot({ animations: 'disabled' });
    writeFileSync(new URL(`${nameOf(sample)}.png`, folder), picture);
    console.log(`${String(picture.length).padStart(6)} bytes  ${nameOf(sample)}.png`);
  }
}

const folder = new URL(`${PICTURES}/`, root);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  await drawAll(browser, folder);
} finally {
  await browser.close();
}
