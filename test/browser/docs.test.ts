/** Tests `/docs` in a browser. */
import { describe, expect, it } from 'vitest';
import { useDesk } from './browser.ts';

const desk = useDesk();

describe('/docs', () => {
  it('lists the operations and expands one, with requests to this server only', async () => {
    const { page, foreign, complaints } = await desk.goTo('/docs');
    await page.getByRole('heading', { name: 'Lectern' }).waitFor();
    await page.locator('.opblock-tag').filter({ hasText: 'Teams' }).click();
    await page
      .locator('.opblock')
      .filter({ hasText: 'List team members' })
      .locator('.opblock-summary-control')
      .click();
    const operation = page.locator('.opblock.is-open');
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
});
