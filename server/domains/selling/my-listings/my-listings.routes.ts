import type { FastifyInstance } from 'fastify';
import {
  changeListing,
  getOwnListing,
  listOwnListings,
  pauseListing,
  removeListing,
  restoreListing,
  resumeListing,
} from '../../../../contracts/selling/my-listings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { getOwn } from '../own-listing/own-listing.service.ts';
import { saveChanges } from './change-listing.service.ts';
import { remove, restore, setLive } from './listing-state.service.ts';
import { describeForEditing, listListings } from './own-listings.service.ts';

interface Deps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  now(): Date;
}

export function myListingsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, queue, now } = deps;
  serve(app, listOwnListings, async ({ account, body }) =>
    succeedWithList('listings', await listListings(db, account.id, body)),
  );

  serve(app, getOwnListing, async ({ account, params }) => {
    const listing = await describeForEditing(db, await getOwn(db, account.id, params.id));
    return succeed('listingFound', { listing });
  });

  serve(app, changeListing, async ({ account, params, body }) =>
    succeed('listingSaved', { listing: await saveChanges(deps, account.id, params.id, body) }),
  );

  serve(app, pauseListing, async ({ account, params }) =>
    succeed('listingPaused', { listing: await setLive(db, account.id, params.id, false) }),
  );

  serve(app, resumeListing, async ({ account, params }) =>
    succeed('listingLive', { listing: await setLive(db, account.id, params.id, true) }),
  );

  serve(app, removeListing, async ({ account, params }) =>
    succeed('listingRemoved', { listing: await remove(db, account.id, params.id, now()) }),
  );

  serve(app, restoreListing, async ({ account, params }) =>
    succeed('listingRestored', { listing: await restore({ db, queue }, account.id, params.id, now()) }),
  );
}
