import type { Config } from '../../config.ts';
import { createBankFileTransfers } from './bank-file-transfers.ts';
import { createClosedTransfers } from './closed-transfers.ts';
import { createStripeConnect } from './connect/stripe-connect.ts';
import { createSandboxTransfers } from './sandbox-transfers.ts';
import { createStripeTransfers } from './stripe-transfers.ts';
import type { PayoutRules, WalletTransfers } from './wallet-transfers.ts';

type RuleSettings = Pick<Config, 'PAYOUT_MINIMUM_CENTS' | 'PAYOUT_RESERVE_PERCENT' | 'PAYOUT_RESERVE_DAYS'>;
type ConnectSettings = Partial<
  Pick<
    Config,
    | 'STRIPE_CONNECT'
    | 'STRIPE_CONNECT_COUNTRY'
    | 'STRIPE_CONNECT_WEBHOOK_SECRET'
    | 'STRIPE_SECRET_KEY'
    | 'STRIPE_WEBHOOK_SECRET'
    | 'STRIPE_API_URL'
  >
>;
type TransferSettings = RuleSettings & ConnectSettings & Pick<Config, 'SANDBOX_SECONDS' | 'PAYOUT_ACCOUNT_NUMBER'>;

/** The sandbox beside sandbox cards only; beside real cards Stripe Connect or the operator's bank, where it is set. */
export function chooseTransfers(settings: TransferSettings, cards: { isSandbox: boolean }): WalletTransfers {
  const payoutRules = {
    minimumCents: settings.PAYOUT_MINIMUM_CENTS,
    reservePercent: settings.PAYOUT_RESERVE_PERCENT,
    reserveDays: settings.PAYOUT_RESERVE_DAYS,
  };
  if (cards.isSandbox) return createSandboxTransfers(settings.SANDBOX_SECONDS, payoutRules);
  if (settings.STRIPE_CONNECT === 'on') return chooseConnect(settings, payoutRules);
  return settings.PAYOUT_ACCOUNT_NUMBER ? createBankFileTransfers(payoutRules) : createClosedTransfers();
}

function chooseConnect(settings: ConnectSettings, payoutRules: PayoutRules): WalletTransfers {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_API_URL: apiUrl, STRIPE_CONNECT_COUNTRY: country = '' } = settings;
  const secrets = [settings.STRIPE_CONNECT_WEBHOOK_SECRET, settings.STRIPE_WEBHOOK_SECRET];
  const webhookSecrets = secrets.filter((secret) => secret !== undefined);
  return createStripeTransfers(payoutRules, createStripeConnect({ secretKey, apiUrl, country, webhookSecrets }));
}
