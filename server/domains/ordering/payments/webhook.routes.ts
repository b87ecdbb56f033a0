import type { FastifyInstance } from 'fastify';
import { apiBase } from '../../../../contracts/endpoint.ts';
import { AppError } from '../../../../contracts/errors.ts';
import { PaymentProviderError } from '../../../providers/payments/order-payments.ts';
import type { WalletTransfers } from '../../../providers/wallet-transfers/wallet-transfers.ts';
import { applyConnectMessage } from '../../money/payouts/connect/connect-events.service.ts';
import { type PaymentDeps, providerName } from './card-payments.service.ts';
import { applyPaymentEvent } from './payment-events.service.ts';

/** Messages of Stripe. The signature is over the bytes, so they are not parsed before it is checked. */
export async function webhookRoutes(
  app: FastifyInstance,
  deps: PaymentDeps & { transfers: WalletTransfers },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(`${apiBase}/payments/stripe/webhook`, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!deps.cards.readWebhook) throw new AppError('not_found');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const events = await deps.cards.readWebhook(body, request.headers).catch((error) => {
        const isForged = error instanceof PaymentProviderError && error.failure === 'bad_signature';
        throw isForged ? new AppError('bad_request', { cause: error }) : error;
      });
      for (const event of events) await applyPaymentEvent(deps, providerName(deps.cards), event);
      const { connect } = deps.transfers;
      // Transfers to sellers are told here too, because they are the platform's.
      if (connect) await applyConnectMessage({ ...deps, connect }, body, request.headers);
      return { received: true };
    });
  });
}
