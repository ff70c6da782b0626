// Tests that the catalog of events says what the events of a world contain.
import { isInputObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { changedFieldsIn } from '../src/data/given.ts';
import type { EventType } from '../src/domain/event-types/event-type.ts';
import { eventTypes, eventTypesByPart } from '../src/domain/event-types.ts';
import { typeOfId } from '../src/domain/ids.ts';
import { buildLecternSchema } from '../src/graphql/schema.ts';
import { createAccessFixture } from './access/fixture.ts';
import { useWorld } from './support.ts';

const world = useWorld();
const schema = buildLecternSchema();
const types: Readonly<Record<string, EventType | undefined>> = eventTypes;

/** Actions that no mutation declares. */
const OF_THE_SYSTEM = [
  ...['collection.purge', 'import.fail', 'member.passSSO', 'openAPISpec.process', 'signIn.receive'],
  'space.purge',
];

/** The actions of visitors and on the caller's own state, which the log does not have. */
const UNRECORDED = [
  'site.visit',
  'site.track',
  'presence.update',
  'notification.update',
  'follow.set',
];

/** Returns the names that `fields` may have. */
function namesOf({ fields = [], fieldsOf }: EventType): string[] {
  const input = fieldsOf === undefined ? undefined : schema.getType(fieldsOf);
  const given = isInputObjectType(input) ? input.getFields() : {};
  return [...fields, ...Object.keys(given), ...changedFieldsIn(given)];
}

it('describes each event that is written, with its subject, fields and related ids', async () => {
  await createAccessFixture(world, []);
  const events = await world.console.database.prisma.auditEvent.findMany();
  const differences = events.flatMap(({ action, subjectId, fields, related }) => {
    const type = types[action];
    if (!type) return [`${action} is not in the catalog`];
    const subject = typeOfId(subjectId);
    const isKnown = subject !== undefined && type.subject.includes(subject);
    const relatedKinds = (type.related ?? []).map(({ kind }) => kind);
    const names = namesOf(type);
    return [
      ...(isKnown ? [] : [`${action} has the subject ${subjectId}`]),
      ...fields.filter((name) => !names.includes(name)).map((name) => `${action} has ${name}`),
      ...related
        .filter((id) => !relatedKinds.some((kind) => kind === typeOfId(id)))
        .map((id) => `${action} has the related id ${id}`),
    ];
  });
  expect([...new Set(differences)]).toEqual([]);
  expect(new Set(events.map(({ action }) => action)).size).toBeGreaterThan(30);
});

it('lists the actions of mutations and of the system', () => {
  const declared = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(
    ({ astNode }) => {
      const access = astNode?.directives?.find(({ name }) => name.value === 'access');
      const action = access?.arguments?.find(({ name }) => name.value === 'action');
      return action?.value.kind === 'StringValue' ? [action.value.value] : [];
    },
  );
  expect(Object.keys(eventTypes).toSorted()).toEqual(
    [...new Set([...declared, ...OF_THE_SYSTEM])].filter((one) => !UNRECORDED.includes(one)).sort(),
  );
  const listed = Object.values(eventTypesByPart).flatMap((part) => Object.keys(part));
  expect(Object.keys(eventTypes).filter((action) => !listed.includes(action))).toEqual([
    'token.create',
    'token.rotate',
    'token.revoke',
    'user.update',
  ]);
});
