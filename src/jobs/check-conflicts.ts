/** After a change of primary content: notifies the authors of change requests that conflict now. */
import { checkConflicts } from '../resources/notification/conflicts.ts';
import type { Job } from './job.ts';

export const checkConflictsJob: Job = {
  queue: 'check-conflicts',
  lanes: 1,
  endsAfter: 50,
  maxSeconds: 120,
  run: checkConflicts,
};
