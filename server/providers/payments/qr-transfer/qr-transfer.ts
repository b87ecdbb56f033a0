import { dayMs } from '../../../../contracts/durations.ts';
import { maskPayee, type Payee } from '../../../../contracts/ordering/payments/payee-rules.ts';
import type { CurrencyCode } from '../../../../reference-data/currencies/rates.ts';
import type { OrderPaymentProvider } from '../order-payments.ts';
import { payNowPayload, promptPayPayload, type QrTransfer, vietQrPayload } from './payloads.ts';

/** The currency that each system moves. */
export const transferCurrencies = {
  promptpay: 'THB',
  vietqr: 'VND',
  paynow: 'SGD',
} as const satisfies Record<Payee['method'], CurrencyCode>;

/**
 * A transfer from the buyer's bank straight to the seller's account. No provider tells us that it arrived: the seller
 * confirms it, and gives money back in the same way.
 */
export function createQrTransfer(payee: Payee): OrderPaymentProvider {
  const currency = transferCurrencies[payee.method];
  return {
    isSandbox: false,
    async start({ key, at, local, description }) {
      if (local?.currency !== currency) throw new RangeError(`a ${payee.method} code needs an amount in ${currency}`);
      const lastDay = new Date(at.getTime() + dayMs);
      const payload = payloadOf(payee, { amountMinor: local.minor, label: description, lastDay });
      return { type: 'qr', payload, reference: key, currency, amountMinor: local.minor, payee: maskPayee(payee) };
    },
  };
}

function payloadOf(payee: Payee, transfer: Omit<QrTransfer, 'payee'>): string {
  switch (payee.method) {
    case 'promptpay':
      return promptPayPayload({ ...transfer, payee });
    case 'vietqr':
      return vietQrPayload({ ...transfer, payee });
    case 'paynow':
      return payNowPayload({ ...transfer, payee });
  }
}
