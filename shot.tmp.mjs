import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const token = readFileSync('/tmp/appdev/token','utf8').trim();
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: process.argv[4] === 'dark' ? 'dark':'light' });
const page = await ctx.newPage();
page.on('console', m => console.log('console', m.type(), m.text().slice(0,400)));
page.on('pageerror', e => console.log('error', e.message.slice(0,600)));
page.on('request', r => { if (r.url().includes('/graphql')) console.log('gql', r.postDataJSON()?.operationName, r.postDataJSON()?.variables?.shell); });
await page.goto('http://127.0.0.1:4801/app#token=' + token);
await page.waitForSelector('h1');
const list = (process.argv[2] ?? '').split(',').filter(Boolean);
let n = 0;
for (const p of list) { await page.goto('http://127.0.0.1:4801/app' + p); await page.waitForSelector('main h1'); await page.waitForTimeout(300); await page.screenshot({ path: `/tmp/appdev/shots/${process.argv[3] ?? 'a'}${n++}.png` }); }
await b.close();
