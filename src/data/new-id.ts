/** New ids, made in the process: no sequence anywhere. */
import { randomBytes } from 'node:crypto';
import { type IdType, makeId } from '../domain/ids.ts';

/** A new id of a type. */
export const newId = (type: IdType): string => makeId(type, Date.now(), randomBytes(10));
