/** Defines the reasons of notifications, and how a person is notified by default. */
import type { NotificationEmail, NotificationReason } from '../../generated/resolvers.ts';

/** The list and the e-mails of a person for a reason. */
export interface NotificationChoice {
  /** True if the notification is in the list. */
  readonly listed: boolean;
  readonly email: NotificationEmail;
}

const at = (email: NotificationEmail): NotificationChoice => ({ listed: true, email });

/** The reasons with their defaults, the most important first: a person is notified for one. */
export const notificationReasons: Readonly<Record<NotificationReason, NotificationChoice>> = {
  MENTION: at('IMMEDIATE'),
  REVIEW_REQUEST: at('IMMEDIATE'),
  REVIEW: at('DIGEST'),
  COMMENT: at('DIGEST'),
  MERGE_CONFLICT: at('DIGEST'),
};
