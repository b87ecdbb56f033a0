import { PaymentProviderError } from '../../payments/order-payments.ts';
import { answerOf } from '../../payments/stripe/client.ts';

/** Refusals that end by themselves or by the operator: too little in the balance yet, a wrong key. */
const passing = ['balance_insufficient', 'StripeAuthenticationError', 'StripeIdempotencyError'];
const mostKeys = 300;

/**
 * Creates something at Stripe, once for each key. Stripe answers a repeated key with its first answer, also where that was
 * a refusal which would not be given any more. Only such a repeated refusal is followed by another key, because only
 * then it is certain that nothing was made with the first.
 */
export async function createOnce<Answer>(key: string, create: (key: string) => Promise<Answer>): Promise<Answer> {
  for (let count = 1; count <= mostKeys; count += 1) {
    let isReplayed = false;
    const attempt = create(count === 1 ? key : `${key}-${count}`).catch((error) => {
      isReplayed = wasReplayed(error);
      throw error;
    });
    try {
      return await answerOf(attempt);
    } catch (error) {
      if (!(error instanceof PaymentProviderError) || !passing.includes(error.code ?? '')) throw error;
      if (!isReplayed) throw new PaymentProviderError('unavailable', error.message, error.code);
    }
  }
  throw new PaymentProviderError('unavailable', 'Stripe refused it too often today.');
}

function wasReplayed(error: unknown): boolean {
  const { headers } = error as { headers?: Record<string, string> };
  return headers?.['idempotent-replayed'] === 'true';
}
