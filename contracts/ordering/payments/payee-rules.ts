import { payeeRulesText } from '../../../i18n/generated/payee-rules.ts';

/** The seller's own account that a QR transfer goes to. */
export type Payee = PromptPayPayee | VietQrPayee | PayNowPayee;

export interface PromptPayPayee {
  method: 'promptpay';
  type: 'phone' | 'national_id' | 'ewallet';
  /** Digits only; a phone number with its leading 0. */
  id: string;
}

export interface VietQrPayee {
  method: 'vietqr';
  /** The six digits of the bank. */
  bank: string;
  account: string;
}

export interface PayNowPayee {
  method: 'paynow';
  type: 'mobile' | 'uen';
  /** A number with +65, or a UEN in upper case. */
  id: string;
}

const longestId = 60;

/** A typed PromptPay id; null where it is none. */
export function readPromptPayId(text: string): PromptPayPayee | null {
  const typed = compact(text);
  const phone = typed.match(/^(?:0|(?:\+|00)?66)([689]\d{8})$/)?.[1];
  if (phone) return { method: 'promptpay', type: 'phone', id: `0${phone}` };
  if (isThaiId(typed)) return { method: 'promptpay', type: 'national_id', id: typed };
  return /^\d{15}$/.test(typed) ? { method: 'promptpay', type: 'ewallet', id: typed } : null;
}

/** The problem of a typed PromptPay id, or null. */
export function findPromptPayProblem(text: string): string | null {
  const typed = compact(text);
  if (!typed) return payeeRulesText('promptpayRequired');
  if (readPromptPayId(text)) return null;
  return payeeRulesText(/^\d{13}$/.test(typed) ? 'thaiIdWrong' : 'promptpayWrong');
}

/** A typed account at a bank of Vietnam; null where it is none. Some accounts have letters. */
export function readVietQrAccount(bank: string, text: string): VietQrPayee | null {
  const account = compact(text).toUpperCase();
  const isRight = /^\d{6}$/.test(bank) && /^[0-9A-Z]{4,19}$/.test(account);
  return isRight ? { method: 'vietqr', bank, account } : null;
}

/** The problem of a typed account, or null. Whether there is such a bank is for the table of banks to say. */
export function findVietQrProblem(bank: string, text: string): string | null {
  if (!/^\d{6}$/.test(bank)) return payeeRulesText('vietqrBankRequired');
  if (!compact(text)) return payeeRulesText('vietqrAccountRequired');
  return readVietQrAccount(bank, text) ? null : payeeRulesText('vietqrAccountWrong');
}

// A business, a local company or another entity, and up to three characters that tell accounts of one entity apart.
const uen = /^(\d{8}[A-Z]|(?:18|19|20)\d{7}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])[0-9A-Z]{0,3}$/;

/** A typed PayNow id; null where it is none. */
export function readPayNowId(text: string): PayNowPayee | null {
  const typed = compact(text).toUpperCase();
  const mobile = typed.match(/^(?:(?:\+|00)?65)?([89]\d{7})$/)?.[1];
  if (mobile) return { method: 'paynow', type: 'mobile', id: `+65${mobile}` };
  return uen.test(typed) ? { method: 'paynow', type: 'uen', id: typed } : null;
}

/** The problem of a typed PayNow id, or null. */
export function findPayNowProblem(text: string): string | null {
  if (!compact(text)) return payeeRulesText('paynowRequired');
  return readPayNowId(text) ? null : payeeRulesText('paynowWrong');
}

/** An account as buyers and logs may see it: at most its last four characters, and never more than a third. */
export function maskPayee(payee: Payee): string {
  const id = payee.method === 'vietqr' ? payee.account : payee.id;
  return `•••• ${id.slice(-Math.min(4, Math.floor(id.length / 3)))}`;
}

/** Without the spaces, dashes and brackets that people write, and with full-width digits as plain ones. */
function compact(text: string): string {
  return text
    .slice(0, longestId)
    .normalize('NFKC')
    .replace(/[\s().-]/g, '');
}

/** The last digit of a Thai national or tax id is made of the others, with weights from 13 down to 2. */
function isThaiId(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 12)].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
}
