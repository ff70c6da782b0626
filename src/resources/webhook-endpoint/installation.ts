/** Makes the events of an installation for its integration, in the form of published clients. */
import type { Query } from '../../data/database.ts';
import type { Secrets } from '../../data/secrets.ts';
import { column, statement } from '../../data/statement.ts';
import { type JobContext, writeAsSystem } from '../../data/write.ts';
import { grantedAccessOf } from '../../domain/integration-scopes.ts';
import { typeOfId } from '../../domain/ids.ts';
import { type DeliveredEvent, isWebhookSecret } from '../../domain/webhook.ts';
import { secretOf } from '../integration/publish.ts';
import { insertInstallationToken } from '../integration-installation/token.ts';
import type { NewDelivery } from './read.ts';

/** The secret of an integration that signs the requests to it. */
const SECRET_NAME = 'WEBHOOK_SECRET';

/** An installation, as far as its events depend on it. */
export interface EventInstallation {
  readonly id: string;
  readonly organizationId: string;
  readonly integrationId: string;
  readonly status: 'ACTIVE' | 'PENDING' | 'PAUSED';
  readonly scopes: readonly string[];
  readonly spaceSelection: 'ALL' | 'SELECTED';
  readonly spaceIds: readonly string[];
  readonly sealedSecret: Uint8Array | null;
}

const INSTALLATION = statement<EventInstallation>(
  'webhook.installation',
  `SELECT n.id, n.organization_id AS "organizationId", n.integration_id AS "integrationId", n.status, n.space_selection AS "spaceSelection",
    ARRAY(SELECT s.scope FROM unnest(n.scopes) s(scope) WHERE s.scope = ANY (ig.scopes)) AS scopes,
    ARRAY(SELECT x.space_id FROM installation_spaces x WHERE x.installation_id = n.id AND x.organization_id = n.organization_id) AS "spaceIds",
    (SELECT x.sealed FROM integration_secrets x WHERE x.integration_id = ig.id AND x.name = '${SECRET_NAME}') AS "sealedSecret"
  FROM integration_installations n JOIN integrations ig ON ig.id = n.integration_id WHERE n.id = $1 AND n.organization_id = $2`,
  {
    id: column.text,
    organizationId: column.text,
    integrationId: column.text,
    status: column.oneOf('InstallationStatus'),
    scopes: column.present(column.texts, 'ARRAY() is never null.'),
    spaceSelection: column.oneOf('InstallationSelection'),
    spaceIds: column.present(column.texts, 'ARRAY() is never null.'),
    sealedSecret: column.nullable(column.bytes),
  },
);

/** Returns the installation of an endpoint; undefined for an endpoint of an organization. */
export async function installationOf(
  query: Query,
  installationId: string | null,
  organizationId: string,
): Promise<EventInstallation | undefined> {
  if (installationId === null) return undefined;
  const [installation] = await query(INSTALLATION, [installationId, organizationId]);
  return installation;
}

/** Returns the secret that the integration has for its events; undefined if it has none. */
export function secretOfIntegration(
  secrets: Secrets,
  { integrationId, sealedSecret }: EventInstallation,
): string | undefined {
  if (sealedSecret === null) return undefined;
  const secret = secrets.open(sealedSecret, secretOf(integrationId, SECRET_NAME));
  return isWebhookSecret(secret) ? secret : undefined;
}

const SETUP_ACTIONS: readonly string[] = ['installation.create', 'installation.update'];
const CONTENT_ACTIONS: readonly string[] = [
  ...['changeRequest.merge', 'space.edit', 'space.import', 'space.rollback'],
];

/** Returns whether an installation may read a space. */
const readsSpace = (
  { scopes, spaceSelection, spaceIds }: EventInstallation,
  spaceId: string,
): boolean =>
  grantedAccessOf(scopes).level !== null &&
  (spaceSelection === 'ALL' || spaceIds.includes(spaceId));

/** Returns the delivery of an event of the log to an installation; undefined for most events. */
export function installationEventOf(
  installation: EventInstallation,
  { id: eventId, action, subjectId, spaceId, related }: DeliveredEvent,
): NewDelivery | undefined {
  const { id: installationId, status } = installation;
  const deliveryOf = (type: string, more: object): NewDelivery => ({
    type,
    body: JSON.stringify({ eventId, type, installationId, ...more }),
  });
  if (SETUP_ACTIONS.includes(action) && subjectId === installationId)
    return deliveryOf('installation_setup', { status: status.toLowerCase() });
  const revisionId = related.find((id) => typeOfId(id) === 'Revision');
  if (status !== 'ACTIVE' || !CONTENT_ACTIONS.includes(action) || revisionId === undefined)
    return undefined;
  if (spaceId === null || !readsSpace(installation, spaceId)) return undefined;
  return deliveryOf('space_content_updated', { spaceId, revisionId, updatedBy: [] });
}

const ACTIVE = statement(
  'webhook.lockActive',
  `SELECT n.id, n.organization_id AS "organizationId" FROM integration_installations n WHERE n.id = $1 AND n.organization_id = $2 AND n.status = 'ACTIVE' FOR NO KEY UPDATE`,
  { id: column.text, organizationId: column.text },
);

/** Creates a token for an installation, with an event of the system; undefined if it is not active. */
export async function tokenForEvents(
  context: Pick<JobContext, 'database' | 'now' | 'requestId'>,
  { id, organizationId }: EventInstallation,
): Promise<string | undefined> {
  let token: string | undefined;
  await writeAsSystem(
    context,
    {
      action: 'installation.token',
      on: async ({ query }) => (await query(ACTIVE, [id, organizationId]))[0] ?? null,
    },
    async (tx) => {
      const key = { installationId: id, organizationId };
      ({ token } = await insertInstallationToken(tx, context.now, key));
    },
  );
  return token;
}
