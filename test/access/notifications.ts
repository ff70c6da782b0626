// The rows, inputs and targets of notifications and of following.
import { demoId } from '../../prisma/seed/ids.ts';
import type { World } from '../support.ts';
import type { Targets } from './fixture.ts';
import type { Input } from './input.ts';
import { type Row, SPACE } from './row.ts';
import { holder, onContent, person, readOn, USER } from './rules.ts';

const VIEW = 'notification:read';
const CHANGE = 'notification:write';

// Rule: a person who can read the subject can follow it.
const follows: Row = {
  ...onContent(readOn, CHANGE, SPACE),
  may: (profile) => readOn.may(profile) && profile.person,
  needs: 'a person',
};

export const notificationRows: Readonly<Record<string, Row>> = {
  listNotifications: { ...holder(USER, VIEW), ...person },
  getNotification: { scopes: [VIEW], about: 'notification', ...person, has: () => 'guest' },
  updateNotification: {
    ...{ scopes: [CHANGE, VIEW], about: 'notification', ...person },
    has: () => 'guest',
  },
  markNotificationsRead: { ...holder(CHANGE), ...person, result: 'nothing' },
  getNotificationPreferences: { ...holder(USER, VIEW), ...person },
  updateNotificationPreferences: { ...holder(CHANGE, VIEW), ...person },
  getSpaceFollowState: onContent(readOn, SPACE),
  getChangeRequestFollowState: onContent(readOn, SPACE),
  setSpaceFollowState: { ...follows, scopes: [CHANGE] },
  setChangeRequestFollowState: { ...follows, scopes: [CHANGE] },
};

/** Returns the id of the notification of the target user about the target change request. */
export const notificationIdOf = ({ changeRequestId }: Pick<Targets, 'changeRequestId'>): string =>
  demoId('Notification', changeRequestId);

const about = (targets: Targets): Input => ({
  parameters: { notificationId: notificationIdOf(targets) },
});
const space = ({ spaceId }: Targets): Input => ({ parameters: { spaceId } });
const changeRequest = ({ spaceId, changeRequestId }: Targets): Input => ({
  parameters: { spaceId, changeRequestId },
});
const muted = { body: { state: 'muted' }, input: { state: 'MUTED' } };

export const notificationInputs = {
  listNotifications: (): Input => ({}),
  getNotification: about,
  updateNotification: (targets: Targets): Input => ({ ...about(targets), body: { isRead: true } }),
  markNotificationsRead: (): Input => ({ body: { upToPosition: 0 } }),
  getNotificationPreferences: (): Input => ({}),
  updateNotificationPreferences: (): Input => ({
    body: { preferences: [{ reason: 'comment', email: 'none' }] },
    input: { preferences: [{ reason: 'COMMENT', email: 'NONE' }] },
  }),
  getSpaceFollowState: space,
  getChangeRequestFollowState: changeRequest,
  setSpaceFollowState: (targets: Targets): Input => ({ ...space(targets), ...muted }),
  setChangeRequestFollowState: (targets: Targets): Input => ({
    ...changeRequest(targets),
    ...muted,
  }),
};

/** Inserts notifications of the target user about the change requests of these targets. */
export async function makeNotifications(
  world: World,
  all: readonly Pick<Targets, 'changeRequestId' | 'spaceId'>[],
  { organizationId, userId }: Pick<Targets, 'organizationId' | 'userId'>,
): Promise<void> {
  await world.console.database.prisma.notification.createMany({
    data: all.map(({ changeRequestId, spaceId }, i) => ({
      id: notificationIdOf({ changeRequestId }),
      ...{ organizationId, userId, number: i + 1, eventId: demoId('AuditEvent', 'nobody') },
      ...{ subjectId: changeRequestId, changeRequestId, spaceId },
      ...{ reason: 'REVIEW' as const, createdAt: new Date() },
    })),
  });
}
