import { expect, it } from 'vitest';
import { composeStatement, column } from '../../src/data/statement.ts';
import { ids, useWorld } from '../support.ts';

const world = useWorld();

const TEXTS = composeStatement('test.texts', 'SELECT $1::text[] AS texts', {
  texts: column.texts,
});

it.each([
  [[]],
  [['spc_1CWoxU9o4gbeC6QfQ4XKqZ']],
  [['col_1CWoxU9o4gbeC6QfQ4XKqZ', 'col_2', 'a-b']],
  [['']],
  [['NULL', 'null']],
  [[null]],
  [['a', null, 'NULLABLE']],
  [['a,b', '{c}', '"d"', '\\e', ' f ', 'é', 'a\nb']],
  [
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
])('reads the array %j as it was written', async (texts) => {
  expect(await world.console.as(ids.user('ana')).query(TEXTS, [texts])).toEqual([{ texts }]);
});
