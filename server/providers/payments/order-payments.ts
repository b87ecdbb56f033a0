import type { LedgerMode } from '../../../contracts/money/wallet-rules.ts';
import type { ReadBalanceTransactions } from './balance-transactions.ts';

/** One attempt to pay. The caller stores it: a repeated call with one key must send the same values. */
export interface PaymentRequest {
  /** Idempotency key of the attempt. */
  key: string;
  /** When the attempt began; what expires is counted from here, so that a repeated call agrees. */
  at: Date;
  purchaseId: string;
  /** ISO 4217. */
  currency: string;
  /** In its smallest unit, as providers count it too. */
  amountCents: number;
  /** The amount frozen in the order, needed by QR transfers. */
  local?: { currency: string; minor: number };
  /** What the payer reads at the provider, such as 'Snapbazaar 10042'; a QR code holds 25 plain characters of it. */
  description: string;
  returnUrl: string;
  cancelUrl: string;
  customerEmail?: string;
}

/** What the buyer does next. */
export type StartedPayment =
  | { type: 'none' }
  | { type: 'redirect'; url: string; reference: string }
  | { type: 'card'; reference: string; isSandbox: true }
  | { type: 'qr'; payload: string; reference: string; currency: string; amountMinor: number; payee: string };

export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded' | 'disputed';

/** Why a payment has its status, where the status alone does not say it. */
export type PaymentReason = 'declined' | 'code_needed' | 'code_wrong' | 'no_answer' | 'dispute_won' | 'dispute_lost';

export type DisputeState = 'inquiry' | 'open' | 'won' | 'lost';

/** A dispute of a payment, which may be about a part of it. */
export interface Dispute {
  /** The provider's name of it. */
  reference: string;
  state: DisputeState;
  amountCents: number;
  /** Until when the provider takes evidence; absent where it takes none, or has it. */
  evidenceDueAt?: Date;
}

/** Something that happened to a payment. Events come late, repeated and out of order. */
export interface PaymentEvent {
  /** The same for the same event, so that the caller handles it once. */
  id: string;
  /** The reference of the started payment. */
  reference: string;
  status: PaymentStatus;
  /** The amount of the whole payment. */
  amountCents: number;
  at: Date;
  /** What the buyer got back in all until now. */
  refundedCents?: number;
  reason?: PaymentReason;
  /** Where it is about a dispute; without it the whole payment is disputed. */
  dispute?: Dispute;
  /** All that is kept of a card. */
  card?: { brand: string; lastFour: string };
  /** Events that the sandbox cannot send by itself: the caller handles each when its time has come. */
  followUps?: PaymentEvent[];
}

export interface Refund {
  id: string;
  reference: string;
  amountCents: number;
  at: Date;
}

/** A card and the answer to its challenge, as typed at the page of the sandbox. */
export interface TypedPayment {
  card: { number: string; expiry: string; cvc: string };
  code?: string;
}

/** A way to pay orders. */
export interface OrderPaymentProvider {
  /** True where no real money moves; the pages say so. */
  isSandbox: boolean;
  /** Starts a payment, or returns the one that was started with the same key. */
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** Takes what was typed at a page of ours. */
  confirm?(reference: string, typed: TypedPayment): Promise<PaymentEvent>;
  /** Gives money back, once for each key. Missing where the seller has the money and gives it back. */
  refund?(reference: string, refund: { key: string; amountCents: number }): Promise<Refund>;
  /** The events in a message of the provider; none where it is about something else. */
  readWebhook?(body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): Promise<PaymentEvent[]>;
  /** What has become of a payment, for callers that got no answer. */
  find?(reference: string): Promise<PaymentEvent>;
  /** What changed the platform's balance; missing where the provider keeps none for us. */
  balanceTransactions?: ReadBalanceTransactions;
}

/** Whose money moves decides which books are written: those of the sandbox are never those of real money. */
export const modeOf = ({ isSandbox }: Pick<OrderPaymentProvider, 'isSandbox'>): LedgerMode =>
  isSandbox ? 'test' : 'live';

/**
 * Why a provider did not do what it was asked: it gave no answer, so that what happened is not known and the same call
 * may be repeated with its key; it refused for good; or a message was not signed by it.
 */
export type PaymentFailure = 'unavailable' | 'refused' | 'bad_signature';

/** A failed call. Its message is for the log and holds no personal data. */
export class PaymentProviderError extends Error {
  readonly failure: PaymentFailure;
  /** The provider's word for the reason, where it gave one. */
  readonly code: string | undefined;

  constructor(failure: PaymentFailure, message: string, code?: string) {
    super(message);
    this.name = 'PaymentProviderError';
    this.failure = failure;
    this.code = code;
  }
}
