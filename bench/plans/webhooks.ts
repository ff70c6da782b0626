// Fills webhook endpoints and their deliveries: 100,000 rows in each table, 50 endpoints in the
// large organization, and 20,000 deliveries of one of them. Defines the queries of their lists.
import type pg from 'pg';
import { newId } from '../../src/data/new-id.ts';
import { moment, type People } from './fill.ts';
import { type Question, rooted } from './questions.ts';

/** The ids that the queries use. */
export interface WebhookIds {
  /** Has 20,000 deliveries. */
  readonly endpoint: string;
}

/** An organization has at most 50 endpoints. */
const statements = (p: People, { endpoint }: WebhookIds): [string, unknown[]][] => [
  [
    `INSERT INTO webhook_endpoints (id, organization_id, url, enabled, secret, created_at)
      SELECT CASE n WHEN 1 THEN $2 ELSE 'whe_' || n END, CASE WHEN n <= 50 THEN $1 ELSE 'org_'
        || n / 50 END, 'https://hooks.test/' || n, n % 20 > 0, '\\x00', ${moment}
        FROM generate_series(1, 100000) n`,
    [p.organization, endpoint],
  ],
  [
    `INSERT INTO webhook_deliveries (id, organization_id, webhook_endpoint_id, event_id, event_type,
      position, subject_id, status, request_body, created_at)
      SELECT 'whd_' || n, CASE WHEN n <= 20000 THEN $1 ELSE 'org_' || n / 2500 END,
        CASE WHEN n <= 20000 THEN $2 ELSE 'whe_' || n / 50 END, 'evt_' || n,
        CASE WHEN n % 500 = 9 THEN 'team.create' ELSE 'space.update' END, n, 'spc_' || n % 1000,
        CASE WHEN n % 500 = 7 THEN 'FAILED' WHEN n % 50 = 7 THEN 'PENDING'
          ELSE 'SUCCEEDED' END::webhook_delivery_status,
        '{}', ${moment} FROM generate_series(1, 100000) n`,
    [p.organization, endpoint],
  ],
];

/** Fills the tables without checking references. */
export async function fillWebhooks(client: pg.Client, people: People): Promise<WebhookIds> {
  const webhookIds: WebhookIds = { endpoint: newId('WebhookEndpoint') };
  for (const [text, values] of statements(people, webhookIds)) await client.query(text, values);
  return webhookIds;
}

/** Returns the queries of these lists without a filter. */
export const webhookQuestions = (p: People, { endpoint }: WebhookIds): Question[] => [
  {
    ...rooted(
      'organization.webhookEndpoints',
      'admin',
      'at: organization(id: $org) { list: webhookEndpoints LIST }',
      p.admin,
      { org: p.organization },
    ),
    middle: 25,
  },
  rooted(
    'webhookEndpoint.deliveries',
    'admin',
    `at: webhookEndpoint(id: "${endpoint}") { list: deliveries LIST }`,
    p.admin,
  ),
];
