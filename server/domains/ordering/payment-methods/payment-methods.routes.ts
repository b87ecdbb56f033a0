import type { FastifyInstance } from 'fastify';
import { getPaymentMethods, putPaymentMethods } from '../../../../contracts/ordering/payments/payment-methods.ts';
import type { Db } from '../../../platform/db/database.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { type CommissionSettings, getSettings, saveSettings } from './payment-methods.service.ts';

interface Deps {
  db: Db;
  config: CommissionSettings;
  now(): Date;
}

export function paymentMethodRoutes(app: FastifyInstance, { db, config, now }: Deps): void {
  serve(app, getPaymentMethods, async ({ account }) =>
    succeed('paymentMethodsFound', await getSettings(db, account.id, config)),
  );

  serve(app, putPaymentMethods, async ({ account, body }) => {
    const request = { sellerId: account.id, changes: body, now: now() };
    return succeed('paymentMethodsSaved', { payment_methods: await saveSettings(db, request, config) });
  });
}
