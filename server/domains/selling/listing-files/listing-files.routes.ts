import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../contracts/errors.ts';
import {
  getBulkProblems,
  getListingsCsv,
  getListingsXlsx,
  previewListingFile,
} from '../../../../contracts/selling/listing-files.ts';
import { writeCsv } from '../../../../contracts/text/csv.ts';
import { bulkChangesText } from '../../../../i18n/generated/bulk-changes.ts';
import { listingFilesText } from '../../../../i18n/generated/listing-files.ts';
import { myListingsText } from '../../../../i18n/generated/my-listings.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { serveFile } from '../../../platform/http/serve-file.ts';
import { makeWorkbook } from '../../../platform/tables/tables.ts';
import { describeBulk, findByKey, getBulk, listProblems, listRows } from '../bulk-changes/bulk-records.service.ts';
import { exportRows } from './export-listings.service.ts';
import { headerOf } from './file-columns.ts';
import { previewFile } from './preview-file.service.ts';

interface Deps {
  db: Db;
  now(): Date;
  /** Files an account may send in a minute. */
  perMinute: number;
}

/** Makes spreadsheets read a CSV file as UTF-8. */
const mark = '\ufeff';

export function listingFileRoutes(app: FastifyInstance, { db, now, perMinute }: Deps): void {
  const limit = { perMinute, accountErrorCode: 'too_many_requests' } as const;
  const nameOf = () => `snapbazaar-${now().toISOString().slice(0, 10)}`;

  serveFile(
    app,
    getListingsCsv,
    async ({ account, body }) => {
      const rows = exportRows(db, { ...body, sellerId: account.id, state: body.state }, false);
      return { name: `${nameOf()}.csv`, content: Readable.from(csvOf(rows)) };
    },
    limit,
  );

  serveFile(
    app,
    getListingsXlsx,
    async ({ account, body }) => {
      const lines = await app.incoming.newPath();
      const into = `${lines}.xlsx`;
      try {
        const file = await open(lines, 'wx', 0o600);
        for await (const row of exportRows(db, { ...body, sellerId: account.id, state: body.state }, true))
          await file.write(`${JSON.stringify(row)}\n`);
        await file.close();
        await makeWorkbook(
          lines,
          into,
          withLocale(body.language, () => myListingsText('asTable')),
        );
      } finally {
        await rm(lines, { force: true });
      }
      const content = createReadStream(into);
      content.once('close', () => void rm(into, { force: true }));
      return { name: `${nameOf()}.xlsx`, content };
    },
    limit,
  );

  serve(
    app,
    previewListingFile,
    async ({ account, body: { key, language, name }, file }) => {
      if (!file) throw new AppError('table_missing');
      const first = await findByKey(db, account.id, key);
      const upload = { sellerId: account.id, key, language, name, path: file.path };
      const { bulk, unread } = first ? { bulk: first, unread: [] } : await previewFile(db, upload, now());
      const content = { bulk_change: describeBulk(bulk, now()), ...(await listRows(db, bulk)), unread_columns: unread };
      return succeed('bulkChangePreviewed', content);
    },
    limit,
  );

  serveFile(app, getBulkProblems, async ({ account, params, body: { language } }) => {
    const bulk = await getBulk(db, account.id, params.id);
    const rows = await listProblems(db, bulk);
    const [reason, ...head] = withLocale(language, () => [
      bulkChangesText('reason'),
      listingFilesText('row'),
      headerOf('id'),
      headerOf(`title_${language}`),
    ]) as [string, ...string[]];
    const lines = rows.map(({ file_row: row, listing_id: id, title, problem }) => [
      row ?? '',
      id ?? '',
      title,
      problem ?? '',
    ]);
    return { name: `${nameOf()}-${reason}.csv`, content: mark + writeCsv([[...head, reason], ...lines]) };
  });
}

async function* csvOf(rows: AsyncIterable<(string | number)[]>): AsyncGenerator<string> {
  yield mark;
  for await (const row of rows) yield writeCsv([row]);
}
