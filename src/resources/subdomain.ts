/** Resolves the organization that a subdomain belongs to. */
import { authorize } from '../data/authorize.ts';
import type { SubdomainRow } from '../data/rows.ts';
import { notFound } from '../domain/errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { column, statement } from '../data/statement.ts';

const BY_NAME = statement<SubdomainRow>(
  'subdomain.byName',
  'SELECT subdomain, organization_id AS "organizationId", is_active AS "isActive" FROM subdomains WHERE subdomain = $1',
  { subdomain: column.text, organizationId: column.text, isActive: column.boolean },
);

export const subdomain: Resolvers = {
  Subdomain: {
    target: ({ organizationId }) => ({ type: 'ORGANIZATION', organizationId }),
  },
  Query: {
    subdomain: async (_, { subdomain: name }, ctx) => {
      await authorize(ctx, 'subdomain.read', null);
      const [row] = await ctx.query(BY_NAME, [name.toLowerCase()]);
      if (!row) throw notFound();
      return row;
    },
  },
};
