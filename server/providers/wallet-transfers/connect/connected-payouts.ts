import type { PayoutAccountNeed, PayoutAccountState } from '../../../../contracts/money/payout-rules.ts';

/** A seller's account at the provider. */
export interface ConnectedAccount {
  id: string;
  state: Exclude<PayoutAccountState, 'not_started'>;
  /** What it lacks before it can be paid. */
  missing: PayoutAccountNeed[];
  /** Where it is paid to. */
  bank: { name: string; lastFour: string } | null;
}

/** A payout to make. A repeated one with its key is the same payout, however late it comes. */
export interface PayoutOrder {
  key: string;
  /** Our own id of it. */
  payoutId: number;
  accountId: string;
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  /** When it was requested; an earlier one of the provider is none of it. */
  at: Date;
}

/** Money that went from the platform's balance to that of an account. */
export interface ConnectedTransfer {
  id: string;
  /** The provider's name of it on the side of the account. */
  arrivedAs: string | null;
  isReversed: boolean;
}

/** How far a payout is at the provider. */
export type ReportedPayout =
  | { state: 'in_transit' | 'paid'; externalId: string }
  | { state: 'failed'; externalId: string; failureNote?: string };

/** Messages come late, repeated and out of order. About an account they say only that it has to be asked for. */
export type ConnectEvent =
  | { type: 'account'; accountId: string }
  | { type: 'payout'; accountId: string; key: string; payoutId: number; report: ReportedPayout }
  | { type: 'transfer_reversed'; transferId: string };

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** A provider at which sellers open accounts and prove who they are, and which pays those accounts out. */
export interface ConnectedPayouts {
  /** Where accounts can be opened; ISO 3166. */
  countries: readonly string[];
  /** Opens an account, or returns the one that was opened with the same key. */
  openAccount(request: { key: string; country: string; sellerId: number }): Promise<string>;
  /** The address of the provider's page on which a seller goes on. */
  openOnboarding(accountId: string, pages: { returnUrl: string; refreshUrl: string }): Promise<string>;
  /** The address of the page on which the owner of an enabled account changes it. */
  openDashboard(accountId: string): Promise<string>;
  readAccount(accountId: string): Promise<ConnectedAccount>;
  /** Moves the amount to the account's balance, once for each key. */
  transfer(order: PayoutOrder): Promise<ConnectedTransfer>;
  /** How far a payout is that was made before; null where none was. */
  findPayout(order: PayoutOrder): Promise<ReportedPayout | null>;
  /** Pays what was transferred to the account's bank, once for each key, and says how far that is. */
  payOut(order: PayoutOrder, transfer: ConnectedTransfer): Promise<ReportedPayout>;
  /** Takes a transfer back whose payout failed, once. */
  reverse(transferId: string): Promise<void>;
  readWebhook(body: Buffer, headers: Headers): Promise<ConnectEvent[]>;
}
