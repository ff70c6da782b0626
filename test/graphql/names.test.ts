// Tests the spelling of names in the schema: camelCase, with the capitals of the types in them.
import { isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSchema } from '../contract/sdl.ts';

const types = Object.values(readSchema().getTypeMap()).filter(({ name }) => !name.startsWith('__'));

/** The abbreviations in names of types, which fields that name these types repeat. */
const CAPITALS = ['API', 'SAML', 'SSO'];

/** Returns the names of the fields and arguments of all types. */
const namesInSchema = (): { readonly path: string; readonly name: string }[] =>
  types.flatMap((type) => {
    if (isInputObjectType(type))
      return Object.keys(type.getFields()).map((name) => ({ path: `${type.name}.${name}`, name }));
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) => [
      { path: `${type.name}.${name}`, name },
      ...args.map((arg) => ({ path: `${type.name}.${name}(${arg.name})`, name: arg.name })),
    ]);
  });

/** Returns whether a name is camelCase, apart from the capitals of types. */
const isCamelCase = (name: string): boolean => {
  const words = CAPITALS.reduce((rest, word) => rest.replace(word, 'Word'), name);
  return /^[a-z][A-Za-z0-9]*$/.test(name) && !/[A-Z]{2}/.test(words);
};

describe('the names of fields and arguments', () => {
  it('are camelCase, with capitals in a row only in names of types', () => {
    const names = namesInSchema();
    expect(names.length).toBeGreaterThan(2000);
    expect(names.filter(({ name }) => !isCamelCase(name)).map(({ path }) => path)).toEqual([]);
  });

  it.each(['photoURL', 'entityID', 'selected_spaces', 'Title', 'externalAI'])(
    'could not be %s',
    (name) => {
      expect(isCamelCase(name)).toBe(false);
    },
  );

  it('repeat only the capitals of types in the schema', () => {
    for (const word of CAPITALS) {
      expect(types.some(({ name }) => name.includes(word))).toBe(true);
      expect(namesInSchema().some(({ name }) => name.includes(word))).toBe(true);
    }
  });
});
