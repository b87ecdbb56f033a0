import { type CountryCode, countryName } from './countries.ts';
import { type Platform, type PlatformName, platformNames, platforms } from './platforms.ts';
import type { MoneyRange } from './prices.ts';

export interface PlatformOffer {
  /** List price in US cents that leaves the seller the given range after fees. */
  price_range: MoneyRange;
  availability: string;
}

const wholeInBasisPoints = 10_000;
const namesWithArticle: readonly CountryCode[] = ['US', 'GB', 'NL', 'PH', 'AE'];

/** Compares the marketplaces for one aisle: the list price on each, and in which of the countries it sells. */
export function comparePlatforms(
  range: MoneyRange,
  codes: readonly CountryCode[],
  aisleId: number,
): Record<PlatformName, PlatformOffer> {
  const offers = platformNames.map((name): [PlatformName, PlatformOffer] => {
    const platform = platforms[name];
    const offer = {
      price_range: listPriceRange(platform, range, aisleId),
      availability: availability(platform, codes, aisleId),
    };
    return [name, offer];
  });
  return Object.fromEntries(offers) as Record<PlatformName, PlatformOffer>;
}

/** What remains of a price after the platform's fee, in whole cents. */
export function amountAfterFee(platform: Platform, cents: number, aisleId: number): number {
  return Math.floor((cents * sellerBasisPoints(platform, aisleId)) / wholeInBasisPoints);
}

function sellerBasisPoints({ feeBasisPoints, feeByAisle }: Platform, aisleId: number): number {
  return wholeInBasisPoints - (feeByAisle?.[aisleId] ?? feeBasisPoints);
}

function listPriceRange(platform: Platform, { min, max }: MoneyRange, aisleId: number): MoneyRange {
  const share = sellerBasisPoints(platform, aisleId);
  const lowest = Math.ceil((min * wholeInBasisPoints) / share);
  const highest = Math.floor((max * wholeInBasisPoints) / share);
  return { min: lowest, max: Math.max(lowest, highest) };
}

function availability(platform: Platform, codes: readonly CountryCode[], aisleId: number): string {
  if (platform.unsuitedAisles.includes(aisleId)) return 'Not made for this kind of goods';
  const [first, second, ...others] = [...new Set(codes)]
    .filter((code) => platform.countries.includes(code))
    .map(inEnglish);
  const restriction = platform.restriction ? `, for ${platform.restriction}` : '';
  if (first === undefined) return 'Not in your countries';
  if (second === undefined) return `Sells in ${first}${restriction}`;
  if (others.length === 0) return `Sells in ${first} and ${second}${restriction}`;
  return `Sells in ${first}, ${second} and ${others.length} more of your countries${restriction}`;
}

function inEnglish(code: CountryCode): string {
  const en = countryName(code);
  return namesWithArticle.includes(code) ? `the ${en}` : en;
}
