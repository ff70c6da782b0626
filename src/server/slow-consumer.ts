/** Defines the last message for a client that does not take the messages of its subscription. */
import { AppError } from '../domain/errors.ts';
import { toGraphQLError } from '../graphql/errors.ts';
import type { LiveMessage } from '../graphql/live-result.ts';

const MESSAGE = 'The client has not taken the messages of its subscription in time.';

/** Returns the message, with the position to continue after if the subscription has positions. */
export function slowConsumer(position: number | null, requestId: string): LiveMessage {
  if (position === null) {
    const error = new AppError('TIMEOUT', `${MESSAGE} Subscribe again.`);
    return { result: { errors: [toGraphQLError(error, requestId)] }, position };
  }
  const error = new AppError('TIMEOUT', `${MESSAGE} Subscribe again with "after: ${position}".`, {
    details: { position },
  });
  return {
    result: { errors: [toGraphQLError(error, requestId)], extensions: { position } },
    position,
  };
}
