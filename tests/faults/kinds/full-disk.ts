import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, lasting } from './fault.ts';

/** Really full: ENOSPC for photos, uploads under way and the database. The S3 store answers 507 instead, or its disk is the same. */
export const fullDisk: Fault = {
  name: 'full disk',
  isPossible: ({ disk, store }) => disk.canBeFull || store.refuseForLackOfRoom !== undefined,
  async happen({ disk, store, database }, random, isLong) {
    if (store.refuseForLackOfRoom && (!disk.canBeFull || random.isTrue(0.5))) {
      store.refuseForLackOfRoom();
      await sleep(lasting(random, isLong));
      return store.comeBack();
    }
    await disk.fill();
    // A new file for its log is what PostgreSQL cannot do without: it stops at once, and cannot start again.
    if (random.isTrue(0.5)) await database.query('select pg_switch_wal()').catch(() => undefined);
    await sleep(lasting(random, isLong));
    await disk.makeRoom();
  },
  canBeLong: true,
};
