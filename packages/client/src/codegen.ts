/** The configuration of graphql-codegen for a front end of Lectern, with its client preset. */
import { fileURLToPath } from 'node:url';
import { scalarTypes } from './scalars.ts';

/** The settings of the generated code of a front end. */
export interface CodegenOptions {
  /** The files with operations, such as `src/**\/*.tsx`. */
  readonly documents: string | readonly string[];
  /** The folder of the generated files, with a slash at its end. Default: `src/gql/`. */
  readonly output?: string | undefined;
  /** The schema. Default: the one of this package. An address of a server works too. */
  readonly schema?: string | undefined;
  /**
   * Lets only the component that declares a fragment read its fields, through `getFragmentData`.
   * Default: true.
   */
  readonly fragmentMasking?: boolean | undefined;
  /**
   * Writes `persisted-documents.json` into `output`, the manifest for the setting
   * `TRUSTED_DOCUMENTS` of a server. Default: false.
   */
  readonly trustedDocuments?: boolean | undefined;
}

/** The path of the schema in this package. */
export const schemaPath = fileURLToPath(new URL('../schema.graphql', import.meta.url));

/**
 * Returns the configuration, for `export default` in `codegen.ts`. Needs `@graphql-codegen/cli` and
 * `@graphql-codegen/client-preset`.
 */
export const codegenConfig = ({
  documents,
  output = 'src/gql/',
  schema = schemaPath,
  fragmentMasking = true,
  trustedDocuments = false,
}: CodegenOptions) => ({
  schema,
  documents: [documents].flat(),
  ignoreNoDocuments: true,
  emitLegacyCommonJSImports: false,
  generates: {
    [output]: {
      preset: 'client' as const,
      presetConfig: {
        fragmentMasking: fragmentMasking && { unmaskFunctionName: 'getFragmentData' },
        ...(trustedDocuments && {
          persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: 'sha256' },
        }),
      },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: scalarTypes,
        strictScalars: true,
      },
    },
  },
});
