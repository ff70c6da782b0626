// Tests of the counts that servers share, through the database and through Redis.
import { describe, expect, it } from 'vitest';
import type { SharedCounts } from '../../src/server/shared-limits.ts';

/**
 * Declares the tests. `openCounts` opens the counts of a server, which exchanges them when the test
 * says so.
 */
export function testSharedCounts(openCounts: (server?: string) => SharedCounts): void {
  describe('points', () => {
    it('of two servers are added after an exchange', async () => {
      const [one, other] = [openCounts(), openCounts()];
      const [mine, theirs] = [one.limiter('token', 100, 60), other.limiter('token', 100, 60)];
      await mine.penalty('tok_points', 70);
      expect(await theirs.penalty('tok_points', 10)).toMatchObject({
        consumedPoints: 10,
        remainingPoints: 90,
      });
      await one.exchange();
      await other.exchange();
      expect(await theirs.penalty('tok_points', 5)).toMatchObject({
        consumedPoints: 85,
        remainingPoints: 15,
      });
      await one.exchange();
      expect(await mine.penalty('tok_points', 40)).toMatchObject({
        consumedPoints: 120,
        remainingPoints: 0,
      });
      expect(await theirs.penalty('tok_other', 5)).toMatchObject({ consumedPoints: 5 });
    });

    it('of one server with several processes are not added: its workers count together', async () => {
      const [one, other] = [openCounts('host'), openCounts('host')];
      await one.limiter('token', 100, 60).penalty('tok_host', 50);
      const limiter = other.limiter('token', 100, 60);
      await limiter.penalty('tok_host', 10);
      await one.exchange();
      await other.exchange();
      expect(await limiter.penalty('tok_host', 10)).toMatchObject({ consumedPoints: 20 });
    });

    it('of another server count from the first request of a caller here', async () => {
      const [one, other] = [openCounts(), openCounts()];
      await one.limiter('token', 100, 60).penalty('tok_new', 99);
      await one.exchange();
      const limiter = other.limiter('token', 100, 60);
      await limiter.penalty('tok_new', 1);
      await other.exchange();
      expect(await limiter.penalty('tok_new', 1)).toMatchObject({ consumedPoints: 101 });
    });
  });

  describe('slots', () => {
    it('that another server holds are not free, until it has released them', async () => {
      const [one, other] = [openCounts(), openCounts()];
      for (let i = 0; i < 8; i++) expect(one.slots.take('token tok_slots', 10)).toBe(true);
      expect(other.slots.take('token tok_slots', 10)).toBe(true);
      await one.exchange();
      await other.exchange();
      expect(other.slots.take('token tok_slots', 10)).toBe(true);
      expect(other.slots.take('token tok_slots', 10)).toBe(false);
      for (let i = 0; i < 8; i++) one.slots.release('token tok_slots');
      await one.exchange();
      await other.exchange();
      for (let i = 0; i < 8; i++) expect(other.slots.take('token tok_slots', 10)).toBe(true);
      expect(other.slots.take('token tok_slots', 10)).toBe(false);
    });
  });
}
