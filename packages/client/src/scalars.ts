/** The TypeScript types of the scalars of the schema. */

/** The types by scalar, as options of graphql-codegen. */
export const scalarTypes = {
  ID: 'string',
  DateTime: 'string',
  StringMap: {
    input: 'Readonly<Record<string, string | null>>',
    output: 'Readonly<Record<string, string>>',
  },
  JSON: 'unknown',
  Upload: 'Blob',
} as const;
