/** New ids, made in the process: no sequence anywhere. */
import { randomBytes } from 'node:crypto';
import { type IdType, makeId } from '../domain/ids.ts';

/** Values of the twelve bits behind the time. */
const STEPS = 4096;

let time = 0;
let step = 0;

/**
 * A new id of a type. Ids of one process grow in the order in which they are made, within a millisecond too (RFC 9562, 6.2):
 * what is made together is listed in its order.
 */
export function newId(type: IdType): string {
  const random = randomBytes(10);
  const now = Date.now();
  if (now > time) {
    time = now;
    step = random.readUInt16BE(0) % (STEPS / 2); // room to count in, and no telling how many were made
  } else if (++step === STEPS) {
    time++;
    step = 0;
  }
  random.writeUInt16BE(step, 0);
  return makeId(type, time, random);
}
