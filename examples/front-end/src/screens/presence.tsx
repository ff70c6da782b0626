// The other people who have a change request open: who joins and leaves is shown at once.
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '../gql/index.ts';
import type { PresenceSubscription } from '../gql/graphql.ts';
import { Person } from '../ui/pieces.tsx';

const Presence = graphql(`
  subscription Presence($subject: ID!) {
    presence(subjectId: $subject) {
      isSnapshot
      joined { sessionId person { id displayName } }
      left { sessionId }
    }
  }
`);

const Report = graphql(`
  mutation Report($input: UpdatePresenceInput!) { updatePresence(input: $input) { expiresAt } }
`);

const Leave = graphql(`
  mutation Leave($input: LeavePresenceInput!) { leavePresence(input: $input) { leftSessionId } }
`);

/** The session of this tab. */
const sessionId = crypto.randomUUID();

/** A session that does not report for 30 seconds has left. */
const REPORT_INTERVAL_MS = 10_000;

/** Reports that the viewer is present, until the component is removed or the tab is closed. */
function useReports(subjectId: string): void {
  const client = useApolloClient();
  useEffect(() => {
    const input = { subjectId, sessionId };
    const ignore = () => undefined; // the next report follows
    const report = () => client.mutate({ mutation: Report, variables: { input } }).catch(ignore);
    const leave = () => {
      const context = { fetchOptions: { keepalive: true } }; // also when the tab is closed
      return client.mutate({ mutation: Leave, variables: { input }, context }).catch(ignore);
    };
    report();
    const timer = setInterval(report, REPORT_INTERVAL_MS);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [client, subjectId]);
}

type Update = PresenceSubscription['presence'];
type Sessions = ReadonlyMap<string, Update['joined'][number]>;

/** Returns the sessions after an update. After an interruption a new snapshot replaces them. */
function sessionsAfter(before: Sessions, { isSnapshot, joined, left }: Update): Sessions {
  const sessions = new Map(isSnapshot ? [] : before);
  for (const session of joined) sessions.set(session.sessionId, session);
  for (const session of left) sessions.delete(session.sessionId);
  return sessions;
}

export function PresentPeople({ id }: { id: string }) {
  const [sessions, setSessions] = useState<Sessions>(new Map());
  useReports(id);
  useSubscription(Presence, {
    variables: { subject: id },
    ignoreResults: true,
    onData: ({ data: { data } }) =>
      data && setSessions((before) => sessionsAfter(before, data.presence)),
  });
  const others = [...sessions.values()].filter((session) => session.sessionId !== sessionId);
  const people = new Map(others.map(({ person }) => [person?.id, person?.displayName]));
  return (
    <section aria-label="Also here" aria-live="polite" className="actions">
      {[...people].map(([key, name]) => (
        <Person key={key} name={name}>
          is here
        </Person>
      ))}
    </section>
  );
}
