import written from '../../data/reference/platforms.json' with { type: 'json' };
import type { CountryCode } from '../countries/countries.ts';

export type PlatformName = keyof typeof written.platforms;

export const platformNames = Object.keys(written.platforms) as PlatformName[];

/** A marketplace: where it sells, its approximate fee and the goods it suits. */
export interface Platform {
  countries: readonly CountryCode[];
  /** Fee in hundredths of a percent of the price, without fixed amounts per order. */
  feeBasisPoints: number;
  /** Fees of top categories that differ from the general fee. */
  feeByTopCategory?: Readonly<Record<number, number>>;
  /** Top categories it does not suit. */
  unsuitedTopCategories: readonly number[];
  /** Restriction on the goods, if the platform has one. */
  restriction?: 'handmade';
}

interface WrittenPlatform {
  countries: string[];
  feeBasisPoints: number;
  feeBasisPointsByCategory?: Record<string, number>;
  unsuitedCategories: number[];
  restriction?: string;
}

// Fees are rough levels from the platforms' public fee pages and press reports as known in 2025. They differ by
// country, category and seller programme, and change often: good for comparing, not for accounting.
export const platforms = Object.fromEntries(
  Object.entries<WrittenPlatform>(written.platforms).map(([name, platform]) => [name, toPlatform(platform)]),
) as Record<PlatformName, Platform>;

function toPlatform(platform: WrittenPlatform): Platform {
  const { countries, feeBasisPoints, feeBasisPointsByCategory, unsuitedCategories, restriction } = platform;
  return {
    countries: countries as CountryCode[],
    feeBasisPoints,
    unsuitedTopCategories: unsuitedCategories,
    ...(feeBasisPointsByCategory ? { feeByTopCategory: feeBasisPointsByCategory } : {}),
    ...(restriction ? { restriction: restriction as Platform['restriction'] } : {}),
  };
}
