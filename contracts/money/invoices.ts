import { z } from 'zod';
import { endpoint, receivedFile, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { onceKey } from '../input/once-key.ts';
import { languages } from '../languages.ts';
import { feeRule, movement } from './wallet.ts';
import { walletTypes } from './wallet-rules.ts';

export const invoiceStates = ['unpaid', 'overdue', 'paid', 'cancelled'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

const invoice = z.object({
  number: z.string(),
  billed_to: z.string(),
  description: z.string(),
  currency: z.enum(shopCurrencies),
  amount_cents: z.int(),
  state: z.enum(invoiceStates),
  issued_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
});

export type Invoice = z.infer<typeof invoice>;

const summary = z.object({
  /** That of the shop, in which all amounts are. */
  currency: z.enum(shopCurrencies),
  overdue_cents: z.int(),
  due_next_month_cents: z.int(),
  /** Null until the first invoice is paid. */
  average_seconds_to_pay: z.int().nullable(),
  /** What the wallet has for payments. */
  available_cents: z.int(),
  instant_payout_cents: z.int(),
  /** The limits of a payout. */
  smallest_cents: z.int(),
  largest_cents: z.int(),
  /** Where that payout goes; null where nothing is paid out. */
  payout_wallet: z.enum(walletTypes).nullable(),
  /** Whether no real money moves. */
  is_sandbox: z.boolean(),
  /** The fee of that payout, and its rule in words. */
  payout_fee_cents: z.int(),
  payout_fee_rule: z.string(),
  payout_fee_rule_message: feeRule,
  /** The commission of orders that buyers paid to the seller directly; null where nothing is owed. */
  commission_owed: z
    .object({ amount_cents: z.int(), orders: z.int(), first_due_at: z.iso.datetime(), is_overdue: z.boolean() })
    .nullable(),
  /** Whether the account has any invoice or payout; sample data is shown until then. */
  is_live: z.boolean(),
});

export type InvoiceSummary = z.infer<typeof summary>;

export const getInvoiceSummary = endpoint({
  operationId: 'getInvoiceSummary',
  method: 'GET',
  path: '/user/invoice-summary',
  access: 'seller',
  summary: 'What is overdue, due soon and ready to be paid out',
  answer: success({ summary }),
});

/** Requests with the same key pay once. Refused when the amount differs from the one that was shown. */
export const payCommission = endpoint({
  operationId: 'payCommission',
  needsVerifiedContact: true,
  method: 'POST',
  path: '/user/commission/pay',
  access: 'seller',
  summary: 'Pay all commission that is owed from the wallet',
  errors: ['not_enough_money', 'commission_changed', 'key_used_before'],
  body: z.object({ amount_cents: z.int().positive(), key: onceKey('commission-5b1f6a0e', 16) }),
  answer: success({ movement }),
});

export const listInvoices = endpoint({
  operationId: 'listInvoices',
  method: 'POST',
  path: '/user/invoices',
  access: 'seller',
  summary: 'Invoices that are still to be paid, the first due first; or those that are settled, newest first',
  body: z.object({ is_settled: z.boolean().default(false), cursor: z.string().max(200).optional() }),
  answer: success({ invoices: z.array(invoice), next_cursor: z.string().nullable() }),
});

export const getInvoiceFile = endpoint({
  operationId: 'getInvoiceFile',
  method: 'GET',
  path: '/user/invoices/:number/file',
  access: 'seller',
  summary: 'An invoice as a PDF file',
  errors: ['invoice_not_found', 'documents_busy'],
  params: z.object({ number: z.string().max(20) }),
  body: z.object({ language: z.enum(languages).default('en') }),
  fileType: 'application/pdf',
  answer: receivedFile,
});
