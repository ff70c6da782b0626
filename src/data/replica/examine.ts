/** Examines a replica once, for an operator. */
import { openDatabase, type Query } from '../database.ts';
import { CLUSTER, PRIMARY_POSITION, REPLICA_POSITION } from './positions.ts';

/** The state of a replica. */
export type ReplicaState =
  | { readonly kind: 'PROMOTED' }
  | { readonly kind: 'OTHER_CLUSTER' }
  /** Bytes of the log that the primary had and the replica has not replayed. */
  | { readonly kind: 'STANDBY'; readonly missingBytes: number };

/**
 * Compares a replica with its primary. `isPooled` is true if its address may lead through a pooler.
 * @throws UNAVAILABLE and TIMEOUT
 */
export async function examineReplica(
  url: string,
  primary: Query,
  isPooled: boolean,
): Promise<ReplicaState> {
  const replica = openDatabase({ url, poolSize: 1, isPooled, preparedStatements: false });
  try {
    const [[own], [its]] = [await primary(CLUSTER, []), await replica.query(CLUSTER, [])];
    if (own?.system !== its?.system) return { kind: 'OTHER_CLUSTER' };
    const [goal] = await primary(PRIMARY_POSITION, []);
    const [state] = await replica.query(REPLICA_POSITION, []);
    if (state?.isStandby !== true) return { kind: 'PROMOTED' };
    const missingBytes = Math.max(0, (goal?.position ?? 0) - (state.replayed ?? 0));
    return { kind: 'STANDBY', missingBytes };
  } finally {
    await replica.close();
  }
}
