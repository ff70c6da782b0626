/** Declares and reads the settings of e-mails. */
import { z } from 'zod';
import { docs } from './kinds.ts';

/** The settings by their names. */
export const emailForms = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s]+$/)
    .optional()
    .register(docs, {
      expected: 'an address that begins with smtp:// or smtps://',
      defaultText: 'no e-mails; in development, files in `DATA_DIR/mail`',
      text: 'Mail server for e-mails about notifications and invites, with its user and password, for example `smtps://lectern:password@mail.acme.test`.',
    }),
  SMTP_FROM: z
    .string()
    .regex(/^[^\p{Cc}]*[^\s@<>]+@[^\s@<>]+>?$/u)
    .optional()
    .register(docs, {
      expected: 'an e-mail address, with a name or without',
      defaultText: 'none',
      text: 'Sender of these e-mails, for example `Acme Docs <docs@acme.test>`.',
    }),
};

/** The settings of e-mails. */
interface EmailSettings {
  readonly NODE_ENV: string;
  readonly DATA_DIR: string;
  readonly SMTP_URL?: string | undefined;
  readonly SMTP_FROM?: string | undefined;
}

/** Returns where e-mails go; undefined if none are sent. In development they are files. */
export function emailOf({
  NODE_ENV: environment,
  DATA_DIR: dataDir,
  SMTP_URL: smtpUrl,
  SMTP_FROM: from = 'Lectern <lectern@localhost>',
}: EmailSettings) {
  if (smtpUrl !== undefined) return { smtpUrl, from };
  return environment === 'development' ? { folder: `${dataDir}/mail`, from } : undefined;
}
