/** Derives the ids and times of the demo organizations. */
import { createHash } from 'node:crypto';
import { type IdType, makeId } from '../../src/domain/ids.ts';

/** The time at which the demo organizations were created. */
const CREATED_AT_MS = Date.parse('2026-01-05T09:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns an id that is the same in every demo database, from its type and a name. */
export const demoId = (type: IdType, name: string): string =>
  makeId(type, CREATED_AT_MS, createHash('sha256').update(`${type} ${name}`).digest());

/** Returns the time that is `days` days after the demo organizations were created. */
export const day = (days: number): Date => new Date(CREATED_AT_MS + days * DAY_MS);

export const acme = demoId('Organization', 'acme');
export const umbrella = demoId('Organization', 'umbrella');
