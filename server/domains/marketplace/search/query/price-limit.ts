import type { Language } from '../../../../../contracts/languages.ts';
import { type CurrencyCode, currencies } from '../../../../../reference-data/currencies/rates.ts';

const amount = String.raw`[$€£¥฿₫₩]?\s?(?<amount>\d[\d.,]*)\s?(?<scale>k|nghìn|ngàn|triệu|tr|mil|万|만|千|천)?\s?(?<unit>usd|dollars?|bucks|\$|€|euros?|eur|£|baht|บาท|฿|元|块|块钱|円|yen|¥|đồng|dong|vnd|đ|₫|pesos?|원|won|₩)?`;

/** How each language asks for a highest price. */
const patterns: readonly RegExp[] = [
  new RegExp(String.raw`(?:under|below|less than|up to|cheaper than|max(?:imum)?)\s+${amount}`, 'iu'),
  new RegExp(String.raw`(?:ราคา)?(?:ไม่เกิน|ต่ำกว่า|ไม่ถึง|งบ)\s*${amount}`, 'iu'),
  new RegExp(String.raw`${amount}\s*(?:以下|以内|之内|以內|以下的|左右以内)`, 'iu'),
  new RegExp(String.raw`(?:giá\s+)?(?:dưới|không quá|tối đa)\s+${amount}`, 'iu'),
  new RegExp(String.raw`(?:por\s+)?(?:menos de|hasta|por debajo de|máximo|no más de)\s+${amount}`, 'iu'),
  new RegExp(String.raw`${amount}\s*(?:まで|未満|以下)`, 'iu'),
  new RegExp(String.raw`${amount}\s*(?:이하|미만|까지|이내)`, 'iu'),
];

const scales: Record<string, number> = {
  k: 1e3,
  nghìn: 1e3,
  ngàn: 1e3,
  mil: 1e3,
  千: 1e3,
  천: 1e3,
  triệu: 1e6,
  tr: 1e6,
  万: 1e4,
  만: 1e4,
};
const unitCurrencies: readonly [RegExp, CurrencyCode][] = [
  [/usd|dollar|buck|\$/i, 'USD'],
  [/€|eur/i, 'EUR'],
  [/£/, 'GBP'],
  [/baht|บาท|฿/i, 'THB'],
  [/元|块/, 'CNY'],
  [/円|yen|¥/i, 'JPY'],
  [/đồng|dong|vnd|đ|₫/i, 'VND'],
  [/원|won|₩/i, 'KRW'],
];
/** The highest price a search asks for, in US cents, and the text without it; null when it names none. */
export function findPriceLimit(text: string, language: Language): { text: string; cents: number } | null {
  const typed = text.slice(0, 300);
  for (const pattern of patterns) {
    const match = pattern.exec(typed);
    if (!match?.groups) continue;
    const { amount: digits = '', scale = '', unit = '' } = match.groups;
    const value =
      Number(digits.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.')) * (scales[scale.toLowerCase()] ?? 1);
    const code =
      unitCurrencies.find(([symbol]) => symbol.test(unit || match[0].replace(digits, '')))?.[1] ??
      scriptCurrency(typed, language);
    const cents = Math.round((value * 100 * 10_000) / currencies[code].tenThousandthsPerUsd);
    if (Number.isSafeInteger(cents) && cents > 0) return { text: typed.replace(match[0], ' ').trim(), cents };
  }
  return null;
}

/** Without a unit an amount is in the currency of the country whose language is typed. */
function scriptCurrency(text: string, language: Language): CurrencyCode {
  if (/\p{Script=Thai}/u.test(text)) return 'THB';
  if (/\p{Script=Hangul}/u.test(text)) return 'KRW';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'JPY';
  if (/\p{Script=Han}/u.test(text)) return language === 'ja' ? 'JPY' : 'CNY';
  return /[ạảấầậắằặẹẻếềệịọốồộớờợụứừựỳỵđư]/iu.test(text) ? 'VND' : language === 'vi' ? 'VND' : 'USD';
}
