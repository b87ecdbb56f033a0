import { platformsText } from '../../i18n/generated/platforms.ts';
import { getLocale } from '../../i18n/locale.ts';
import type { CountryCode } from '../countries/countries.ts';
import { countryNameIn } from '../countries/country-labels.ts';
import type { MoneyRange } from '../prices/prices.ts';
import { type Platform, type PlatformName, platformNames, platforms } from './platforms.ts';

export interface PlatformOffer {
  /** List price in US cents that leaves the seller the given range after fees. */
  price_range: MoneyRange;
  availability: string;
}

const wholeInBasisPoints = 10_000;
const namesWithArticle: readonly CountryCode[] = ['US', 'GB', 'NL', 'PH', 'AE'];

/** Compares the marketplaces for one top category: the list price on each, and in which of the countries it sells. */
export function comparePlatforms(
  range: MoneyRange,
  codes: readonly CountryCode[],
  topCategoryId: number,
): Record<PlatformName, PlatformOffer> {
  const offers = platformNames.map((name): [PlatformName, PlatformOffer] => {
    const platform = platforms[name];
    const offer = {
      price_range: listPriceRange(platform, range, topCategoryId),
      availability: availability(platform, codes, topCategoryId),
    };
    return [name, offer];
  });
  return Object.fromEntries(offers) as Record<PlatformName, PlatformOffer>;
}

/** What remains of a price after the platform's fee, in whole cents. */
export function amountAfterFee(platform: Platform, cents: number, topCategoryId: number): number {
  return Math.floor((cents * sellerBasisPoints(platform, topCategoryId)) / wholeInBasisPoints);
}

function sellerBasisPoints({ feeBasisPoints, feeByTopCategory }: Platform, topCategoryId: number): number {
  return wholeInBasisPoints - (feeByTopCategory?.[topCategoryId] ?? feeBasisPoints);
}

function listPriceRange(platform: Platform, { min, max }: MoneyRange, topCategoryId: number): MoneyRange {
  const share = sellerBasisPoints(platform, topCategoryId);
  const lowest = Math.ceil((min * wholeInBasisPoints) / share);
  const highest = Math.floor((max * wholeInBasisPoints) / share);
  return { min: lowest, max: Math.max(lowest, highest) };
}

function availability(platform: Platform, codes: readonly CountryCode[], topCategoryId: number): string {
  if (platform.unsuitedTopCategories.includes(topCategoryId)) return platformsText('unsuited');
  const [first, second, ...others] = [...new Set(codes)]
    .filter((code) => platform.countries.includes(code))
    .map(nameInSentence);
  if (first === undefined) return platformsText('nowhere');
  const where = countriesIn(first, second, others.length);
  return platform.restriction ? platformsText(platform.restriction, { where }) : where;
}

function countriesIn(first: string, second: string | undefined, others: number): string {
  if (second === undefined) return platformsText('one', { first });
  if (others === 0) return platformsText('two', { first, second });
  return platformsText('more', { first, second, count: others });
}

function nameInSentence(code: CountryCode): string {
  const name = countryNameIn(code, getLocale());
  return getLocale() === 'en' && namesWithArticle.includes(code) ? `the ${name}` : name;
}
