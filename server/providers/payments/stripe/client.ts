import type Stripe from 'stripe';
import { PaymentProviderError } from '../order-payments.ts';

export interface StripeKeys {
  secretKey: string;
  /** Another address than Stripe's own, for tests. */
  apiUrl?: string | undefined;
}

const timeoutMs = 10_000;
const signatureToleranceSeconds = 300;

/** A client of Stripe with the platform's key. */
export async function openStripe({ secretKey, apiUrl }: StripeKeys): Promise<Stripe> {
  // Imported only when needed, because the SDK takes 35 MB of memory.
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(secretKey, {
    // The SDK repeats a call with its key where no answer came.
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
    ...(apiUrl ? addressOf(new URL(apiUrl)) : {}),
  });
}

function addressOf({ protocol, hostname, port }: URL): Stripe.StripeConfig {
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, ...(port ? { port } : {}) };
}

/** The event in a message that is signed with the secret of its webhook. */
export function verify(
  stripe: Stripe,
  body: Buffer,
  signature: string | string[] | undefined,
  secret: string,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', secret, signatureToleranceSeconds);
  } catch {
    // Whatever is wrong with it, the message is not to be believed; its text may hold anything, so it is not logged.
    throw new PaymentProviderError('bad_signature', 'A message for Stripe’s webhook is not signed with its secret.');
  }
}

/** Turns Stripe's errors into ours, without the texts that may name people. */
export async function answerOf<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!isStripeError(error)) throw error;
    const { type, code, statusCode = 0, requestId } = error;
    const isUnavailable = statusCode === 0 || statusCode === 409 || statusCode === 429 || statusCode >= 500;
    const message = ['Stripe', type, code, statusCode, requestId].filter(Boolean).join(' ');
    throw new PaymentProviderError(isUnavailable ? 'unavailable' : 'refused', message, code ?? type);
  }
}

function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}
