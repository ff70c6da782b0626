/** Four times a day: has OpenAPI specs that are read at an address read again, and takes up those that nobody goes on with. */
import { refreshSpecs } from '../resources/openapi-spec/refresh.ts';
import type { Job } from './job.ts';

export const refreshOpenAPIJob: Job = { queue: 'refresh-openapi', every: 6 * 60 * 60, run: refreshSpecs };
