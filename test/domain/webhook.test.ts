// Tests the pure rules of webhooks: delays, pauses, ids and signatures.
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import {
  pauseMs,
  retryDelayMs,
  signedHeaders,
  webhookIdOf,
  webhookSecretOf,
} from '../../src/domain/webhook.ts';

it('triples the delay of each retry up to six hours, and varies it by a fifth', () => {
  const seconds = (attempt: number, random: number) => retryDelayMs(attempt, random) / 1000;
  expect([1, 2, 3, 8, 9, 14].map((attempt) => seconds(attempt, 0.5))).toEqual([
    5, 15, 45, 10_935, 21_600, 21_600,
  ]);
  expect([0, 1].map((random) => seconds(2, random))).toEqual([12, 18]);
});

it('takes 24 hours or more for all attempts, whatever the random numbers', () => {
  const least = Array.from({ length: 14 }, (_, n) => retryDelayMs(n + 1, 0));
  expect(least.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(24 * 60 * 60 * 1000);
});

it('pauses an endpoint from the fifth failure in a row, for five minutes at most', () => {
  expect([0, 1, 4, 5, 6, 7, 10, 11, 1000].map(pauseMs)).toEqual([
    ...[0, 0, 0, 5000, 10_000, 20_000, 160_000],
    ...[300_000, 300_000],
  ]);
});

it('identifies an event at an endpoint by both ids, and a test by its delivery', () => {
  const ids = { id: 'whd_1', webhookEndpointId: 'whe_1' };
  expect(webhookIdOf({ ...ids, eventId: 'evt_1' })).toBe('evt_1-whe_1');
  expect(webhookIdOf({ ...ids, eventId: null })).toBe('whd_1');
});

it('signs as the published library does', () => {
  const secret = webhookSecretOf(new Uint8Array(32).fill(7));
  const at = new Date(1_764_230_400_000);
  const headers = signedHeaders('msg_1', 1_764_230_400, '{"ä":1}', [secret]);
  expect(headers).toEqual({
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1764230400',
    'webhook-signature': new Webhook(secret).sign('msg_1', at, '{"ä":1}'),
  });
});
