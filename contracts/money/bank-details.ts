import { walletRulesText } from '../../i18n/generated/wallet-rules.ts';

/** The account that a bank file pays to. */
export interface BankDetails {
  holder: string;
  /** An IBAN, or the number of an account in a country without IBANs. */
  number: string;
  /** The bank's code by ISO 9362. */
  bic: string;
}

export const longestHolder = 70;

/** A number as it is stored: people type it in groups. */
export const compactNumber = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase();

const ibanPattern = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/;
const numberPattern = /^[A-Z0-9]{4,34}$/;
const bicPattern = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** Whether it begins as an IBAN does; no country without IBANs begins its numbers with two letters and two digits. */
export const looksLikeIban = (number: string): boolean => /^[A-Z]{2}[0-9]{2}/.test(number);

/** Whether the check digits of an IBAN are right (ISO 7064, MOD 97-10). */
export function isIban(number: string): boolean {
  if (!ibanPattern.test(number)) return false;
  const digits = [...number.slice(4), ...number.slice(0, 4)]
    .map((character) => Number.parseInt(character, 36))
    .join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** The problem of each typed field of a bank account. */
export function findBankProblems(typed: BankDetails): { holder?: string; number?: string; bic?: string } {
  const number = compactNumber(typed.number);
  const isNumber = looksLikeIban(number) ? isIban(number) : numberPattern.test(number);
  return {
    ...(typed.holder.trim().length < 2 && { holder: walletRulesText('holderRequired') }),
    ...(!isNumber && { number: walletRulesText(number === '' ? 'numberRequired' : 'notAnAccountNumber') }),
    ...(!bicPattern.test(compactNumber(typed.bic)) && { bic: walletRulesText('notABic') }),
  };
}
