/**
 * Finds documents that callers name by their hash, among those that the operator trusts. Callers
 * cannot add any.
 */
import type { Plugin } from 'graphql-yoga';
import { AppError } from '../domain/errors.ts';

/** The parameters of a GraphQL request that name its document. */
export interface NamedDocument {
  /** The text of the document. */
  readonly query?: string | null | undefined;
  readonly documentId?: string | null | undefined;
  readonly extensions?: object | null | undefined;
}

/** The texts of documents by their ids. */
export type DocumentTexts = ReadonlyMap<string, string>;

/** The documents that the operator trusts. */
export class TrustedDocuments {
  readonly #byId: DocumentTexts;
  /** The texts that can be executed; undefined if every text can. */
  readonly #only: ReadonlySet<string> | undefined;
  readonly #isEmpty: boolean;

  /** Creates the documents; with `only` no other document can be executed. */
  constructor(byId: DocumentTexts = new Map(), only = false) {
    this.#byId = byId;
    this.#only = only ? new Set(byId.values()) : undefined;
    this.#isEmpty = byId.size === 0;
  }

  /**
   * Returns the text of the document of a request; undefined if the request names none. A text
   * takes precedence over an id, which is then not looked at.
   * @throws PERSISTED_QUERY_NOT_FOUND for an unknown id
   * @throws PERSISTED_QUERY_NOT_SUPPORTED for an id on a server without trusted documents
   * @throws PERSISTED_QUERY_NOT_IN_LIST for a text that is not a trusted document, if no other
   * document can be executed
   */
  textOf(request: NamedDocument): string | undefined {
    const { query } = request;
    if (query != null) {
      if (this.#only && !this.#only.has(query)) throw notInList();
      return query;
    }
    const id = documentIdOf(request);
    if (id === undefined) return undefined;
    const text = this.#byId.get(id);
    if (text !== undefined) return text;
    // The messages are those of Apollo Server: some clients compare them.
    throw this.#isEmpty
      ? new AppError('PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported')
      : new AppError('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
  }
}

const notInList = (): AppError =>
  new AppError(
    'PERSISTED_QUERY_NOT_IN_LIST',
    'This server executes trusted documents only. Send the `documentId` of one, or ask the operator to add this document.',
  );

/**
 * Returns the id of a document without its prefix `sha256:`: `documentId` as in GraphQL over HTTP
 * and Relay, or `extensions.persistedQuery` of Apollo Client.
 */
function documentIdOf({ documentId, extensions }: NamedDocument): string | undefined {
  if (documentId != null) return documentId.replace(/^sha256:/, '');
  const persisted: unknown = extensions && Reflect.get(extensions, 'persistedQuery');
  const { version, sha256Hash }: { version?: unknown; sha256Hash?: unknown } = Object(persisted);
  return version === 1 && typeof sha256Hash === 'string' ? sha256Hash : undefined;
}

/** The name of the parameter, which graphql-yoga does not know. */
export const DOCUMENT_ID = 'documentId';

/** Sets the text of the document that a request names, for requests that graphql-yoga parses. */
export function trustedDocumentsPlugin(trusted: TrustedDocuments): Plugin {
  return {
    onParams({ params, request, setParams }) {
      const { query, extensions } = params;
      // The library reads only its own parameters from a URL.
      const documentId: unknown =
        request.method === 'GET'
          ? new URL(request.url).searchParams.get(DOCUMENT_ID)
          : Reflect.get(Object(params), DOCUMENT_ID);
      const isText = (value: unknown) => value == null || typeof value === 'string';
      // The library refuses parameters of other types.
      if (!isText(query) || !isText(documentId)) return;
      const text = trusted.textOf({
        query,
        extensions,
        documentId: documentId == null ? undefined : String(documentId),
      });
      if (text !== undefined && text !== query) setParams({ ...params, query: text });
    },
  };
}
