/**
 * When the source of an OpenAPI spec is set or refreshed: parses it, and creates a version if it
 * changed.
 */
import { processSpec } from '../resources/openapi-spec/process.ts';
import type { Job } from './job.ts';

export const processOpenAPIJob: Job = {
  queue: 'process-openapi',
  lanes: 2,
  endsAfter: 110,
  maxSeconds: 180,
  run: processSpec,
};
