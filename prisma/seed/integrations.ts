/**
 * Seeds the demo integration, which its publisher has installed on one space. GraphiQL's example
 * publishes the next version.
 */
import type { Tx } from '../../src/data/database.ts';
import type { DemoWorld } from './content.ts';

/** Creates the integration, its installation, and the user that the installation acts as. */
export async function seedIntegrations(tx: Tx, { demoId, day }: DemoWorld): Promise<void> {
  const [acme, ana] = [demoId('Organization', 'acme'), demoId('User', 'ana')];
  const [integrationId, installationId, userId] = [
    demoId('Integration', 'hello'),
    demoId('IntegrationInstallation', 'hello'),
    demoId('User', 'hello'),
  ];
  const scopes = ['space:content:read'];
  await tx.prisma.integration.create({
    data: {
      id: integrationId,
      name: 'hello',
      ownerId: acme,
      title: 'Hello',
      description: 'Says hello.',
      runtime: 'V2',
      scopes,
      createdAt: day(10),
      updatedAt: day(10),
    },
  });
  await tx.prisma.user.create({
    data: {
      id: userId,
      email: 'hello@installations.invalid',
      displayName: 'Hello',
      createdAt: day(10),
    },
  });
  const common = { organizationId: acme, createdAt: day(10), updatedAt: day(10) };
  await tx.prisma.integrationInstallation.create({
    data: {
      ...common,
      id: installationId,
      integrationId,
      userId,
      status: 'ACTIVE',
      spaceSelection: 'SELECTED',
      siteSelection: 'SELECTED',
      scopes,
      createdById: ana,
    },
  });
  await tx.prisma.installationSpace.create({
    data: {
      id: demoId('InstallationSpace', 'hello guide'),
      organizationId: acme,
      installationId,
      spaceId: demoId('Space', 'guide'),
    },
  });
}
