/**
 * Sets and resolves the adaptive schema of a site, which declares the claims about its visitors.
 */
import { parentsOf } from '../data/parents.ts';
import type { Context } from '../context.ts';
import { stored } from '../data/rows.ts';
import { write } from '../data/write.ts';
import { type ClaimObject, readAdaptiveSchema, templatesOf } from '../domain/adaptive-schema.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { findSite } from './site/find.ts';

/** Sets the adaptive schema of a site and returns the site's id. */
export const setAdaptiveSchema = (
  ctx: Context,
  organizationId: string,
  siteId: string,
  jsonSchema: unknown,
): Promise<string> =>
  write(
    ctx,
    {
      action: 'site.setAdaptiveSchema',
      on: (load, tx) => findSite(load, organizationId, siteId, tx),
    },
    async (tx, site) => {
      const schema = readAdaptiveSchema(jsonSchema, 'input.jsonSchema');
      await tx.prisma.site.update({
        where: { key: { id: site.id, organizationId } },
        data: {
          adaptiveSchema: JSON.parse(JSON.stringify(schema)),
          adaptiveSchemaSetAt: ctx.now,
          updatedAt: ctx.now,
        },
      });
      tx.record({ fields: ['adaptiveSchema'] });
      return site.id;
    },
  );

const schemaOf = ({
  adaptiveSchema,
  adaptiveSchemaSetAt,
}: {
  readonly adaptiveSchema: unknown;
  readonly adaptiveSchemaSetAt: string | null;
}) => {
  const jsonSchema = stored<ClaimObject>(adaptiveSchema);
  return jsonSchema && adaptiveSchemaSetAt !== null
    ? { jsonSchema: JSON.parse(JSON.stringify(jsonSchema)), updatedAt: adaptiveSchemaSetAt }
    : null;
};

export const adaptiveSchema: Resolvers = {
  Site: {
    adaptiveSchema: (site) => schemaOf(site),
    templateConditions: (site) => {
      const schema = stored<ClaimObject>(site.adaptiveSchema);
      return schema ? templatesOf(schema) : [];
    },
  },
  Mutation: {
    setAdaptiveSchema: async (_, { input: { siteId, ...input } }, ctx) => {
      const { organizationId } = await parentsOf(ctx, 'Site', siteId);
      const id = await setAdaptiveSchema(ctx, organizationId, siteId, input.jsonSchema);
      const schema = schemaOf(await ctx.load.site.must(id));
      if (!schema) throw new Error('A schema that was set is not there.');
      return { adaptiveSchema: schema };
    },
  },
};
