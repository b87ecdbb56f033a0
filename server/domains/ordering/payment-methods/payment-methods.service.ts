import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '../../../../contracts/errors.ts';
import type { SellerCommission } from '../../../../contracts/money/commission.ts';
import { type TransferMethod, transferMethods } from '../../../../contracts/ordering/orders/order-states.ts';
import {
  findPayNowProblem,
  findPromptPayProblem,
  findVietQrProblem,
  maskPayee,
  type Payee,
  readPayNowId,
  readPromptPayId,
  readVietQrAccount,
} from '../../../../contracts/ordering/payments/payee-rules.ts';
import type {
  putPaymentMethods,
  SellerPaymentMethods,
} from '../../../../contracts/ordering/payments/payment-methods.ts';
import { findVietnamBank } from '../../../../reference-data/currencies/vietnam-banks.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { sellerPaymentMethods } from '../../../schema/ordering/selling.ts';
import { describeCommission, readCommission } from '../../money/commission/commission-rules.service.ts';
import { readPlatform } from '../../money/commission/commission-tax.service.ts';
import { defaultMethods } from './methods-taken.service.ts';

export type CommissionSettings = Parameters<typeof readCommission>[0] &
  Parameters<typeof readPlatform>[0] &
  Pick<Config, 'STRIPE_SECRET_KEY'>;
type Settings = typeof defaultMethods;
type Changes = z.output<typeof putPaymentMethods.body>;

/** How buyers can pay a seller, with the ids masked. */
export async function getSettings(db: Db, sellerId: number, config: CommissionSettings, now: Date) {
  const saved = await findSettings(db, sellerId);
  const commission = await findCommission(db, sellerId, config, now);
  return { payment_methods: describeSettings(saved ?? defaultMethods, config, commission), is_saved: saved !== null };
}

interface SavedSettings {
  methods: SellerPaymentMethods;
  /** The accounts of transfers that are others now, as their owner may read them; empty where none is. */
  changedPayees: string[];
}

/**
 * Saves what was chosen. An omitted id stays as it is, an empty one is removed; nothing is saved if one is wrong, or if
 * the account of a transfer would change and `confirmOwner` throws.
 */
export async function saveSettings(
  db: Db,
  request: { sellerId: number; changes: Changes; now: Date; confirmOwner(): Promise<unknown> },
  config: CommissionSettings,
): Promise<SavedSettings> {
  const { sellerId, changes, now } = request;
  const before = await findSettings(db, sellerId);
  const typed = readChanges(changes, before);
  const changedPayees = listChangedPayees(before ?? defaultMethods, { ...(before ?? defaultMethods), ...typed });
  if (changedPayees.length > 0) await request.confirmOwner();
  const values = {
    takesCard: changes.card,
    takesCashOnDelivery: changes.cash_on_delivery,
    ...typed,
    changedAt: now,
  };
  const [saved] = await db
    .insert(sellerPaymentMethods)
    .values({ sellerId, ...values })
    .onConflictDoUpdate({ target: sellerPaymentMethods.sellerId, set: values })
    .returning();
  if (!saved) throw new Error('The payment methods were not written.');
  const commission = await findCommission(db, sellerId, config, now);
  return { methods: describeSettings(saved, config, commission), changedPayees };
}

const methodNames: Record<TransferMethod, string> = { promptpay: 'PromptPay', vietqr: 'VietQR', paynow: 'PayNow' };

function listChangedPayees(before: Settings, after: Settings): string[] {
  return transferMethods.flatMap((method) => {
    const [old, current] = [payeeOf(before, method), payeeOf(after, method)];
    if (JSON.stringify(old) === JSON.stringify(current)) return [];
    return [`${methodNames[method]} ${current ? maskPayee(current) : '–'}`];
  });
}

/** The account that a transfer to a seller goes to; null where the seller does not take the method. */
export function payeeOf(settings: Settings, method: Payee['method']): Payee | null {
  const { promptpayId, vietqrBank, vietqrAccount, paynowId } = settings;
  switch (method) {
    case 'promptpay':
      return promptpayId === null ? null : readPromptPayId(promptpayId);
    case 'vietqr':
      return vietqrBank === null || vietqrAccount === null ? null : readVietQrAccount(vietqrBank, vietqrAccount);
    case 'paynow':
      return paynowId === null ? null : readPayNowId(paynowId);
  }
}

async function findSettings(db: Db, sellerId: number): Promise<Settings | null> {
  const [saved] = await db.select().from(sellerPaymentMethods).where(eq(sellerPaymentMethods.sellerId, sellerId));
  return saved ?? null;
}

/** What the platform takes of this seller's sales where no rule of a category holds. */
const findCommission = (db: Db, sellerId: number, config: CommissionSettings, day: Date) =>
  describeCommission(db, {
    ...{ sellerId, categoryId: undefined, day, usual: readCommission(config), platform: readPlatform(config) },
  });

function describeSettings(
  settings: Settings,
  config: CommissionSettings,
  commission: SellerCommission,
): SellerPaymentMethods {
  const transfer = (method: Payee['method']) => {
    const payee = payeeOf(settings, method);
    return { is_on: payee !== null, masked: payee && maskPayee(payee) };
  };
  return {
    card: settings.takesCard,
    cash_on_delivery: settings.takesCashOnDelivery,
    promptpay: transfer('promptpay'),
    vietqr: { ...transfer('vietqr'), bank: settings.vietqrBank },
    paynow: transfer('paynow'),
    commission_percent: commission.percent,
    commission_fixed_cents: commission.fixed_cents,
    commission_varies: commission.varies,
    commission_tax: commission.tax,
    is_sandbox: !config.STRIPE_SECRET_KEY,
  };
}

function readChanges(changes: Changes, saved: Settings | null): Partial<Settings> {
  const { promptpay_id, paynow_id } = changes;
  return {
    ...(promptpay_id === undefined ? {} : { promptpayId: readPromptPay(promptpay_id) }),
    ...readVietQr(changes, saved),
    ...(paynow_id === undefined ? {} : { paynowId: readPayNow(paynow_id) }),
  };
}

function readPromptPay(text: string): string | null {
  if (!text.trim()) return null;
  refuse(findPromptPayProblem(text));
  return readPromptPayId(text)?.id ?? null;
}

function readPayNow(text: string): string | null {
  if (!text.trim()) return null;
  refuse(findPayNowProblem(text));
  return readPayNowId(text)?.id ?? null;
}

/** An account belongs to its bank, so another bank needs its account again. */
function readVietQr({ vietqr_bank, vietqr_account }: Changes, saved: Settings | null): Partial<Settings> {
  const bank = vietqr_bank?.trim() ?? '';
  if (vietqr_account === undefined && (bank === '' || bank === saved?.vietqrBank)) return {};
  const account = vietqr_account ?? '';
  if (vietqr_account !== undefined && !account.trim()) return { vietqrBank: null, vietqrAccount: null };
  // An unknown bank is refused like a missing one.
  refuse(findVietQrProblem(findVietnamBank(bank) ? bank : '', account));
  const payee = readVietQrAccount(bank, account);
  return { vietqrBank: payee?.bank ?? null, vietqrAccount: payee?.account ?? null };
}

function refuse(problem: string | null): void {
  if (problem) throw new AppError('bad_input', { message: problem });
}
