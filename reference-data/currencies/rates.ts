/** A currency's exchange rate to the US dollar and how its prices are rounded. */
export interface Currency {
  /** Units per US dollar, times ten thousand, so that conversion uses integers only. */
  tenThousandthsPerUsd: number;
  /** Digits of the minor unit in ISO 4217: 2 for cents, 0 for yen, 3 for fils of the Kuwaiti dinar. */
  decimals: 0 | 2 | 3;
  /** Prices are multiples of this many minor units; 100 satang give whole baht. */
  step: number;
}

// Rounded reference values, entered by hand and not taken from a feed. A QR transfer is made with them too: the buyer
// sees amount, rate and day before paying, and the order keeps them. Update them together with the date.
export const ratesDate = '2026-11-12';

export const currencies = {
  USD: { tenThousandthsPerUsd: 10_000, decimals: 2, step: 1 },
  THB: { tenThousandthsPerUsd: 325_000, decimals: 2, step: 100 },
  VND: { tenThousandthsPerUsd: 262_500_000, decimals: 0, step: 1000 },
  IDR: { tenThousandthsPerUsd: 165_000_000, decimals: 2, step: 50_000 },
  MYR: { tenThousandthsPerUsd: 42_000, decimals: 2, step: 10 },
  SGD: { tenThousandthsPerUsd: 13_000, decimals: 2, step: 10 },
  PHP: { tenThousandthsPerUsd: 580_000, decimals: 2, step: 100 },
  MMK: { tenThousandthsPerUsd: 21_000_000, decimals: 2, step: 10_000 },
  KHR: { tenThousandthsPerUsd: 40_200_000, decimals: 2, step: 10_000 },
  LAK: { tenThousandthsPerUsd: 216_000_000, decimals: 2, step: 100_000 },
  BND: { tenThousandthsPerUsd: 13_000, decimals: 2, step: 10 },
  CNY: { tenThousandthsPerUsd: 71_000, decimals: 2, step: 10 },
  HKD: { tenThousandthsPerUsd: 78_000, decimals: 2, step: 10 },
  MOP: { tenThousandthsPerUsd: 80_000, decimals: 2, step: 10 },
  TWD: { tenThousandthsPerUsd: 310_000, decimals: 2, step: 100 },
  JPY: { tenThousandthsPerUsd: 1_520_000, decimals: 0, step: 1 },
  KRW: { tenThousandthsPerUsd: 14_300_000, decimals: 0, step: 100 },
  MNT: { tenThousandthsPerUsd: 35_800_000, decimals: 2, step: 10_000 },
  INR: { tenThousandthsPerUsd: 880_000, decimals: 2, step: 100 },
  PKR: { tenThousandthsPerUsd: 2_820_000, decimals: 2, step: 1000 },
  BDT: { tenThousandthsPerUsd: 1_220_000, decimals: 2, step: 100 },
  LKR: { tenThousandthsPerUsd: 3_030_000, decimals: 2, step: 1000 },
  NPR: { tenThousandthsPerUsd: 1_410_000, decimals: 2, step: 500 },
  AED: { tenThousandthsPerUsd: 36_725, decimals: 2, step: 50 },
  SAR: { tenThousandthsPerUsd: 37_500, decimals: 2, step: 50 },
  QAR: { tenThousandthsPerUsd: 36_400, decimals: 2, step: 50 },
  KWD: { tenThousandthsPerUsd: 3_070, decimals: 3, step: 50 },
  BHD: { tenThousandthsPerUsd: 3_760, decimals: 3, step: 50 },
  OMR: { tenThousandthsPerUsd: 3_845, decimals: 3, step: 50 },
  AUD: { tenThousandthsPerUsd: 15_300, decimals: 2, step: 5 },
  NZD: { tenThousandthsPerUsd: 17_400, decimals: 2, step: 10 },
  GBP: { tenThousandthsPerUsd: 7_500, decimals: 2, step: 1 },
  EUR: { tenThousandthsPerUsd: 8_600, decimals: 2, step: 1 },
  CHF: { tenThousandthsPerUsd: 8_000, decimals: 2, step: 5 },
  PLN: { tenThousandthsPerUsd: 36_500, decimals: 2, step: 1 },
  CZK: { tenThousandthsPerUsd: 209_000, decimals: 2, step: 100 },
  HUF: { tenThousandthsPerUsd: 3_350_000, decimals: 2, step: 1000 },
  RON: { tenThousandthsPerUsd: 43_700, decimals: 2, step: 1 },
  SEK: { tenThousandthsPerUsd: 94_500, decimals: 2, step: 100 },
  NOK: { tenThousandthsPerUsd: 100_500, decimals: 2, step: 100 },
  DKK: { tenThousandthsPerUsd: 64_200, decimals: 2, step: 100 },
  TRY: { tenThousandthsPerUsd: 420_000, decimals: 2, step: 10 },
  CAD: { tenThousandthsPerUsd: 14_000, decimals: 2, step: 1 },
  MXN: { tenThousandthsPerUsd: 184_000, decimals: 2, step: 100 },
  BRL: { tenThousandthsPerUsd: 53_500, decimals: 2, step: 10 },
  ARS: { tenThousandthsPerUsd: 14_500_000, decimals: 2, step: 10_000 },
  CLP: { tenThousandthsPerUsd: 9_450_000, decimals: 0, step: 10 },
  COP: { tenThousandthsPerUsd: 38_500_000, decimals: 2, step: 10_000 },
  PEN: { tenThousandthsPerUsd: 34_000, decimals: 2, step: 10 },
} satisfies Record<string, Currency>;

/** ISO 4217. */
export type CurrencyCode = keyof typeof currencies;

/** How many decimals a price in this currency shows; none where prices are whole units. */
export function shownDecimals(currency: CurrencyCode): number {
  const { decimals, step } = currencies[currency];
  return step % 10 ** decimals === 0 ? 0 : decimals;
}
