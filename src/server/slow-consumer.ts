/** Defines the last message for a client that does not take the messages of its subscription. */
import { AppError } from '../domain/errors.ts';
import { toGraphQLError } from '../graphql/errors.ts';
import type { LiveMessage } from '../graphql/live-result.ts';

/** Returns the message, with the position to continue after. */
export function slowConsumer(position: number, requestId: string): LiveMessage {
  const error = new AppError(
    'TIMEOUT',
    `The client has not taken the messages of its subscription in time. Subscribe again with "after: ${position}".`,
    { details: { position } },
  );
  return {
    result: { errors: [toGraphQLError(error, requestId)], extensions: { position } },
    position,
  };
}
