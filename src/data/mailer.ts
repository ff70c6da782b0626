/** Sends e-mails through a mail server, or writes them to files in development. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';

/** The sender of e-mails, and where they go: to a mail server, or to files of a folder. */
export type EmailTarget = { readonly from: string } & (
  | { readonly smtpUrl: string }
  | { readonly folder: string }
);

/** Milliseconds until a connection, a greeting, and an answer of the server. */
const CONNECT_MS = 10_000;
const ANSWER_MS = 15_000;
/** Milliseconds for one e-mail. */
const MAX_SEND_MS = 30_000;
/** Characters of the subject, and of the name of a recipient. */
const MAX_SUBJECT_LENGTH = 200;

/** An e-mail in two forms. */
export interface Email {
  /** Id of the message, the same for each attempt: a mail server can recognize a repetition. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The URL that ends such e-mails, by a POST without a confirmation (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Sends e-mails. */
export interface Mailer {
  /**
   * Sends an e-mail.
   * @throws Error if the server refuses it or does not answer in time
   */
  send(email: Email): Promise<void>;
}

/** Called with the path of each e-mail that was written to a file. */
type OnFile = (file: string) => void;

/** Returns a text as one line: a name that somebody chose adds no header. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT_LENGTH);

/** Returns the message in the terms of nodemailer, which encodes headers. */
const messageOf = (from: string, { id, to, subject, text, html, unsubscribeUrl }: Email) => ({
  ...{ from, to: { name: '', address: oneLine(to) }, subject: oneLine(subject), text, html },
  messageId: `<${id}@lectern>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Creates a mailer. */
export function createMailer(target: EmailTarget, onFile: OnFile): Mailer {
  return 'smtpUrl' in target ? smtpMailer(target) : fileMailer(target, onFile);
}

function smtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  return {
    async send(email) {
      const transport = nodemailer.createTransport({
        ...{ url: smtpUrl, connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS },
        ...{ socketTimeout: ANSWER_MS, dnsTimeout: CONNECT_MS },
      });
      const timer = setTimeout(() => transport.close(), MAX_SEND_MS);
      try {
        await Promise.race([transport.sendMail(messageOf(from, email)), rejectAfter(MAX_SEND_MS)]);
      } finally {
        clearTimeout(timer);
        transport.close();
      }
    },
  };
}

/** Rejects after some milliseconds, for which the process does not wait. */
const rejectAfter = (milliseconds: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The mail server took too long.')), milliseconds).unref();
  });

function fileMailer({ folder, from }: { folder: string; from: string }, onFile: OnFile): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(email) {
      const { message } = await transport.sendMail(messageOf(from, email));
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${email.id.replaceAll(/[^\w-]/g, '_')}.eml`);
      await writeFile(file, message as Buffer); // the transport buffers it
      onFile(file);
    },
  };
}
