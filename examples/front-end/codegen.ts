import type { CodegenConfig } from '@graphql-codegen/cli';

// In a folder of your own, set schema: 'https://<your Lectern>/schema.graphql'.
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['examples/front-end/src/**/*.{ts,tsx}', '!examples/front-end/src/gql/**'],
  importExtension: '.ts',
  generates: {
    'examples/front-end/src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        documentMode: 'documentNode',
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
