/** The requests of notifications, after comments that mention their person. */
import { ids } from '../../../support.ts';
import type { Script } from '../script.ts';

const LIST = '/v1/user/notifications';

export async function notifications(script: Script): Promise<void> {
  const mention = `[Ana](/users/${ids.user('ana')} "mention")`;
  for (const text of ['See the note', 'Read it again'])
    await script.send('ben', `POST /v1/spaces/${ids.space('onboarding')}/comments`, {
      body: { body: { markdown: `${text}, ${mention}.` } },
    });
  await script.prepare('notify', 'all');
  const { body } = await script.send('ana', `GET ${LIST}`);
  const one = `${LIST}/${body.items[0].id}`;
  for (const caller of ['nobody', 'ben', 'ana'] as const) await script.send(caller, `GET ${one}`);
  await script.send('ana', `PATCH ${one}`, { body: { isRead: 'yes' } });
  await script.send('ana', `PATCH ${one}`, { body: { isRead: true } });
  await script.send('ana', `GET ${LIST}?isRead=false`);
}
