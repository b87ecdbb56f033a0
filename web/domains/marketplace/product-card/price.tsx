import { isReduced, type Prices } from '../../../../contracts/marketplace/price-rules.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { richText } from '../../../ui/display/rich-text.tsx';

interface PriceProps {
  prices: Prices & { currency: string };
  /** The class of the previous price; the current price inherits its style. */
  previousPriceClass?: string;
}

const hiddenWords = (words: string) => <span className="sr-only">{words}</span>;

/** The current price and, when reduced, the previous one struck through; screen readers hear which is which. */
export function Price({ prices, previousPriceClass }: PriceProps) {
  if (!isReduced(prices)) return <span>{formatMoney(prices.price_minor, prices.currency)}</span>;
  return (
    <>
      <span>
        {richText(commonText('priceNow', { price: formatMoney(prices.price_minor, prices.currency) }), {
          hidden: hiddenWords,
        })}
      </span>{' '}
      <span className={classes('font-normal text-muted', previousPriceClass)}>
        {richText(commonText('priceBefore', { price: formatMoney(prices.price_before_minor, prices.currency) }), {
          hidden: hiddenWords,
          old: (price) => <s>{price}</s>,
        })}
      </span>
    </>
  );
}
