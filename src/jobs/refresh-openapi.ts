/**
 * Every six hours: refreshes OpenAPI specs that have a URL, and retries those that were abandoned.
 */
import { refreshSpecs } from '../resources/openapi-spec/refresh.ts';
import type { Job } from './job.ts';

export const refreshOpenAPIJob: Job = {
  queue: 'refresh-openapi',
  every: 6 * 60 * 60,
  run: refreshSpecs,
};
