/**
 * The program of a worker thread when TypeScript sources are run, because a thread does not inherit
 * tsx from the process. The variable THREAD_PROGRAM names a bundle of the sources to run instead,
 * which takes an eighth of the time to load.
 */
const { THREAD_PROGRAM: bundle } = process.env;
if (bundle === undefined) (await import('tsx/esm/api')).register();
export const { compute } = await import(bundle ?? './child.ts');
