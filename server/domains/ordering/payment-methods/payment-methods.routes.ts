import type { FastifyInstance } from 'fastify';
import { getPaymentMethods, putPaymentMethods } from '../../../../contracts/ordering/payments/payment-methods.ts';
import { readOrigin } from '../../../platform/http/caller/origin.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { type AccountDeps, verifyOwner } from '../../identity/accounts/accounts.service.ts';
import {
  recordSecurityChange,
  type SecurityChangeDeps,
} from '../../identity/security-events/security-change.service.ts';
import { type CommissionSettings, getSettings, saveSettings } from './payment-methods.service.ts';

type Deps = SecurityChangeDeps & Pick<AccountDeps, 'passwords'> & { config: CommissionSettings };

export function paymentMethodRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config, now } = deps;

  serve(app, getPaymentMethods, async ({ account }) =>
    succeed('paymentMethodsFound', await getSettings(db, account.id, config, now())),
  );

  serve(app, putPaymentMethods, async ({ account, body, request }) => {
    const origin = readOrigin(request);
    // Whoever changes the payee gets the buyers' money, so a stolen session is not enough.
    const confirmOwner = () => verifyOwner(deps, account, body.current_password, origin);
    return db.transaction(async (tx) => {
      const asked = { sellerId: account.id, changes: body, now: now(), confirmOwner };
      const { methods, changedPayees } = await saveSettings(tx, asked, config);
      if (changedPayees.length > 0) {
        const change = {
          accountId: account.id,
          type: 'payee-changed',
          origin,
          detail: changedPayees.join(', '),
        } as const;
        await recordSecurityChange({ ...deps, db: tx }, change);
      }
      return succeed('paymentMethodsSaved', { payment_methods: methods });
    });
  });
}
