/** The requests of comments on change requests and their replies. */
import { demoId } from '../../../../prisma/seed/ids.ts';
import { ids } from '../../../support.ts';
import type { Script } from '../script.ts';

export async function comments(script: Script): Promise<void> {
  const place = { spaceId: ids.space('onboarding'), changeRequestId: ids.changeRequest('laptop') };
  const all = '/v1/spaces/{spaceId}/change-requests/{changeRequestId}/comments';
  const list = `/v1/spaces/${place.spaceId}/change-requests/2/comments`;
  const page = ids.page('onboarding', 1);
  const made = await script.operation(`POST ${all}`, place, {
    body: { page, body: { markdown: 'Which **screens**?' } },
    by: 'cat',
    invalid: [
      { body: 'text' },
      { body: { markdown: '' } },
      { body: { document: {} } },
      { body: { markdown: 'x' }, page, node: 'unknown' },
      { body: { markdown: 'x' }, page: ids.page('guide', 1) },
    ],
  });
  await script.operation(`GET ${all}`, place);
  for (const query of [
    'order=asc',
    'order=up',
    'status=resolved',
    'status=lost',
    'format=document',
    `targetPage=${page}`,
    `authors=${ids.user('cat')}&authors=${ids.user('ben')}`,
    `authors=${ids.user('ben')}`,
  ])
    await script.send('ana', `GET ${list}?${query}`);
  const comment = { ...place, commentId: made.id };
  await script.operation(`GET ${all}/{commentId}`, comment);
  await script.send('ana', `GET ${list}/${demoId('Comment', 'screens')}?format=document`);
  await script.operation(`PUT ${all}/{commentId}`, comment, {
    body: { body: { markdown: 'Which screens exactly?' }, addedReactions: ['👍', '1f389'] },
    by: 'cat',
    invalid: [{ addedReactions: ['word'] }, { resolved: null }, { body: { markdown: 1 } }],
  });
  await script.send('ben', `PUT ${list}/${made.id}`, { body: { body: { markdown: 'Not mine' } } });
  await script.send('ben', `PUT ${list}/${made.id}`, { body: { resolved: true } });
  await script.send('cat', `PUT ${list}/${made.id}`, { body: { removedReactions: ['👍'] } });
  const replies = `${all}/{commentId}/replies`;
  const reply = await script.operation(`POST ${replies}`, comment, {
    body: { body: { markdown: 'Large ones.' } },
    by: 'cat',
  });
  await script.send('cat', `POST ${list}/${made.id}/replies?format=document`, {
    body: { body: { markdown: 'Two.' } },
  });
  await script.operation(`GET ${replies}`, comment);
  await script.operation(`GET ${replies}/{commentReplyId}`, {
    ...comment,
    commentReplyId: reply.id,
  });
  await script.send('ana', `GET ${list}/${made.id}/replies/${reply.id}?format=document`);
  await script.send('ana', `GET ${list}/${demoId('Comment', 'screens')}/replies/${reply.id}`);
  await script.operation(`DELETE ${all}/{commentId}`, comment, { by: 'cat' });
  await script.send('cat', `DELETE ${list}/${demoId('Comment', 'lunch')}`);
  await script.send('cat', `GET ${list}/${made.id}`);
}
