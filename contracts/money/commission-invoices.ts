import { z } from 'zod';
import { endpoint, receivedFile, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { languages } from '../languages.ts';
import { ledgerModes } from './wallet-rules.ts';

const commissionInvoice = z.object({
  /** Counted in each year without gaps, such as `SBC-2026-0001`; those of the sandbox begin with TEST. */
  number: z.string(),
  mode: z.enum(ledgerModes),
  order_number: z.string(),
  currency: z.enum(shopCurrencies),
  /** With the tax. */
  amount_cents: z.int(),
  tax_cents: z.int(),
  issued_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  /** Of an order whose money the platform held, when it was issued. */
  paid_at: z.iso.datetime().nullable(),
});

export type CommissionInvoice = z.output<typeof commissionInvoice>;

export const listCommissionInvoices = endpoint({
  operationId: 'listCommissionInvoices',
  method: 'POST',
  path: '/user/commission/invoices',
  access: 'seller',
  summary: 'The platform’s invoices for its commission, newest first',
  body: z.object({ cursor: z.string().max(200).optional() }),
  answer: success({ invoices: z.array(commissionInvoice), next_cursor: z.string().nullable() }),
});

export const getCommissionInvoiceFile = endpoint({
  operationId: 'getCommissionInvoiceFile',
  method: 'GET',
  path: '/user/commission/invoices/:number/file',
  access: 'seller',
  summary: 'An invoice for commission as a PDF file, with the tax details of both sides',
  errors: ['invoice_not_found', 'documents_busy'],
  params: z.object({ number: z.string().max(30) }),
  body: z.object({ language: z.enum(languages).default('en') }),
  fileType: 'application/pdf',
  answer: receivedFile,
});
