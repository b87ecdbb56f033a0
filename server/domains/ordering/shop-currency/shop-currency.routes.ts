import type { FastifyInstance } from 'fastify';
import { getShopCurrency, putShopCurrency } from '../../../../contracts/ordering/shop-currency.ts';
import { readOrigin } from '../../../platform/http/caller/origin.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { type AccountDeps, verifyOwner } from '../../identity/accounts/accounts.service.ts';
import {
  recordSecurityChange,
  type SecurityChangeDeps,
} from '../../identity/security-events/security-change.service.ts';
import { readShopCurrency } from '../../money/ledger/shop-currency.service.ts';
import { findProgress, requestChange } from './currency-changes.service.ts';
import { canChangeCurrency } from './obstacles.service.ts';
import { previewChange } from './shop-currency.service.ts';

export function shopCurrencyRoutes(
  app: FastifyInstance,
  deps: SecurityChangeDeps & Pick<AccountDeps, 'passwords'>,
): void {
  const { db, now } = deps;

  serve(app, getShopCurrency, async ({ account, body }) => {
    const progress = await findProgress(db, account.id);
    return succeed('shopCurrencyFound', {
      currency: await readShopCurrency(db, account.id),
      can_change: (await canChangeCurrency(db, account.id)) && progress?.state !== 'waiting',
      progress,
      change: body.to ? await previewChange(db, account.id, body.to) : null,
    });
  });

  serve(app, putShopCurrency, async ({ account, body, request }) => {
    const origin = readOrigin(request);
    // It cannot be taken back, so a stolen session is not enough.
    await verifyOwner(deps, account, body.current_password, origin);
    const requested = { sellerId: account.id, to: body.currency, now: now() };
    return db.transaction(async (tx) => {
      const { from, progress } = await requestChange(tx, deps.queue, requested);
      const change = {
        accountId: account.id,
        type: 'currency-changed',
        origin,
        detail: `${from} → ${body.currency}`,
      } as const;
      await recordSecurityChange({ ...deps, db: tx }, change);
      return succeed('shopCurrencyChanged', { currency: from, progress });
    });
  });
}
