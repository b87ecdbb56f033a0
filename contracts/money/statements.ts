import { z } from 'zod';
import { endpoint, receivedFile, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { languages } from '../languages.ts';
import { ledgerModes } from './wallet-rules.ts';

/** What changes the money of a seller, in the order of a statement. */
export const statementParts = [
  'sales',
  'refunds',
  'disputes',
  'commission',
  'commission_tax',
  'fees',
  'payouts',
  'deposits',
  'written_off',
] as const;
export type StatementPart = (typeof statementParts)[number];

const statement = z.object({
  /** In UTC, such as `2026-11`. */
  month: z.string(),
  /** Statements of the sandbox stay readable after a shop went live. */
  mode: z.enum(ledgerModes),
  currency: z.enum(shopCurrencies),
  /** What is available, less what is owed. */
  opening_cents: z.int(),
  closing_cents: z.int(),
});
export type StatementSummary = z.infer<typeof statement>;

export const listStatements = endpoint({
  operationId: 'listStatements',
  method: 'GET',
  path: '/user/statements',
  access: 'seller',
  summary:
    'The months in which the wallet changed, newest first, with the balances before and after; the last ten years',
  answer: success({ statements: z.array(statement) }),
});

const file = {
  method: 'GET',
  access: 'seller',
  body: z.object({
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .meta({ description: 'a month as year-month', example: '2026-10' }),
    mode: z.enum(ledgerModes),
    currency: z.enum(shopCurrencies).default('USD'),
    language: z.enum(languages).default('en'),
  }),
  answer: receivedFile,
} as const;

export const getStatementPdf = endpoint({
  ...{ ...file, operationId: 'getStatementPdf', path: '/user/statements/pdf', fileType: 'application/pdf' },
  summary: 'The sums of a month of the wallet as a PDF file',
  errors: ['documents_busy'],
});

export const getStatementCsv = endpoint({
  ...{ ...file, operationId: 'getStatementCsv', path: '/user/statements/csv', fileType: 'text/csv' },
  summary: 'Every change of the wallet in a month as CSV, with the balance after each',
});
