import { codegenConfig } from '../../packages/client/src/codegen.ts';

// In a repository of your own: import it from '@lectern/client/codegen', and leave out `schema`.
export default codegenConfig({
  schema: 'schema.graphql',
  documents: ['examples/front-end/src/**/*.{ts,tsx}', '!examples/front-end/src/gql/**'],
  output: 'examples/front-end/src/gql/',
  fragmentMasking: false,
});
