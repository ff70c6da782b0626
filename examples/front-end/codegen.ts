import type { CodegenConfig } from '@graphql-codegen/cli';

// In a folder of your own, set schema: 'https://<your Lectern>/schema.graphql'.
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'examples/front-end/*.graphql',
  emitLegacyCommonJSImports: false,
  generates: {
    'examples/front-end/generated.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        documentMode: 'documentNode',
        skipTypename: true,
        scalars: {
          ID: 'string',
          DateTime: 'string',
          StringMap: 'Record<string, string>',
          JSON: 'unknown',
        },
      },
    },
  },
};
export default config;
