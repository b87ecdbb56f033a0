import { cardRulesText } from '../../../i18n/generated/card-rules.ts';

/** A card as typed. */
export interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
}

interface Brand {
  name: string;
  /** How numbers of the brand start, how many digits they have, and how many their security code has. */
  starts: RegExp;
  digits: readonly number[];
  cvcDigits: number;
}

const brands: readonly Brand[] = [
  { name: 'Visa', starts: /^4/, digits: [13, 16, 19], cvcDigits: 3 },
  { name: 'Mastercard', starts: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, digits: [16], cvcDigits: 3 },
  { name: 'American Express', starts: /^3[47]/, digits: [15], cvcDigits: 4 },
  { name: 'JCB', starts: /^35(2[89]|[3-8])/, digits: [16, 17, 18, 19], cvcDigits: 3 },
  { name: 'Discover', starts: /^6(011|4[4-9]|5)/, digits: [16, 17, 18, 19], cvcDigits: 3 },
  { name: 'UnionPay', starts: /^62/, digits: [16, 17, 18, 19], cvcDigits: 3 },
];

const otherBrand: Brand = { name: 'Card', starts: /^/, digits: [12, 13, 14, 15, 16, 17, 18, 19], cvcDigits: 3 };
const longestText = 40;
const longestValidityYears = 20;

/** The digits of a typed card number, without spaces and dashes, also from a full-width keyboard. */
export function readCardNumber(text: string): string {
  return plain(text).replaceAll('-', '');
}

/** What may be kept and shown of a card. */
export function summarizeCard(number: string): { brand: string; lastFour: string } {
  const digits = readCardNumber(number);
  return { brand: brandOf(digits).name, lastFour: digits.slice(-4) };
}

/** The problem of each field of a typed card; no keys where all is well. */
export function findCardProblems(card: TypedCard, now: Date): Partial<Record<keyof TypedCard, string>> {
  const number = findNumberProblem(card.number);
  const expiry = findExpiryProblem(card.expiry, now);
  const cvc = findCvcProblem(card);
  return { ...(number ? { number } : {}), ...(expiry ? { expiry } : {}), ...(cvc ? { cvc } : {}) };
}

/** The problem of the code of a challenge, or null. */
export function findCodeProblem(code: string): string | null {
  return /^\d{6}$/.test(plain(code)) ? null : cardRulesText('codeNotSixDigits');
}

/** What a buyer reads when a payment failed. */
export function cardRefusalText(reason: 'declined' | 'code_wrong'): string {
  return cardRulesText(reason);
}

function findNumberProblem(text: string): string | null {
  const number = readCardNumber(text);
  if (!number) return cardRulesText('numberRequired');
  const isRight = /^\d+$/.test(number) && brandOf(number).digits.includes(number.length) && passesLuhn(number);
  return isRight ? null : cardRulesText('numberWrong');
}

function findExpiryProblem(text: string, now: Date): string | null {
  const typed = plain(text);
  if (!typed) return cardRulesText('expiryRequired');
  const [, month = '', year = ''] =
    typed.match(/^(\d{1,2})[/.-](\d{2}|20\d{2})$/) ?? typed.match(/^(\d{2})(\d{2}|20\d{2})$/) ?? [];
  if (!year || Number(month) < 1 || Number(month) > 12) return cardRulesText('expiryWrong');
  const lastMonth = (2000 + (Number(year) % 100)) * 12 + Number(month) - 1;
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
  if (lastMonth < thisMonth) return cardRulesText('expired');
  return lastMonth > thisMonth + longestValidityYears * 12 ? cardRulesText('expiryWrong') : null;
}

function findCvcProblem({ number, cvc }: TypedCard): string | null {
  const typed = plain(cvc);
  if (!typed) return cardRulesText('cvcRequired');
  const { cvcDigits } = brandOf(readCardNumber(number));
  return /^\d+$/.test(typed) && typed.length === cvcDigits ? null : cardRulesText('cvcWrong', { count: cvcDigits });
}

/** Without spaces, and with the digits of a full-width keyboard as plain ones. */
function plain(text: string): string {
  return text.slice(0, longestText).normalize('NFKC').replace(/\s/g, '');
}

function brandOf(number: string): Brand {
  return brands.find(({ starts }) => starts.test(number)) ?? otherBrand;
}

/** The check digit of ISO/IEC 7812: every second digit from the right is doubled. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, character, index) => {
    const doubled = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
