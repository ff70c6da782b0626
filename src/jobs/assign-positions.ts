/** Every second: assigns positions to the events that were committed. */
import { assignAllPositions } from '../data/event-log.ts';
import type { Routine } from './job.ts';

export const assignPositionsRoutine: Routine = {
  intervalMs: 1000,
  failure: 'No positions could be assigned to events.',
  run: ({ database, isOver }) => assignAllPositions(database.query, isOver),
};
