import type { CountryCode } from '../countries/countries.ts';

export const platformNames = ['Shopee', 'Lazada', 'TikTok Shop', 'Amazon', 'eBay', 'Etsy'] as const;

export type PlatformName = (typeof platformNames)[number];

/** A marketplace: where it sells, its approximate fee and the goods it suits. */
export interface Platform {
  countries: readonly CountryCode[];
  /** Fee in hundredths of a percent of the price, without fixed amounts per order. */
  feeBasisPoints: number;
  /** Fees of aisles that differ from the general fee. */
  feeByAisle?: Readonly<Record<number, number>>;
  /** Aisles it does not suit. */
  unsuitedAisles: readonly number[];
  /** Restriction on the goods, if the platform has one. */
  restriction?: 'handmade';
}

const softwareAisle = 14000;

// Fees are rough levels from the platforms' public fee pages and press reports as known in 2025. They differ by
// country, category and seller programme, and change often: good for comparing, not for accounting.
export const platforms: Record<PlatformName, Platform> = {
  Shopee: {
    countries: ['SG', 'MY', 'TH', 'VN', 'ID', 'PH', 'TW', 'BR'],
    // Commission and payment fee together: Thailand about 10 to 18 %, Vietnam 10.8 % + 4.9 % for fashion (July 2025).
    feeBasisPoints: 1300,
    unsuitedAisles: [],
  },
  Lazada: {
    countries: ['SG', 'MY', 'TH', 'VN', 'ID', 'PH'],
    // Commission 5 to 8 % in Thailand (Bangkok Post, July 2024), 10.8 % for fashion in Vietnam (July 2025), plus payment.
    feeBasisPoints: 1200,
    unsuitedAisles: [],
  },
  'TikTok Shop': {
    countries: ['SG', 'MY', 'TH', 'VN', 'ID', 'PH', 'US', 'GB', 'IE', 'ES', 'DE', 'FR', 'IT', 'MX', 'BR', 'JP'],
    // 6 % in the United States, 9 % in the United Kingdom, about 7 to 10 % with payment in South-East Asia (2025).
    feeBasisPoints: 800,
    unsuitedAisles: [13000, softwareAisle],
  },
  Amazon: {
    countries: [
      'US',
      'CA',
      'MX',
      'BR',
      'GB',
      'IE',
      'DE',
      'FR',
      'IT',
      'ES',
      'NL',
      'BE',
      'SE',
      'PL',
      'TR',
      'AE',
      'SA',
      'IN',
      'JP',
      'AU',
      'SG',
    ],
    // Referral fees of amazon.com: 15 % for most, 8 % electronics, 17 % clothing, 12 % automotive and industrial, 20 % jewellery.
    feeBasisPoints: 1500,
    feeByAisle: { 1000: 800, 2000: 1700, 4000: 1200, 9000: 2000, 13000: 1200 },
    unsuitedAisles: [],
  },
  eBay: {
    countries: ['US', 'CA', 'GB', 'IE', 'DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'NL', 'BE', 'PL', 'AU', 'HK', 'SG', 'MY'],
    // Final value fees of ebay.com from February 2025: 13.6 % for most, 15.3 % books and films, 15 % jewellery.
    feeBasisPoints: 1360,
    feeByAisle: { 8000: 1530, 9000: 1500 },
    unsuitedAisles: [],
  },
  Etsy: {
    countries: [
      'US',
      'CA',
      'GB',
      'IE',
      'DE',
      'AT',
      'CH',
      'FR',
      'IT',
      'ES',
      'PT',
      'NL',
      'BE',
      'PL',
      'SE',
      'NO',
      'DK',
      'FI',
      'AU',
      'NZ',
    ],
    // Transaction fee 6.5 % and payment processing about 3 % (United States, 2025).
    feeBasisPoints: 950,
    unsuitedAisles: [1000, 4000, 5000, 13000, softwareAisle, 15000],
    restriction: 'handmade',
  },
};
