import type { FastifyInstance } from 'fastify';
import { getCommission } from '../../../../contracts/money/commission.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { describeCommission } from './commission-rules.service.ts';
import type { Platform } from './commission-tax.service.ts';
import type { Commission } from './commission-terms.service.ts';

interface Deps {
  db: Db;
  /** What holds where no rule does. */
  commission: Commission;
  platform: Platform;
  now(): Date;
}

export function commissionRoutes(app: FastifyInstance, { db, commission, platform, now }: Deps): void {
  serve(app, getCommission, async ({ account, body: { category_id: categoryId } }) =>
    succeed('commissionFound', {
      commission: await describeCommission(db, {
        ...{ sellerId: account.id, categoryId, day: now(), usual: commission, platform },
      }),
    }),
  );
}
