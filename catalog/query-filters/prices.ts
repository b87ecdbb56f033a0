import type { Language } from '../../contracts/languages.ts';
import { type Amount, findAmounts } from './amounts.ts';
import { filterWords, findAfter, findBefore, type KnownWord, type PriceRole, priceRoles, wordsOfAll } from './words.ts';

/** A price that a query asks for, in a currency; an open end is null. */
export interface SaidPrice {
  low: number | null;
  high: number | null;
  /** ISO 4217. */
  currency: string;
  /** Where it stands in the text. */
  start: number;
  end: number;
}

const rolesOf = (place: 'before' | 'after') =>
  priceRoles.flatMap((role) => wordsOfAll(({ price }) => price[role][place]).map((known) => ({ ...known, role })));
const byLength = (a: KnownWord, b: KnownWord) => b.word.length - a.word.length;
const before = rolesOf('before').sort(byLength);
const after = rolesOf('after').sort(byLength);
const leads = wordsOfAll(({ price }) => price.between.leads);
const joiners = wordsOfAll(({ price }) => price.between.joiners);
const ledJoiners = wordsOfAll(({ price }) => [...price.between.joiners, ...price.between.ledJoiners]);
const tails = wordsOfAll(({ price }) => price.between.tails);
const leadIns = wordsOfAll(({ price }) => price.leadIns);
const trailers = wordsOfAll(({ price }) => price.trailers);
const measures = wordsOfAll(({ measures }) => measures);
const notAfter = wordsOfAll(({ notAfter }) => notAfter);

/** The prices that a normalized text surely asks for. */
export function findPrices(text: string, language: Language): SaidPrice[] {
  const amounts = findAmounts(text, language);
  const prices: SaidPrice[] = [];
  for (let at = 0; at < amounts.length; at += 1) {
    const [amount, next] = [amounts[at], amounts[at + 1]];
    const range = amount && next ? readRange(text, [amount, next], language) : null;
    const price = range ?? (amount ? readSingle(text, amount, language) : null);
    if (price) prices.push(price);
    if (range) at += 1;
  }
  return prices;
}

/** Two amounts with a word between them: 'from 20 to 40', '200-400k', '5만원에서 8만원'. */
function readRange(text: string, [low, high]: [Amount, Amount], language: Language): SaidPrice | null {
  const lead = findBefore(text, low.start, leads);
  const joiner = findAfter(text, low.end, lead ? ledJoiners : joiners);
  if (!joiner || text.slice(joiner.end, high.start).trim() !== '') return null;
  const currency = high.currency ?? low.currency;
  const isScaleShared = low.scale === 1 && high.scale > 1 && low.number < high.number;
  const from = isScaleShared ? low.number * high.scale : low.value;
  if (from >= high.value || isMeasure(text, high)) return null;
  const said = currency ?? bareCurrency(text, { ...high, start: lead?.start ?? low.start }, [lead], language);
  // Two numbers alone are rather sizes, but for thousands where every price is in thousands.
  const isScaled = isScaleShared || (low.scale > 1 && high.scale > 1);
  const isInThousands = isScaled && filterWords[language].leastBareAmount >= 1000;
  if (!said || (!currency && !lead && !isInThousands && !leadInBefore(text, low.start))) return null;
  const tail = findAfter(text, high.end, tails);
  const span = widen(text, lead?.start ?? low.start, tail?.end ?? high.end);
  return { low: from, high: high.value, currency: said, ...span };
}

/** One amount with a word before or after it: 'under 40', '3000円以下'. */
function readSingle(text: string, amount: Amount, language: Language): SaidPrice | null {
  if (isMeasure(text, amount)) return null;
  const first = findBefore(text, amount.start, before);
  const last = findAfter(text, amount.end, after);
  const role = (last ?? first) && roleOf((last ?? first)?.word ?? '', last ? after : before);
  if (!role) return null;
  const start = first?.start ?? amount.start;
  const currency = amount.currency ?? bareCurrency(text, { ...amount, start }, [last, first], language);
  if (!currency) return null;
  return { ...limitsOf(role, amount.value), currency, ...widen(text, start, last?.end ?? amount.end) };
}

const roleOf = (word: string, words: typeof before): PriceRole | undefined =>
  words.find((known) => known.word === word)?.role;

/** How far from an amount 'about' it reaches, as a share of it. */
const aboutShare = 0.2;

function limitsOf(role: PriceRole, value: number): Pick<SaidPrice, 'low' | 'high'> {
  if (role === 'atMost') return { low: null, high: value };
  if (role === 'atLeast') return { low: value, high: null };
  if (role === 'about') return { low: value * (1 - aboutShare), high: value * (1 + aboutShare) };
  return { low: value, high: value + 10 ** Math.floor(Math.log10(value)) - 1 };
}

/** Without a unit an amount is in the currency of the language whose words stand beside it; null where it may be no price. */
function bareCurrency(
  text: string,
  { start, value, scale }: Amount,
  words: readonly (KnownWord | null)[],
  language: Language,
): string | null {
  const languages = words.find((word) => word !== null)?.languages ?? [];
  const owner = languages.includes(language) ? language : languages[0];
  const { currency, leastBareAmount } = filterWords[owner ?? language];
  const isLarge = value >= leastBareAmount || scale > 1;
  return isLarge && !findBefore(text, start, notAfter) ? currency : null;
}

const leadInBefore = (text: string, start: number) => findBefore(text, start, leadIns);

/** Whether the number counts or measures something: years, people, millilitres. */
function isMeasure(text: string, { end, currency }: Amount): boolean {
  if (currency) return false;
  // A number joined to letters is a model or a measure.
  return /^[\p{Script=Latin}]/u.test(text.slice(end)) || findAfter(text, end, measures) !== null;
}

/** The place with the words that lead to the price and join it to the thing. */
function widen(text: string, start: number, end: number): { start: number; end: number } {
  const leadIn = leadInBefore(text, start);
  const further = leadIn ? leadInBefore(text, leadIn.start) : null;
  const trailer = findAfter(text, end, trailers);
  return { start: further?.start ?? leadIn?.start ?? start, end: trailer?.end ?? end };
}
