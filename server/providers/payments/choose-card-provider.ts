import type { Config } from '../../config.ts';
import type { OrderPaymentProvider } from './order-payments.ts';
import { createSandboxCard } from './sandbox-card/sandbox-card.ts';
import { createStripe } from './stripe/stripe.ts';

type StripeSettings = Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'>;

/** Stripe where it is set up, and the sandbox only where it is not. */
export async function chooseCardProvider(settings: StripeSettings): Promise<OrderPaymentProvider> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = settings;
  return secretKey && webhookSecret ? createStripe({ secretKey, webhookSecret, apiUrl }) : createSandboxCard();
}
