import { type CountryCode, countryName } from './countries.ts';
import { type Platform, type PlatformName, platformNames, platforms } from './platforms.ts';
import type { MoneyRange } from './prices.ts';

export interface PlatformOffer {
  /** What to ask there, in US cents, so that the range remains after fees. */
  price_range: MoneyRange;
  availability: string;
}

const wholeInBasisPoints = 10_000;
const withThe: readonly CountryCode[] = ['US', 'GB', 'NL', 'PH', 'AE'];

/** Compares the marketplaces for goods of one aisle: what to ask on each and in which of the countries it sells. */
export function comparePlatforms(
  range: MoneyRange,
  codes: readonly CountryCode[],
  aisleId: number,
): Record<PlatformName, PlatformOffer> {
  const offers = platformNames.map((name): [PlatformName, PlatformOffer] => {
    const platform = platforms[name];
    const offer = {
      price_range: askOn(platform, range, aisleId),
      availability: availability(platform, codes, aisleId),
    };
    return [name, offer];
  });
  return Object.fromEntries(offers) as Record<PlatformName, PlatformOffer>;
}

/** Tells what is left of a price after the platform's fee, in whole cents. */
export function takeHome(platform: Platform, cents: number, aisleId: number): number {
  return Math.floor((cents * kept(platform, aisleId)) / wholeInBasisPoints);
}

function kept({ feeBasisPoints, feeByAisle }: Platform, aisleId: number): number {
  return wholeInBasisPoints - (feeByAisle?.[aisleId] ?? feeBasisPoints);
}

function askOn(platform: Platform, { min, max }: MoneyRange, aisleId: number): MoneyRange {
  const share = kept(platform, aisleId);
  const lowest = Math.ceil((min * wholeInBasisPoints) / share);
  const highest = Math.floor((max * wholeInBasisPoints) / share);
  return { min: lowest, max: Math.max(lowest, highest) };
}

function availability(platform: Platform, codes: readonly CountryCode[], aisleId: number): string {
  if (platform.unsuited.includes(aisleId)) return 'Not made for this kind of goods';
  const [first, second, ...others] = [...new Set(codes)]
    .filter((code) => platform.countries.includes(code))
    .map(inEnglish);
  const only = platform.only ? `, for ${platform.only}` : '';
  if (first === undefined) return 'Not in your countries';
  if (second === undefined) return `Sells in ${first}${only}`;
  if (others.length === 0) return `Sells in ${first} and ${second}${only}`;
  return `Sells in ${first}, ${second} and ${others.length} more of your countries${only}`;
}

function inEnglish(code: CountryCode): string {
  const en = countryName(code);
  return withThe.includes(code) ? `the ${en}` : en;
}
