// Sign-ins of a server that has none: whoever begins one finds nothing.
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
