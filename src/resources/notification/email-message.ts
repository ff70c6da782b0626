/** Composes e-mails: each text of a caller is escaped in HTML, and is one line of the plain text. */
import type { PublicSettings } from '../../context.ts';
import type { Email } from '../../data/mailer.ts';
import type { Secrets } from '../../data/secrets.ts';
import type { NotificationReason } from '../../generated/resolvers.ts';
import { appUrlOfNotification } from './address.ts';
import { notificationReasons } from './reasons.ts';
import type { DueNotification } from './email-due.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

/** Characters of a comment that an e-mail shows, and of a title. */
const MAX_SHOWN_LENGTH = 500;
const MAX_TITLE_LENGTH = 120;

/** Returns a text in one line, cut to a length. */
function oneLine(text: string, limit: number): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length > limit ? `${line.slice(0, limit - 1)}…` : line;
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const sentences: Readonly<Record<NotificationReason, (actor: string, title: string) => string>> = {
  MENTION: (actor, title) => `${actor} mentioned you on ${title}`,
  REVIEW_REQUEST: (actor, title) => `${actor} asked you to review ${title}`,
  REVIEW: (actor, title) => `${actor} reviewed ${title}`,
  COMMENT: (actor, title) => `${actor} commented on ${title}`,
  MERGE_CONFLICT: (_, title) => `${title} conflicts with the content of its space`,
};

/** Returns the sentence about a notification. */
function sentenceOf(notification: DueNotification): string {
  const { reason, actorName, subject, spaceTitle, pageId, pageTitle } = notification;
  const actor = oneLine(actorName ?? 'Somebody', MAX_TITLE_LENGTH);
  if (pageId !== null) {
    const title = oneLine(pageTitle ?? '', MAX_TITLE_LENGTH) || 'a page';
    // the person who merges has not written the text
    return subject === null
      ? sentences.MENTION(actor, title)
      : `${actor} merged a change that mentions you on ${title}`;
  }
  const title = oneLine(subject ?? spaceTitle, MAX_TITLE_LENGTH) || 'a change request';
  return sentences[reason](actor, title);
}

/** The settings and secrets of e-mails. */
export interface EmailContext {
  readonly settings: Pick<PublicSettings, 'baseUrl' | 'appUrl'>;
  readonly secrets: Secrets;
}

/** Returns a page of HTML with these paragraphs. */
const htmlOf = (paragraphs: readonly string[]): string =>
  `<!doctype html>\n<html lang="en"><meta charset="utf-8"><body style="font:1rem/1.5 sans-serif">\n${paragraphs.map((one) => `<p>${one}</p>`).join('\n')}\n</body></html>\n`;

const linkTo = (url: string, text: string): string =>
  `<a href="${escaped(url)}">${escaped(text)}</a>`;

/** Returns the e-mail about notifications of one person, of which there is at least one. */
export function emailAbout(
  { settings, secrets }: EmailContext,
  userId: string,
  all: readonly [DueNotification, ...DueNotification[]],
): Email {
  const [first] = all;
  const items = all.map((one) => ({
    sentence: sentenceOf(one),
    place: oneLine(`${one.spaceTitle}, ${one.organizationTitle}`, MAX_TITLE_LENGTH * 2),
    excerpt: one.excerpt === null ? null : oneLine(one.excerpt, MAX_SHOWN_LENGTH),
    url: appUrlOfNotification(settings, one),
  }));
  const reasons = [...new Set(all.map(({ reason }) => reason))];
  const ends = unsubscribeUrl(secrets, settings.baseUrl, { userId, reasons });
  // the keys are the reasons
  const every = Object.keys(notificationReasons) as NotificationReason[];
  const endsAll = unsubscribeUrl(secrets, settings.baseUrl, { userId, reasons: every });
  return {
    id: `${first.id}-${all.length}`,
    to: first.email,
    subject: items.length === 1 ? sentenceOf(first) : `${items.length} notifications`,
    text: [
      ...items.map(({ sentence, place, excerpt, url }) =>
        [`${sentence} (${place})`, ...(excerpt === null ? [] : [`> ${excerpt}`]), url].join('\n'),
      ),
      `--\nNo more e-mails of this kind: ${ends}\nNo e-mails about notifications: ${endsAll}\n`,
    ].join('\n\n'),
    html: htmlOf([
      ...items.map(
        ({ sentence, place, excerpt, url }) =>
          `${linkTo(url, sentence)} <small>(${escaped(place)})</small>${excerpt === null ? '' : `<br>${escaped(excerpt)}`}`,
      ),
      `<small>${linkTo(ends, 'No more e-mails of this kind')} · ${linkTo(endsAll, 'No e-mails about notifications')}</small>`,
    ]),
    unsubscribeUrl: ends,
  };
}

/** An invite with the names that its e-mail shows. */
export interface InviteToSend {
  readonly id: string;
  readonly email: string;
  readonly organizationTitle: string;
  readonly inviterName: string | null;
}

/** Returns the e-mail with the link of an invite. */
export function emailOfInvite(
  { id, email, organizationTitle, inviterName }: InviteToSend,
  url: string,
): Email {
  const title = oneLine(organizationTitle, MAX_TITLE_LENGTH);
  const inviter = oneLine(inviterName ?? 'Somebody', MAX_TITLE_LENGTH);
  const sentence = `${inviter} invited you to ${title}`;
  return {
    ...{ id, to: email, subject: sentence },
    text: `${sentence}.\n\nAccept the invite: ${url}\n\nThe link is valid for 30 days. Ignore this e-mail if you do not know the sender.\n`,
    html: htmlOf([
      `${escaped(sentence)}.`,
      linkTo(url, 'Accept the invite'),
      'The link is valid for 30 days. Ignore this e-mail if you do not know the sender.',
    ]),
  };
}
