// Checks what the errors of a Citus coordinator that has lost a worker mean.
import { describe, expect, it } from 'vitest';
import { databaseErrorOf, isFinal, isRetryable } from '../../src/data/database-errors.ts';
import { unknownOutcome } from '../../src/domain/errors.ts';

const LOST = [
  ['XX000', 'failure on connection marked as essential: worker1:5432'],
  ['58030', 'failed to COPY to shard 102016 on worker1:5432'],
  ...[
    'server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally',
    'could not receive data from server: Connection reset by peer',
    'could not send data to server: Broken pipe',
    'no connection to the server',
  ].map((message) => ['XX000', message] as const),
  [
    '08006',
    'connection to the remote node lectern_app@worker1:5432 failed with the following error: connection not open',
  ],
] as const;

describe('a lost worker of Citus', () => {
  it.each(LOST)(
    'with the state %s and the message %j is temporary, and its transaction runs again',
    (code, message) => {
      const error = Object.assign(new Error(message), { code });
      expect([Object(databaseErrorOf(error)).reason, isRetryable(error)]).toEqual([
        'UNAVAILABLE',
        true,
      ]);
    },
  );

  it.each(LOST)(
    'with the state %s and the message %j at COMMIT leaves the outcome unknown',
    (code, message) => {
      const error = Object.assign(new Error(message), { code });
      expect(isFinal(error)).toBe(false);
      expect(isRetryable(unknownOutcome(databaseErrorOf(error)))).toBe(false);
    },
  );

  it('that ended a session is temporary too, other than the own end of the coordinator', () => {
    const ended = { code: '57P01', where: 'while executing command on worker1:5432' };
    const message = 'terminating connection due to administrator command';
    const ofNode = Object.assign(new Error(message), ended);
    const own = Object.assign(new Error(message), { code: '57P01' });
    expect([isRetryable(ofNode), isRetryable(own)]).toEqual([true, false]);
    expect([ofNode, own].map((error) => Object(databaseErrorOf(error)).reason)).toEqual([
      'UNAVAILABLE',
      'UNAVAILABLE',
    ]);
  });
});
