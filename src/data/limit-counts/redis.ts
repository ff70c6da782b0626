/** Exchanges the counts of limits between servers, through Redis or Valkey. */
import type { CountingProcess, ExchangeCounts } from '../limit-counts.ts';

/**
 * Publishes the counts of the first keys, and returns the sums of those of other servers.
 *
 * A key is a hash with a field for each process: its count, the time in milliseconds at which the
 * count ends, and its server. All times are those of Redis.
 */
const EXCHANGE = `
local process, server, published = ARGV[1], ARGV[2], tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for i = 1, published do
  local count, valid = ARGV[2 + 2 * i], tonumber(ARGV[3 + 2 * i])
  redis.call('HSET', KEYS[i], process, string.format('%s %.0f %s', count, now + valid, server))
  redis.call('PEXPIRE', KEYS[i], math.max(valid, redis.call('PTTL', KEYS[i]), 1))
end
local sums = {}
for i = published + 1, #KEYS do
  local sum = 0
  local counts = redis.call('HGETALL', KEYS[i])
  for f = 1, #counts, 2 do
    local count, ends, by = string.match(counts[f + 1], '^(%d+) (%d+) (.+)$')
    if tonumber(ends) <= now then
      redis.call('HDEL', KEYS[i], counts[f])
    elseif by ~= server then
      sum = sum + tonumber(count)
    end
  end
  sums[#sums + 1] = sum
end
return sums`;

/** Milliseconds until an exchange has failed, with the connection. */
const MAX_EXCHANGE_MS = 1000;

/** Keys in braces are of one slot, so that a script may use several in a cluster. */
const keyOf = (key: string): string => `{lectern:limits}:${key}`;

/** Counts in Redis. */
export interface RedisCounts {
  /** Connects if necessary. Fails within a second. */
  readonly exchange: ExchangeCounts;
  /** Ends the connection; an exchange that waits fails. */
  close(): void;
}

async function connect(url: string) {
  const { createClient } = await import('@redis/client'); // only servers with Redis load it
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: MAX_EXCHANGE_MS, reconnectStrategy: false },
  });
  client.on('error', () => {}); // the exchange that waits fails with it
  return client;
}

/**
 * Opens the exchange through the server at this URL. The connection is made by the first exchange,
 * and after a failure by the next one.
 */
export function openRedisCounts(url: string, { process, server }: CountingProcess): RedisCounts {
  let current: ReturnType<typeof connect> | undefined;
  const disconnect = (): void => {
    void current?.then((client) => client.isOpen && client.destroy());
    current = undefined;
  };
  const exchange: ExchangeCounts = async (own, keys) => {
    current ??= connect(url);
    const client = await current;
    if (!client.isOpen) await client.connect();
    const sums = await client.eval(EXCHANGE, {
      keys: [...own.map(({ key }) => keyOf(key)), ...keys.map(keyOf)],
      arguments: [
        ...[process, server, String(own.length)],
        ...own.flatMap(({ count, validMs }) => [String(count), String(Math.round(validMs))]),
      ],
    });
    if (!Array.isArray(sums)) throw new Error('The script has not returned a list.');
    return new Map(keys.map((key, i) => [key, Number(sums[i])] as const).filter(([, sum]) => sum));
  };
  return {
    async exchange(own, keys) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        const error = new Error('Redis did not answer within a second.');
        timer = setTimeout(() => reject(error), MAX_EXCHANGE_MS);
      });
      try {
        return await Promise.race([exchange(own, keys), late]);
      } catch (error) {
        disconnect();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: disconnect,
  };
}
