/** Adds the fields of interfaces to the object types that implement them. */
import { type DocumentNode, Kind, parse } from 'graphql';

/** The SDL of each field of an interface, by the name of the field. */
type FieldTexts = ReadonlyMap<string, string>;

/**
 * Returns SDL texts in which each object type has the fields of its interfaces, with their
 * arguments, descriptions and directives, before its own. A field that the type defines itself
 * replaces that of the interface.
 */
export function withInheritedFields(texts: readonly string[]): string[] {
  const sources = texts.map((text) => ({ text, document: parse(text) }));
  const interfaces = new Map(
    sources.flatMap(({ text, document }) =>
      document.definitions.flatMap((it): [string, FieldTexts][] =>
        it.kind === Kind.INTERFACE_TYPE_DEFINITION
          ? [
              [
                it.name.value,
                new Map(it.fields?.map((field) => [field.name.value, textOf(text, field)])),
              ],
            ]
          : [],
      ),
    ),
  );
  const extensions = extendedFields(sources.map(({ document }) => document));
  return sources.map(({ text, document }) => withFields(text, document, interfaces, extensions));
}

const textOf = (text: string, { loc }: { readonly loc?: { start: number; end: number } }): string =>
  text.slice(loc?.start, loc?.end);

/** Returns the names of the fields that extensions add, by type. */
function extendedFields(documents: readonly DocumentNode[]): ReadonlyMap<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { definitions } of documents)
    for (const it of definitions)
      if (it.kind === Kind.OBJECT_TYPE_EXTENSION)
        names.set(it.name.value, [
          ...(names.get(it.name.value) ?? []),
          ...(it.fields ?? []).map(({ name }) => name.value),
        ]);
  return names;
}

function withFields(
  text: string,
  { definitions }: DocumentNode,
  interfaces: ReadonlyMap<string, FieldTexts>,
  extensions: ReadonlyMap<string, readonly string[]>,
): string {
  let start = 0;
  const parts: string[] = [];
  for (const it of definitions) {
    if (it.kind !== Kind.OBJECT_TYPE_DEFINITION || !it.loc) continue;
    const own = new Set([
      ...(it.fields ?? []).map(({ name }) => name.value),
      ...(extensions.get(it.name.value) ?? []),
    ]);
    const inherited = new Map(
      (it.interfaces ?? []).flatMap(({ name }) => [...(interfaces.get(name.value) ?? [])]),
    );
    const fields = [...inherited].filter(([name]) => !own.has(name)).map(([, field]) => field);
    if (fields.length === 0) continue;
    const first = it.fields?.[0]?.loc?.start ?? it.loc.end;
    const added = fields.map((field) => `${field}\n  `).join('');
    parts.push(text.slice(start, first), it.fields?.length ? added : ` {\n  ${added}}`);
    start = first;
  }
  return [...parts, text.slice(start)].join('');
}
