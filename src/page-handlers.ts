/** Composes the pages that the application adds to the server: SAML sign-in, and uploads at URLs. */
import { viewerOfPerson } from './data/viewer.ts';
import { createContext, type ProcessDependencies } from './graphql/context.ts';
import { mayUpload } from './resources/file.ts';
import { receiveFile } from './resources/file-upload-url.ts';
import { receiveSamlResponse } from './resources/sign-in/receive.ts';
import { signInMetadata, startSignIn } from './resources/sign-in/start.ts';
import {
  openUnsubscription,
  UNSUBSCRIBE,
  unsubscribe,
} from './resources/notification/unsubscribe.ts';
import type { PageHandler } from './server/pages.ts';
import { samlPages, type SignIns } from './server/saml.ts';
import { type Unsubscriptions, unsubscribePages } from './server/unsubscribe-pages.ts';
import { type Uploads, uploadPages } from './server/upload-pages.ts';

/** SAML sign-in: its callers have no token yet. */
const signInsOn = (dependencies: ProcessDependencies): SignIns => ({
  context: ({ requestId, receivedAt, timeLeft, allow }) =>
    createContext(dependencies, { viewer: null, requestId, now: receivedAt, timeLeft, allow }),
  start: startSignIn,
  receive: receiveSamlResponse,
  metadata: signInMetadata,
});

/** Uploads at URLs, whose callers have no token: the user who requested the URL uploads the file. */
const uploadsOn = (dependencies: ProcessDependencies): Uploads => ({
  blobs: dependencies.blobs,
  context: ({ requestId, receivedAt, timeLeft, allow, committed }, { userId, organizationId }) =>
    createContext(dependencies, {
      viewer: { ...viewerOfPerson(userId), organizations: new Set([organizationId]) },
      requestId,
      now: receivedAt,
      timeLeft,
      allow,
      committed,
    }),
  mayUpload,
  receive: receiveFile,
});

/** Links of e-mails that end them. Their callers have no token: the link names the person. */
const unsubscriptionsOn = ({ database, secrets }: ProcessDependencies): Unsubscriptions => ({
  below: UNSUBSCRIBE,
  check: (text) => void openUnsubscription(secrets, text),
  async end({ committed }, text) {
    await unsubscribe(database.query, openUnsubscription(secrets, text));
    committed();
  },
});

/** Creates the pages of a process. */
export const pageHandlersOn = (dependencies: ProcessDependencies): readonly PageHandler[] => [
  samlPages(signInsOn(dependencies)),
  uploadPages(uploadsOn(dependencies)),
  unsubscribePages(unsubscriptionsOn(dependencies)),
];
