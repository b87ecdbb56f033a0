import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, lasting } from './fault.ts';

/** ENOSPC for photos, uploads and the database; an S3 store on another disk answers 507 instead. */
export const fullDisk: Fault = {
  name: 'full disk',
  isPossible: ({ disk, store }) => disk.canBeFull || store.refuseForLackOfRoom !== undefined,
  async happen({ disk, store, database }, random, isLong) {
    if (store.refuseForLackOfRoom && (!disk.canBeFull || random.happens(0.5))) {
      store.refuseForLackOfRoom();
      await sleep(lasting(random, isLong));
      return store.comeBack();
    }
    await disk.fill();
    // Without space for a new WAL file PostgreSQL stops at once and cannot start again.
    if (random.happens(0.5)) await database.query('select pg_switch_wal()').catch(() => undefined);
    await sleep(lasting(random, isLong));
    await disk.makeRoom();
  },
  canBeLong: true,
};
