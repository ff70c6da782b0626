// The rows and inputs of who is present at change requests and spaces.
import type { Targets } from './fixture.ts';
import type { Input } from './input.ts';
import { type Row, SPACE } from './row.ts';
import { onContent, readOn } from './rules.ts';

// Rule: a person who can read the subject can be present there.
const isPresent: Row = {
  ...onContent(readOn, SPACE),
  may: (profile) => readOn.may(profile) && profile.person,
  needs: 'a person',
};

export const presenceRows: Readonly<Record<string, Row>> = {
  'Mutation.updatePresence': isPresent,
  'Mutation.leavePresence': isPresent,
};

const inputOf =
  (name: string, payload: string) =>
  ({ spaceId: subjectId }: Targets): Input => ({
    parameters: { subjectId },
    document: `mutation ($subjectId: ID!) { ${name}(input: { subjectId: $subjectId, sessionId: "s" }) { ${payload} } }`,
  });

export const presenceInputs = {
  'Mutation.updatePresence': inputOf('updatePresence', 'expiresAt'),
  'Mutation.leavePresence': inputOf('leavePresence', 'leftSessionId'),
};
