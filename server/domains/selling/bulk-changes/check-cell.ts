import { findLeafCategory } from '../../../../catalog/categories/lookup.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { languages } from '../../../../contracts/languages.ts';
import { maxListingPhotos } from '../../../../contracts/marketplace/listing-photos.ts';
import type { ListingCell } from '../../../../contracts/selling/listing-cells.ts';
import {
  checkPlan,
  findStockProblem,
  findWeightProblem,
  textLength,
} from '../../../../contracts/selling/listing-rules.ts';
import { type ListingState, listingStates } from '../../../../contracts/selling/my-listings.ts';
import { cleanLine, cleanParagraphs } from '../../../../contracts/text/clean-text.ts';
import { readMeasure, readMinor, readNumber } from '../../../../contracts/text/typed-number.ts';
import { formatPlainAmount } from '../../../../i18n/format-money.ts';
import { bulkChangesText } from '../../../../i18n/generated/bulk-changes.ts';
import { listingRulesText } from '../../../../i18n/generated/listing-rules.ts';
import { myListingsText } from '../../../../i18n/generated/my-listings.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { readCountryNames } from '../../../../reference-data/countries/country-names.ts';

/** The value as it is stored, or a sentence in the page's language. */
export type CheckedCell = { value: string } | { problem: string };

/** Reads what was typed into a cell, or stands in one of a file. */
export function checkCell(cell: ListingCell, text: string, currency: ShopCurrency): CheckedCell {
  if (cell === 'price') return checkPrice(text, currency);
  if (cell === 'stock') {
    const units = text.trim();
    const problem = findStockProblem(units);
    return problem ? { problem } : { value: String(readNumber(units)) };
  }
  if (cell === 'weight') {
    const kilograms = text.trim();
    const problem = findWeightProblem(kilograms);
    return problem
      ? { problem }
      : { value: kilograms && String(Math.round((readMeasure(kilograms) ?? 0) * 1000) / 1000) };
  }
  if (cell === 'state') return checkState(text);
  if (cell === 'category') return checkCategory(text);
  if (cell === 'countries') return checkCountries(text);
  if (cell === 'photos') return checkPhotos(text);
  return checkText(cell, text);
}

/** A price as people write it into a spreadsheet, also with the sign of the currency. */
function checkPrice(text: string, currency: ShopCurrency): CheckedCell {
  const figure = text.replace(currency, '').replace(/[\p{Sc}\s]/gu, '');
  const { suggestedPrice: problem } = checkPlan({ suggestedPrice: figure, recommended_countries: ['any'], currency });
  return problem ? { problem } : { value: formatPlainAmount(readMinor(figure, currency) ?? 0, currency) };
}

const stateWords = new Map<string, ListingState>(
  listingStates.flatMap((state) => [
    [state, state],
    ...languages.map((language) => [wordOf(state, language), state] as const),
  ]),
);

function wordOf(state: ListingState, language: (typeof languages)[number]): string {
  return withLocale(language, () => myListingsText(state)).toLowerCase();
}

function checkState(text: string): CheckedCell {
  const state = stateWords.get(text.trim().normalize('NFC').toLowerCase());
  if (state) return { value: state };
  const known = listingStates.map((each) => myListingsText(each)).join(', ');
  return { problem: bulkChangesText('stateUnknown', { typed: shorten(text), known }) };
}

function checkCategory(text: string): CheckedCell {
  const category = findLeafCategory(text.trim());
  return category
    ? { value: String(category.id) }
    : { problem: bulkChangesText('categoryUnknown', { typed: shorten(text) }) };
}

function checkCountries(text: string): CheckedCell {
  const isCodes = /^[a-z]{2}([\s,;|]+[a-z]{2})*$/i.test(text.trim());
  const names = text.split(isCodes ? /[\s,;|]+/ : /[,;|\n]+/).map((name) => name.trim());
  const { codes, unknown } = readCountryNames(names.filter(Boolean));
  if (unknown.length > 0) return { problem: bulkChangesText('countryUnknown', { typed: shorten(unknown.join(', ')) }) };
  return codes.length > 0 ? { value: codes.join(' ') } : { problem: listingRulesText('countriesRequired') };
}

/** File names, or addresses of photos on this site. */
function checkPhotos(text: string): CheckedCell {
  const names = text.split(/[\s,;|]+/).filter(Boolean);
  const images = [...new Set(names.map((name) => name.slice(name.lastIndexOf('/') + 1)))];
  if (images.length === 0) return { problem: bulkChangesText('photoRequired') };
  if (images.length > maxListingPhotos)
    return { problem: bulkChangesText('tooManyPhotos', { count: maxListingPhotos }) };
  return { value: images.join(' ') };
}

function checkText(cell: ListingCell, text: string): CheckedCell {
  const field = cell.startsWith('title') ? 'title' : 'description';
  const value = field === 'title' ? cleanLine(text) : cleanParagraphs(text);
  if (!value) return { problem: listingRulesText('textRequired') };
  const count = String(textLength[field]);
  return [...value].length > textLength[field]
    ? { problem: listingRulesText(`${field}TooLong`, { count }) }
    : { value };
}

/** A wrong value as it is repeated in a sentence. */
export const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
