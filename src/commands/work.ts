/** `lectern work`: does the background jobs, and opens no door. */
import { createWorkshop } from '../application.ts';
import type { Config } from '../config.ts';
import { createLog } from '../server/log.ts';
import { bringUpToDate, openGround, untilSignal } from './ground.ts';

/** Works until a signal ends it: what is under way is finished or given back. */
export async function work(config: Config): Promise<void> {
  const ground = await openGround(config);
  try {
    await bringUpToDate(ground);
    const log = createLog(config);
    const workshop = createWorkshop({ config, log, databaseUrl: ground.url });
    const ended = untilSignal();
    await workshop.start();
    log.info(`Doing jobs on ${ground.name}`);
    await ended;
    await workshop.close();
  } finally {
    await ground.release();
  }
}
