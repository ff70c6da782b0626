/** What a job is to the worker. */
import type { QueueName } from '../data/queue.ts';
import type { Errand } from '../data/write.ts';

/** The work of one queue. It may run twice, and may be cut off anywhere. */
export interface Job {
  readonly queue: QueueName;
  /** Sent once in so many seconds, however many processes there are. Without it, only where something enqueues it. */
  readonly every?: number;
  /** So many of it may be under way at once, beside all else; one after the other with the rest unless said. */
  readonly lanes?: number;
  /** Seconds after which it is asked to come to an end; half of its time unless said. */
  readonly endsAfter?: number;
  /** Does it. `more`: it was over before everything was done, and is to be sent again; `later`: the same, and it is not yet its turn. */
  run(errand: Errand, data: object): Promise<'done' | 'more' | 'later'>;
}
