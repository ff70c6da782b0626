// Selects the values of fields in GraphQL, and returns what `json` alone is in `/v1` as those types.

const PLAIN = `__typename json
  ... on TextValue { text } ... on NumberValue { number } ... on BooleanValue { boolean }
  ... on ParentValue { parentPageId } ... on ParentsValue { parents { pageId parentId } }
  ... on CoverValue { fileId darkFileId yPos }
  ... on TargetValue { kind url pageId fileId spaceId anchor }
  ... on ComputedValue { specId } ... on GitValue { oid path }`;

/** The selection of a value. */
export const VALUE = `{ ${PLAIN}
  ... on PageValue { type title parentId documentId fields { name value { ${PLAIN} } } }
  ... on EntryValue { fields { name value { ${PLAIN} } } } }`;

/** Returns a text as it is selected; null for none. */
export const textValue = (text: unknown) =>
  text == null ? null : { __typename: 'TextValue', json: text, text };

/** Returns the fields of a whole item, all of them texts. */
const textFields = (fields: object) =>
  Object.entries(fields)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, text]) => ({ name, value: textValue(text) }));

type Values = Readonly<Record<string, unknown>>;

/** Returns one side of a conflict as GraphQL returns it; null where it is absent. */
export function sideValue(
  { page, field }: { readonly page?: unknown; readonly field?: unknown },
  side: unknown,
) {
  if (side == null) return null;
  if (field === 'parent')
    return typeof side === 'string'
      ? { __typename: 'ParentValue', json: side, parentPageId: side }
      : {
          __typename: 'ParentsValue',
          json: side,
          parents: Object.entries(side)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([pageId, parentId]) => ({ pageId, parentId })),
        };
  if (field !== undefined) return textValue(side);
  if (page === undefined) return { __typename: 'EntryValue', json: side, fields: textFields(side) };
  const { type, parent = null, document = null, fields = {} } = side as Values;
  return {
    __typename: 'PageValue',
    json: side,
    type,
    title: (fields as Values)['title'],
    parentId: parent,
    documentId: document,
    fields: textFields(fields as object),
  };
}
