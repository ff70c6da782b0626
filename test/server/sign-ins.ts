// Sign-ins for a server without providers: each sign-in is NOT_FOUND.
import { notFound } from '../../src/domain/errors.ts';
import type { SignIns } from '../../src/server/saml.ts';

const nothing = async (): Promise<never> => {
  throw notFound();
};

export const noSignIns: SignIns = {
  context: () => {
    throw notFound();
  },
  start: nothing,
  receive: nothing,
  metadata: nothing,
};
