import { formatNumber } from '../../i18n/format-number.ts';
import { listingsText } from '../../i18n/generated/listings.ts';
import { getLocale } from '../../i18n/locale.ts';
import { type Prices, reductionPercent } from './price-rules.ts';

/** The label of a reduced listing, `40% OFF`; Chinese shoppers read the tenths that are left, `6折`. Null without a reduction. */
export function reductionLabel(prices: Prices): string | null {
  const percent = reductionPercent(prices);
  if (percent === null) return null;
  const locale = getLocale();
  return listingsText('reductionLabel', {
    figure: formatNumber(locale === 'zh' ? (100 - percent) / 10 : percent, locale),
  });
}
