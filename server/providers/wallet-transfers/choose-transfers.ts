import type { Config } from '../../config.ts';
import { createBankFileTransfers } from './bank-file-transfers.ts';
import { createClosedTransfers } from './closed-transfers.ts';
import { createSandboxTransfers } from './sandbox-transfers.ts';
import type { WalletTransfers } from './wallet-transfers.ts';

type RuleSettings = Pick<Config, 'PAYOUT_MINIMUM_CENTS' | 'PAYOUT_RESERVE_PERCENT' | 'PAYOUT_RESERVE_DAYS'>;
type TransferSettings = RuleSettings & Pick<Config, 'SANDBOX_SECONDS' | 'PAYOUT_ACCOUNT_NUMBER'>;

/** The sandbox beside sandbox cards only; beside real cards the operator's bank, where it is set. */
export function chooseTransfers(settings: TransferSettings, cards: { isSandbox: boolean }): WalletTransfers {
  const payoutRules = {
    minimumCents: settings.PAYOUT_MINIMUM_CENTS,
    reservePercent: settings.PAYOUT_RESERVE_PERCENT,
    reserveDays: settings.PAYOUT_RESERVE_DAYS,
  };
  if (cards.isSandbox) return createSandboxTransfers(settings.SANDBOX_SECONDS, payoutRules);
  return settings.PAYOUT_ACCOUNT_NUMBER ? createBankFileTransfers(payoutRules) : createClosedTransfers();
}
