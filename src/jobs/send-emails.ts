/** Every second: sends e-mails about notifications. After invites: sends their links. */
import { sendInvites } from '../resources/invite/send.ts';
import { sendDueEmails } from '../resources/notification/email-send.ts';
import type { Job, Routine } from './job.ts';

export const sendEmailsRoutine: Routine = {
  intervalMs: 1000,
  failure: 'An e-mail could not be sent, and will be tried again.',
  async run({ mailer, secrets, settings, ...context }) {
    if (mailer && secrets && settings)
      await sendDueEmails({ ...context, mailer, secrets, settings });
  },
};

export const sendInvitesJob: Job = {
  queue: 'send-invites',
  lanes: 1,
  endsAfter: 60,
  maxSeconds: 120,
  run: sendInvites,
};
