import {
  isBlank,
  isEmptyRange,
  isObject,
  type MoneyRange,
  readAs,
  readFlag,
  readList,
  readMoneyRange,
  readTable,
  Unreadable,
} from '../input/input-shapes.ts';
import { type Language, languages } from '../languages.ts';
import { languageNames } from './listing-analysis.ts';
import { maxDollars } from './listing-rules.ts';

/** More rows than any real price table has. */
const maxRows = 200;

const languageCodes = new Map<string, Language>(
  languages.flatMap((code) => [
    [code, code],
    [languageNames[code], code],
    [(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code).toLowerCase(), code],
  ]),
);

function findLanguage(text: string): Language | undefined {
  const name = text.trim().toLowerCase();
  // `zh-CN` and `Chinese (Simplified)` are Chinese.
  return languageCodes.get(name) ?? languageCodes.get(name.split(/[-_ (]/, 1)[0] ?? '');
}

/** Always the seven languages; a name that is not among them is refused. */
export const languagesField = readAs(
  (value): Language[] | Unreadable => {
    const names = readList(value);
    const unknown = names?.find((name) => !findLanguage(name));
    if (names && unknown === undefined) return [...languages];
    const expected = Object.values(languageNames).join(',');
    const what = unknown ? `names '${unknown.slice(0, 60)}', which is none of the seven languages` : 'must be a list';
    return new Unreadable(`The field 'languages' ${what}. Please send names or codes, for example ${expected}.`);
  },
  {
    description: 'Names or codes of the seven languages, joined by commas.',
    example: Object.values(languageNames).join(','),
  },
);

/** Names or codes of countries. */
export const salesRegionField = readAs(
  (value): string[] | Unreadable =>
    readList(value) ??
    new Unreadable("The field 'salesRegion' must name countries, for example Thailand,VN,United States."),
  { description: 'Countries by English name or ISO 3166 code, joined by commas.', example: 'Thailand,VN,JP' },
);

export const offerCreditField = readAs<boolean, 'yes' | 'no' | undefined>(
  (value) =>
    isBlank(value)
      ? false
      : (readFlag(value) ?? new Unreadable("The field 'offerCredit' must be yes or no, for example yes.")),
  { enum: ['yes', 'no'], default: 'no', description: 'Whether buyers may pay later.', example: 'yes' },
);

/** The lowest and the highest price in dollars; null where there is none. */
export const priceRangeField = (name: 'priceRange' | 'avgPrice') =>
  readAs(
    (value): MoneyRange | null | Unreadable => {
      if (isEmptyRange(value)) return null;
      const range = readMoneyRange(value);
      if (range && range.max <= maxDollars.price) return range;
      const expected = 'the lowest and the highest price in US dollars, lowest first';
      return new Unreadable(`The field '${name}' must be ${expected}, for example 9-65.`);
    },
    { description: 'The lowest and the highest price in US dollars.', example: '9-65' },
  );

export const localCurrenciesField = readAs(
  (value): Record<string, MoneyRange> | null | Unreadable => {
    if (isBlank(value)) return null;
    const rows = readTable(value, ['currency', 'code', 'name'])?.slice(0, maxRows);
    const ranges =
      rows && toCompleteRecord(rows.map(([code, range]) => [code.trim().toUpperCase(), readMoneyRange(range)]));
    if (ranges && Object.keys(ranges).every((code) => /^[A-Z]{3}$/.test(code))) return ranges;
    const expected = 'JSON with the lowest and the highest price by currency';
    return new Unreadable(
      `The field 'localCurrencies' must be ${expected}, for example {"THB":{"min":990,"max":1990}}.`,
    );
  },
  {
    description: 'JSON: the lowest and the highest price in each currency, by its ISO 4217 code.',
    example: '{"THB":{"min":990,"max":1990}}',
  },
);

/** Where a platform sells follows from its table and the listing's countries, so a sentence about it is not kept. */
type Offer = { price_range: MoneyRange };

export const platformComparisonField = readAs(
  (value): Record<string, Offer> | null | Unreadable => {
    if (isBlank(value)) return null;
    const rows = readTable(value, ['platform', 'name'])?.slice(0, maxRows);
    const offers = rows && toCompleteRecord(rows.map(([name, row]) => [name.trim().slice(0, 60), readOffer(row)]));
    if (offers) return offers;
    const example = '{"Shopee":{"price_range":{"min":28,"max":55}}}';
    return new Unreadable(
      `The field 'platformComparison' must be JSON with a price range by platform, for example ${example}.`,
    );
  },
  {
    description: 'JSON: price range by platform.',
    example: '{"Shopee":{"price_range":{"min":28,"max":55}}}',
  },
);

/** The rows as an object; null where a row has no name or no value. */
function toCompleteRecord<Row>(rows: [string, Row | null][]): Record<string, Row> | null {
  const isWhole = (row: [string, Row | null]): row is [string, Row] => row[0] !== '' && row[1] !== null;
  return rows.every(isWhole) ? Object.fromEntries(rows) : null;
}

function readOffer(row: unknown): Offer | null {
  if (!isObject(row)) return null;
  const range = readMoneyRange(row.price_range ?? row.priceRange ?? row);
  return range && { price_range: range };
}
