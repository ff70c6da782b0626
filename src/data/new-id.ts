/** Generates ids in the process, without a database sequence. */
import { randomBytes } from 'node:crypto';
import { type IdType, makeId } from '../domain/ids.ts';

/** Number of values of the twelve bits after the timestamp. */
const STEP_COUNT = 4096;

let time = 0;
let step = 0;

/**
 * Returns a new id of a type. Ids of one process increase in the order of their creation, even
 * within a millisecond (RFC 9562, 6.2), so objects created together are listed in that order.
 */
export function newId(type: IdType): string {
  const random = randomBytes(10);
  const now = Date.now();
  if (now > time) {
    time = now;
    // leaves room to count, and does not reveal how many ids were made
    step = random.readUInt16BE(0) % (STEP_COUNT / 2);
  } else if (++step === STEP_COUNT) {
    time++;
    step = 0;
  }
  random.writeUInt16BE(step, 0);
  return makeId(type, time, random);
}
