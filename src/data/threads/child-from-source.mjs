/**
 * The program of a worker thread when TypeScript sources are run, because a thread does not inherit
 * tsx from the process.
 */
import { register } from 'tsx/esm/api';

register();
export const { compute } = await import('./child.ts');
