import type { FastifyInstance } from 'fastify';
import { apiBase } from '../../../../../contracts/endpoint.ts';
import { AppError } from '../../../../../contracts/errors.ts';
import { checkPayoutAccount, openPayoutAccount } from '../../../../../contracts/money/payouts.ts';
import { pathInLanguage } from '../../../../../contracts/pages/language-path.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { serve, succeed } from '../../../../platform/http/serve.ts';
import type { Queue } from '../../../../platform/jobs/queue.ts';
import { PaymentProviderError } from '../../../../providers/payments/order-payments.ts';
import type { WalletTransfers } from '../../../../providers/wallet-transfers/wallet-transfers.ts';
import { requireFresh } from '../../../identity/sessions/sessions.service.ts';
import { applyConnectMessage } from './connect-events.service.ts';
import { type ConnectDeps, checkAccount, startOnboarding } from './payout-account.service.ts';

interface RouteDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  transfers: WalletTransfers;
  /** The origin of the site, for the way back from the provider. */
  origin: string;
  perMinute: number;
  now(): Date;
}

/** Setting up payouts at the provider, and its messages about accounts, payouts and transfers. */
export async function connectRoutes(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  const perSeller = { perMinute: deps.perMinute, accountErrorCode: 'too_many_requests' } as const;

  serve(
    app,
    openPayoutAccount,
    async ({ account, body: { country, language } }) => {
      requireFresh(account, deps.now());
      const page = deps.origin + pathInLanguage('/wallet-bank?payouts=back', language);
      const url = await startOnboarding(requireConnect(deps), { sellerId: account.id, country, page });
      return succeed('payoutAccountOpened', { url });
    },
    perSeller,
  );

  serve(
    app,
    checkPayoutAccount,
    async ({ account }) =>
      succeed('payoutAccountChecked', { state: await checkAccount(requireConnect(deps), account.id) }),
    perSeller,
  );

  await webhook(app, deps);
}

function requireConnect(deps: RouteDeps): ConnectDeps {
  const { connect } = deps.transfers;
  if (!connect) throw new AppError('transfers_unavailable');
  return { ...deps, connect };
}

/** The signature is over the bytes, so they are not parsed before it is checked. */
async function webhook(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(`${apiBase}/payouts/stripe/webhook`, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { connect } = deps.transfers;
      if (!connect) throw new AppError('not_found');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await applyConnectMessage({ ...deps, connect }, body, request.headers).catch((error) => {
        const isForged = error instanceof PaymentProviderError && error.failure === 'bad_signature';
        throw isForged ? new AppError('bad_request', { cause: error }) : error;
      });
      return { received: true };
    });
  });
}
