import type { FastifyInstance } from 'fastify';
import { getTaxSettings, putTaxSettings } from '../../../../contracts/ordering/tax-settings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { getTax, saveTax } from './tax-settings.service.ts';

export function taxSettingRoutes(app: FastifyInstance, { db, now }: { db: Db; now(): Date }): void {
  serve(app, getTaxSettings, async ({ account }) =>
    succeed('taxSettingsFound', { tax: await getTax(db, account.id, now()) }),
  );

  serve(app, putTaxSettings, async ({ account, body }) =>
    succeed('taxSettingsSaved', { tax: await saveTax(db, account.id, body, now()) }),
  );
}
