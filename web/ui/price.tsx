import { isReduced, type Prices } from '../../contracts/price-rules.ts';
import { formatMoney } from '../lib/format.ts';
import { classes } from './classes.ts';

interface PriceProps {
  prices: Prices;
  /** The class of the previous price; the current price inherits its style. */
  previousPriceClass?: string;
}

/** The current price and, when reduced, the previous one struck through; screen readers hear which is which. */
export function Price({ prices, previousPriceClass }: PriceProps) {
  if (!isReduced(prices)) return <span>{formatMoney(prices.price_cents)}</span>;
  return (
    <>
      <span>
        <span className="sr-only">Now </span>
        {formatMoney(prices.price_cents)}
      </span>{' '}
      <span className={classes('font-normal text-muted', previousPriceClass)}>
        <span className="sr-only">before </span>
        <s>{formatMoney(prices.price_before_cents)}</s>
      </span>
    </>
  );
}
