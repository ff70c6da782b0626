/** An event that was sent to an integration. */
export interface IntegrationEventRow {
  readonly id: string;
  readonly integrationId: string;
  readonly installationId: string;
  readonly createdAt: string;
  readonly payload: object;
  readonly status: 'SUCCESS' | 'FAILED';
}
