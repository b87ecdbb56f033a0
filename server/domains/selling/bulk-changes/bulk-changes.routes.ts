import type { FastifyInstance } from 'fastify';
import {
  applyBulkChange,
  getBulkChange,
  listBulkChanges,
  listBulkRows,
  listListingRows,
  previewBulkChange,
  undoBulkChange,
} from '../../../../contracts/selling/bulk-changes.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import { applyBulk, type BulkDeps, undoBulk } from './apply.service.ts';
import { type BulkRecord, describeBulk, getBulk, listBulk, listRows } from './bulk-records.service.ts';
import { listTableRows } from './listing-rows.service.ts';
import { previewRequest } from './preview.service.ts';

interface Deps extends BulkDeps {
  /** Previews an account may make in a minute. */
  perMinute: number;
}

export function bulkChangesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now, perMinute } = deps;
  const limit = { perMinute, accountErrorCode: 'too_many_requests' } as const;
  const describe = (bulk: BulkRecord) => ({ bulk_change: describeBulk(bulk, now()) });

  serve(app, listListingRows, async ({ account, body }) =>
    succeedWithList('listings', await listTableRows(db, account.id, body)),
  );

  serve(
    app,
    previewBulkChange,
    async ({ account, body }) => {
      const bulk = await previewRequest(db, account.id, body, now());
      return succeed('bulkChangePreviewed', { ...describe(bulk), ...(await listRows(db, bulk)) });
    },
    limit,
  );

  serve(app, applyBulkChange, async ({ account, params }) =>
    succeed('bulkChangeApplied', describe(await applyBulk(deps, account.id, params.id))),
  );

  serve(app, undoBulkChange, async ({ account, params }) =>
    succeed('bulkChangeUndone', describe(await undoBulk(deps, account.id, params.id))),
  );

  serve(app, getBulkChange, async ({ account, params }) =>
    succeed('bulkChangeFound', describe(await getBulk(db, account.id, params.id))),
  );

  serve(app, listBulkChanges, async ({ account }) => {
    const changes = await listBulk(db, account.id);
    return succeed('bulkChangesFound', { bulk_changes: changes.map((bulk) => describeBulk(bulk, now())) });
  });

  serve(app, listBulkRows, async ({ account, params, body }) =>
    succeed('bulkRowsFound', await listRows(db, await getBulk(db, account.id, params.id), body)),
  );
}
