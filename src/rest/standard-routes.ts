/** Creates the routes of standard resources: a list and its items in an organization. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { list, type ListOptions, type Route, route } from './route.ts';

/** A document that returns one field. Its variables are those of the path, the query and the body. */
type DocumentOf<Field> = TypedDocumentNode<Readonly<Record<string, Field>>, never>;

/** The path and the documents of a standard resource. */
interface StandardDocuments {
  /** Path template of an item; without its last segment it is that of the list. */
  readonly path: `/v1/orgs/{organizationId}/${string}/{${string}}`;
  readonly list: DocumentOf<Readonly<Record<string, ListOptions | null>> | null>;
  readonly create: DocumentOf<Readonly<Record<string, object>>>;
  readonly get: DocumentOf<object | null>;
  readonly update: DocumentOf<Readonly<Record<string, object>>>;
  /** Absent for a resource whose deletion has a route of another form. */
  readonly delete?: DocumentOf<object>;
}

/** Returns the value of the only field of an object. */
function onlyValue<Value>(fields: Readonly<Record<string, Value>>): Value {
  const [value, second] = Object.values(fields);
  if (value === undefined || second !== undefined)
    throw new Error('A document of a standard resource selects one field.');
  return value;
}

/** Returns the routes of a standard resource that is not in the contract. */
export function standardRoutes({ path, ...documents }: StandardDocuments): Route[] {
  // the template type of `path` has this segment
  const listPath = path.slice(0, path.lastIndexOf('/')) as `/v1/${string}`;
  return [
    route(`GET ${listPath}`, documents.list, {
      body: (data) => list(onlyValue(onlyValue(data))),
      addition: true,
    }),
    route(`POST ${listPath}`, documents.create, {
      status: 201,
      body: (data) => onlyValue(onlyValue(data)),
      location: `${listPath}/{id}`,
      addition: true,
    }),
    route(`GET ${path}`, documents.get, { body: onlyValue, addition: true }),
    route(`PATCH ${path}`, documents.update, {
      body: (data) => onlyValue(onlyValue(data)),
      addition: true,
    }),
    ...(documents.delete ? [route(`DELETE ${path}`, documents.delete, { addition: true })] : []),
  ];
}
