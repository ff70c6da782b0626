// The notifications of the viewer in all organizations: unread ones as they arrive, and their list.
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { Link } from 'wouter';
import { graphql } from '../gql/index.ts';
import type { NotificationItemFragment, NotificationReason } from '../gql/graphql.ts';
import { Problems, useAction } from '../ui/form.tsx';
import { Button, Note, Person, Time } from '../ui/pieces.tsx';
import { List, screen, Title, useTools } from '../ui/screen.tsx';

graphql(`
  fragment NotificationItem on Notification {
    id reason isRead createdAt pageTitle
    actor { id displayName }
    space { id title }
    changeRequest { id subject }
    urls { app }
  }
`);

const Notifications = graphql(`
  query Notifications($after: String) {
    viewer {
      id unreadNotificationCount
      notifications(first: 20, after: $after) {
        pageInfo { hasNextPage endCursor } nodes { position ...NotificationItem }
      }
    }
  }
`);

screen('/notifications', Notifications, {
  of: ({ viewer }) => viewer,
  show: ({ unreadNotificationCount, notifications }) => (
    <>
      <Title text="Notifications">
        <ReadAll unread={unreadNotificationCount} newest={notifications?.nodes[0]?.position} />
      </Title>
      <Reloading />
      <List of={notifications} field="notifications" empty="There are none yet.">
        {(notification) => <NotificationItem {...notification} />}
      </List>
      <Link href="/">Your organizations</Link>
    </>
  ),
});

const NotificationAdded = graphql(`
  subscription NotificationAdded { notificationAdded { notification { id } } }
`);

/** Calls a function after each new notification. */
const useArrivals = (onArrival: () => unknown): void =>
  void useSubscription(NotificationAdded, { onData: onArrival, ignoreResults: true });

function Reloading() {
  useArrivals(useTools().reload);
  return null;
}

const Unread = graphql(`
  query Unread { viewer { id unreadNotificationCount } }
`);

/** The link to the notifications, with the number of unread ones as it changes. */
export function Bell({ count }: { count: number | null }) {
  const client = useApolloClient();
  // The result goes to the cache, from which the frame reads the count.
  useArrivals(() => client.query({ query: Unread, fetchPolicy: 'network-only' }));
  return (
    <Link href="~/app/notifications" aria-label={`Notifications${count ? ` (${count})` : ''}`}>
      <span aria-hidden="true">🔔 {count || ''}</span>
    </Link>
  );
}

const MarkAll = graphql(`
  mutation MarkAll($input: MarkNotificationsReadInput!) {
    markNotificationsRead(input: $input) { markedCount errors { ...Problem } }
  }
`);

/** Marks all as read up to the newest that is shown: newer ones stay unread. */
function ReadAll(props: { unread: number | null; newest: number | undefined }) {
  const { unread, newest: upToPosition } = props;
  const action = useAction(MarkAll, true);
  if (!unread || upToPosition === undefined) return null;
  return (
    <>
      <Button onClick={() => action.send({ upToPosition })}>Mark all as read ({unread})</Button>
      <Problems said={action} />
    </>
  );
}

const Mark = graphql(`
  mutation Mark($input: UpdateNotificationInput!) {
    updateNotification(input: $input) { notification { id isRead } errors { ...Problem } }
  }
`);

const SAID: Readonly<Record<NotificationReason, string>> = {
  MENTION: 'mentioned you on',
  REVIEW_REQUEST: 'asked you to review',
  REVIEW: 'reviewed',
  COMMENT: 'commented on',
  MERGE_CONFLICT: 'changed what conflicts with',
};

function NotificationItem({ id, reason, isRead, urls, ...found }: NotificationItemFragment) {
  const action = useAction(Mark, true);
  const mark = (next: boolean) => action.send({ id, isRead: next });
  const title = found.pageTitle ?? found.changeRequest?.subject ?? found.space?.title;
  const { pathname, hash } = new URL(urls.app);
  return (
    <>
      <Person name={found.actor?.displayName}>
        {SAID[reason]}{' '}
        <Link href={`~${pathname}${hash}`} onClick={() => void (isRead || mark(true))}>
          {title}
        </Link>{' '}
        <Time value={found.createdAt} />
      </Person>
      {found.space && <Note>{found.space.title}</Note>}
      <Button onClick={() => mark(!isRead)}>Mark as {isRead ? 'unread' : 'read'}</Button>
      <Problems said={action} />
    </>
  );
}
