/** After a change of primary content: notifies those whom its pages mention for the first time. */
import { notifyMentions } from '../resources/notification/page-mentions.ts';
import type { Job } from './job.ts';

export const notifyMentionsJob: Job = {
  queue: 'notify-mentions',
  lanes: 1,
  endsAfter: 50,
  maxSeconds: 120,
  run: notifyMentions,
};
