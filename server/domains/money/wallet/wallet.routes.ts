import type { FastifyInstance } from 'fastify';
import { listPayouts, setPayoutSchedule } from '../../../../contracts/money/payouts.ts';
import {
  getWallet,
  linkBankAccount,
  listMovements,
  quoteMovement,
  requestMovement,
  unlinkBankAccount,
} from '../../../../contracts/money/wallet.ts';
import { readOrigin } from '../../../platform/http/caller/origin.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import { type AccountDeps, verifyOwner } from '../../identity/accounts/accounts.service.ts';
import { recordEvent } from '../../identity/security-events/events.service.ts';
import { recordSecurityChange } from '../../identity/security-events/security-change.service.ts';
import { requireFresh } from '../../identity/sessions/sessions.service.ts';
import { listPage } from '../ledger/movements.service.ts';
import type { HasLiveRecords } from '../live-records.ts';
import { link, unlink } from '../payouts/bank-account.service.ts';
import { chooseSchedule, listPayoutPage } from '../payouts/payouts.service.ts';
import type { PayoutRequestDeps } from '../payouts/plan-payout.ts';
import { describeWallet, quote, requestTransfer } from './wallet.service.ts';

type RouteDeps = PayoutRequestDeps &
  Pick<AccountDeps, 'passwords' | 'secrets'> & { hasLiveRecords: HasLiveRecords; perMinute: number };

export function walletRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db } = deps;
  const perSeller = { perMinute: deps.perMinute, accountErrorCode: 'too_many_requests' } as const;

  serve(app, getWallet, async ({ account }) =>
    succeed('walletFound', { wallet: await describeWallet(deps, account.id) }),
  );

  serve(app, listMovements, async ({ account, body }) =>
    succeedWithList('movements', await listPage(db, account.id, body)),
  );

  serve(app, listPayouts, async ({ account, body }) =>
    succeedWithList('payouts', await listPayoutPage(db, account.id, body)),
  );

  serve(app, setPayoutSchedule, async ({ account, body: { schedule } }) => {
    requireFresh(account, deps.now());
    await chooseSchedule(deps, account.id, schedule);
    return succeed('payoutScheduleChosen', { schedule });
  });

  serve(app, quoteMovement, async ({ account, body }) =>
    succeed('feeComputed', { quote: await quote(deps, account.id, body) }),
  );

  serve(
    app,
    requestMovement,
    async ({ account, body, request }) => {
      const origin = readOrigin(request);
      // Taking money out needs the password or a fresh reauthentication, so that a stolen session is not enough.
      const owner = body.type === 'deposit' ? null : await verifyOwner(deps, account, body.current_password, origin);
      const movement = await requestTransfer(deps, account.id, body, owner);
      if (owner && !account.isDemo) await recordEvent(deps, { accountId: account.id, type: 'money-sent', origin });
      return succeed(`${body.type}Processing`, { movement });
    },
    perSeller,
  );

  serve(
    app,
    linkBankAccount,
    async ({ account, body, request }) => {
      const origin = readOrigin(request);
      await verifyOwner(deps, account, body.current_password, origin);
      const { id, holder, number, bic } = body;
      const given = { sellerId: account.id, id, holder, number, bic, now: deps.now() };
      return db.transaction(async (tx) => {
        const bank_account = await link({ ...deps, db: tx }, given);
        const detail = `${bank_account.name} ••${bank_account.last_four}`;
        const change = { accountId: account.id, type: 'bank-linked', origin, detail } as const;
        await recordSecurityChange({ ...deps, db: tx }, change);
        return succeed('bankLinked', { bank_account });
      });
    },
    perSeller,
  );

  serve(app, unlinkBankAccount, async ({ account, request }) => {
    requireFresh(account, deps.now());
    const origin = readOrigin(request);
    return db.transaction(async (tx) => {
      const isUnlinked = await unlink(tx, account.id);
      const change = { accountId: account.id, type: 'bank-unlinked', origin } as const;
      if (isUnlinked) await recordSecurityChange({ ...deps, db: tx }, change);
      return succeed('bankUnlinked', {});
    });
  });
}
