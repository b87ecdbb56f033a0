import written from '../../data/reference/exchange-rates.json' with { type: 'json' };

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
export const ratesDate = written.date;

/** ISO 4217. */
export type CurrencyCode = keyof typeof written.currencies;

export const currencies = written.currencies as Record<CurrencyCode, Currency>;

/** How many decimals a price in this currency shows; none where prices are whole units. */
export function shownDecimals(currency: CurrencyCode): number {
  const { decimals, step } = currencies[currency];
  return step % 10 ** decimals === 0 ? 0 : decimals;
}
