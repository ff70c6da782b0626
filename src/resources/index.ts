/** Every resource, for the schema. */
import type { Resolvers } from '../generated/resolvers.ts';
import { auditEvent } from './audit-event.ts';
import { collection } from './collection.ts';
import { grant } from './grant.ts';
import { invite } from './invite.ts';
import { linkInvite } from './link-invite.ts';
import { member } from './member.ts';
import { node } from './node.ts';
import { organization } from './organization.ts';
import { serviceAccount } from './service-account.ts';
import { signIn } from './sign-in.ts';
import { space } from './space.ts';
import { subdomain } from './subdomain.ts';
import { team } from './team.ts';
import { token } from './token.ts';
import { user } from './user.ts';

export const resources: readonly Resolvers[] = [auditEvent, collection, grant, invite, linkInvite, member, node, organization, serviceAccount, signIn, space, subdomain, team, token, user];
