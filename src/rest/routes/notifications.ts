/** Lists the routes of the caller's notifications, and of what they follow. */
import * as q from '../../generated/operations.ts';
import { family, found, list, type Route, route } from '../route.ts';

/** Routes that the contract does not have. */
export const notifications: readonly Route[] = family('Notifications', [
  route('GET /v1/user/notifications', q.ListNotificationsDocument, {
    body: (data) => list(data.viewer.notifications),
    addition: true,
  }),
  route('POST /v1/user/notifications/read', q.MarkNotificationsReadDocument, {
    body: (data) => data.markNotificationsRead,
    addition: true,
  }),
  route('GET /v1/user/notifications/{notificationId}', q.GetNotificationDocument, {
    body: (data) => data.notification,
    addition: true,
  }),
  route('PATCH /v1/user/notifications/{notificationId}', q.UpdateNotificationDocument, {
    body: (data) => data.updateNotification.notification,
    addition: true,
  }),
  route('GET /v1/user/notification-preferences', q.GetNotificationPreferencesDocument, {
    body: (data) => ({ preferences: data.viewer.notificationPreferences }),
    addition: true,
  }),
  route('PATCH /v1/user/notification-preferences', q.UpdateNotificationPreferencesDocument, {
    body: (data) => data.updateNotificationPreferences,
    addition: true,
  }),
  route('GET /v1/spaces/{spaceId}/follow', q.GetSpaceFollowStateDocument, {
    body: (data) => ({ state: found(data.space.state) }),
    addition: true,
  }),
  route('PUT /v1/spaces/{spaceId}/follow', q.SetSpaceFollowStateDocument, {
    body: (data) => data.setFollowState,
    addition: true,
  }),
  route(
    'GET /v1/spaces/{spaceId}/change-requests/{changeRequestId}/follow',
    q.GetChangeRequestFollowStateDocument,
    { body: (data) => data.changeRequest, addition: true },
  ),
  route(
    'PUT /v1/spaces/{spaceId}/change-requests/{changeRequestId}/follow',
    q.SetChangeRequestFollowStateDocument,
    { body: (data) => data.setFollowState, addition: true },
  ),
]);
