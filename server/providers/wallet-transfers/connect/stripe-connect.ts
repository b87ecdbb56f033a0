import type Stripe from 'stripe';
import { PaymentProviderError } from '../../payments/order-payments.ts';
import { answerOf, openStripe, type StripeKeys, verify } from '../../payments/stripe/client.ts';
import { listConnectCountries } from './connect-countries.ts';
import type { ConnectedPayouts, ConnectedTransfer, PayoutOrder } from './connected-payouts.ts';
import { createOnce } from './create-once.ts';
import { describeAccount } from './describe-account.ts';
import { readConnectEvent, reportPayout } from './read-connect-event.ts';

interface ConnectSettings extends StripeKeys {
  /** The secrets of the two webhooks: events of the platform, and of its accounts. */
  webhookSecrets: readonly string[];
  /** Where the platform is; ISO 3166. */
  country: string;
}

/** Stripe Connect with Express accounts, and transfers that are separate from the charges. */
export function createStripeConnect(settings: ConnectSettings): ConnectedPayouts {
  let opened: Promise<Stripe> | undefined;
  const open = () => (opened ??= openStripe(settings));
  return {
    countries: listConnectCountries(settings.country),
    async openAccount({ key, country, sellerId }) {
      const stripe = await open();
      const account = await answerOf(
        stripe.accounts.create(
          {
            ...{ type: 'express', country, capabilities: { transfers: { requested: true } } },
            // The platform decides when an account is paid out.
            settings: { payouts: { schedule: { interval: 'manual' } } },
            metadata: { seller_id: String(sellerId) },
          },
          { idempotencyKey: key },
        ),
      );
      return account.id;
    },
    async openOnboarding(account, { returnUrl: return_url, refreshUrl: refresh_url }) {
      const stripe = await open();
      const link = { account, return_url, refresh_url, type: 'account_onboarding' as const };
      return (await answerOf(stripe.accountLinks.create(link))).url;
    },
    async openDashboard(accountId) {
      const stripe = await open();
      return (await answerOf(stripe.accounts.createLoginLink(accountId))).url;
    },
    async readAccount(accountId) {
      const stripe = await open();
      return describeAccount(await answerOf(stripe.accounts.retrieve(accountId)));
    },
    async transfer(order) {
      const stripe = await open();
      const transfer = (await findTransfer(stripe, order.key)) ?? (await createTransfer(stripe, order));
      const { id, destination_payment: payment, reversed: isReversed } = transfer;
      return { id, arrivedAs: typeof payment === 'string' ? payment : (payment?.id ?? null), isReversed };
    },
    async findPayout(order) {
      const payout = await findPayout(await open(), order);
      return payout && reportPayout(payout);
    },
    async payOut(order, transfer) {
      return reportPayout(await createPayout(await open(), order, transfer));
    },
    async reverse(transferId) {
      const stripe = await open();
      const transfer = await answerOf(stripe.transfers.retrieve(transferId));
      if (transfer.reversed) return;
      const metadata = { payout_id: transfer.metadata.payout_id ?? '' };
      await createOnce(`reversal-${transferId}`, (idempotencyKey) =>
        stripe.transfers.createReversal(transferId, { metadata }, { idempotencyKey }),
      );
    },
    async readWebhook(body, headers) {
      return readConnectEvent(verifyAny(await open(), body, headers['stripe-signature'], settings.webhookSecrets));
    },
  };
}

function verifyAny(stripe: Stripe, body: Buffer, signature: string | string[] | undefined, secrets: readonly string[]) {
  for (const secret of secrets) {
    try {
      return verify(stripe, body, signature, secret);
    } catch (error) {
      if (secret === secrets.at(-1)) throw error;
    }
  }
  throw new PaymentProviderError('bad_signature', 'Stripe’s webhook has no secret.');
}

/** Stripe forgets keys after a day, so what an earlier attempt made is looked for first. */
async function findTransfer(stripe: Stripe, key: string): Promise<Stripe.Transfer | undefined> {
  return (await answerOf(stripe.transfers.list({ transfer_group: key, limit: 1 }))).data[0];
}

function createTransfer(stripe: Stripe, { key, payoutId, accountId, amountCents, currency }: PayoutOrder) {
  const amount = { amount: amountCents, currency: currency.toLowerCase() };
  const metadata = { payout_id: String(payoutId), payout_key: key };
  const transfer = { ...amount, destination: accountId, transfer_group: key, metadata };
  return createOnce(`${key}-transfer`, (idempotencyKey) => stripe.transfers.create(transfer, { idempotencyKey }));
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);
/** Clocks differ a little. */
const clockSeconds = 3600;

async function findPayout(stripe: Stripe, { key, accountId, at }: PayoutOrder): Promise<Stripe.Payout | null> {
  const since = { created: { gte: secondsOf(at) - clockSeconds }, limit: 100 };
  const found = stripe.payouts.list(since, { stripeAccount: accountId }).autoPagingToArray({ limit: 1000 });
  return (await answerOf(found)).find(({ metadata }) => metadata?.payout_key === key) ?? null;
}

async function createPayout(stripe: Stripe, order: PayoutOrder, transfer: ConnectedTransfer): Promise<Stripe.Payout> {
  const { key, payoutId, accountId: stripeAccount } = order;
  const arrived = await readArrived(stripe, order, transfer);
  const metadata = { payout_id: String(payoutId), payout_key: key };
  return createOnce(`${key}-payout`, (idempotencyKey) =>
    stripe.payouts.create({ ...arrived, metadata }, { idempotencyKey, stripeAccount }),
  );
}

/** What a transfer is on the side of the account, which may keep its balance in another currency. */
async function readArrived(stripe: Stripe, order: PayoutOrder, { arrivedAs }: ConnectedTransfer) {
  const sent = { amount: order.amountCents, currency: order.currency.toLowerCase() };
  if (!arrivedAs) return sent;
  const { balance_transaction: booked } = await answerOf(
    stripe.charges.retrieve(arrivedAs, { expand: ['balance_transaction'] }, { stripeAccount: order.accountId }),
  );
  return booked && typeof booked !== 'string' ? { amount: booked.net, currency: booked.currency } : sent;
}
