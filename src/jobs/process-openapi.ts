/** When the source of an OpenAPI spec is set, and from time to time: reads it, and makes a version where something changed. */
import { processSpec } from '../resources/openapi-spec/process.ts';
import type { Job } from './job.ts';

export const processOpenAPIJob: Job = { queue: 'process-openapi', lanes: 2, endsAfter: 110, run: processSpec };
