import { payeeRulesText } from '../../../i18n/generated/payee-rules.ts';
import { cleanLine } from '../../text/clean-text.ts';
import {
  findPayNowProblem,
  findPromptPayProblem,
  findVietQrProblem,
  maskPayee,
  type Payee,
  readPayNowId,
  readPromptPayId,
  readVietQrAccount,
} from './payee-rules.ts';

/** How a buyer can be paid back. */
export const paybackMethods = ['promptpay', 'vietqr', 'paynow', 'bank'] as const;
export type PaybackMethod = (typeof paybackMethods)[number];

interface BankAccount {
  method: 'bank';
  bank: string;
  holder: string;
  /** As the bank writes it: digits, or an IBAN. */
  account: string;
}

/** The buyer's own account that a payback goes to. */
export type PaybackAccount = Payee | BankAccount;

export interface TypedAccount {
  method: PaybackMethod;
  bank: string;
  holder: string;
  account: string;
}

/** The field of a typed account that is not right, and what is wrong with it; null where all is. */
export function findAccountProblem(typed: TypedAccount): { field: 'bank' | 'holder' | 'account'; text: string } | null {
  const { method, bank, holder, account } = typed;
  const inAccount = (text: string | null) => (text ? ({ field: 'account', text } as const) : null);
  if (method === 'promptpay') return inAccount(findPromptPayProblem(account));
  if (method === 'paynow') return inAccount(findPayNowProblem(account));
  if (method === 'vietqr') {
    const text = findVietQrProblem(bank, account);
    return text ? { field: /^\d{6}$/.test(bank) ? 'account' : 'bank', text } : null;
  }
  if (!cleanLine(bank)) return { field: 'bank', text: payeeRulesText('bankRequired') };
  if (!cleanLine(holder)) return { field: 'holder', text: payeeRulesText('holderRequired') };
  return readAccountNumber(account) ? null : { field: 'account', text: payeeRulesText('accountRequired') };
}

/** A typed account; null where something is not right. */
export function readAccount(typed: TypedAccount): PaybackAccount | null {
  const { method, bank, holder, account } = typed;
  switch (method) {
    case 'promptpay':
      return readPromptPayId(account);
    case 'paynow':
      return readPayNowId(account);
    case 'vietqr':
      return readVietQrAccount(bank, account);
    case 'bank': {
      const number = readAccountNumber(account);
      const [bankName, holderName] = [cleanLine(bank), cleanLine(holder)];
      return number && bankName && holderName ? { method, bank: bankName, holder: holderName, account: number } : null;
    }
  }
}

/** The number of an account at any bank: 5 to 34 letters and digits, as the longest IBAN has. */
function readAccountNumber(text: string): string | null {
  const number = text
    .slice(0, 60)
    .normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase();
  return /^[0-9A-Z]{5,34}$/.test(number) && /\d/.test(number) ? number : null;
}

/** The number to pay to. */
export const accountNumberOf = (account: PaybackAccount): string =>
  account.method === 'vietqr' || account.method === 'bank' ? account.account : account.id;

/** An account as it may be shown where nobody has to pay to it. */
export const maskAccount = (account: PaybackAccount): string =>
  account.method === 'bank'
    ? `•••• ${account.account.slice(-Math.min(4, Math.floor(account.account.length / 3)))}`
    : maskPayee(account);
