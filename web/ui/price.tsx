import { isReduced, type Prices } from '../../contracts/price-rules.ts';
import { formatMoney } from '../lib/format.ts';
import { classes } from './classes.ts';

interface PriceProps {
  prices: Prices;
  /** The look of the price before; that of the price now is what stands around it. */
  beforeClass?: string;
}

/** The price now and, where it was reduced, the one before struck through; read aloud, each says which it is. */
export function Price({ prices, beforeClass }: PriceProps) {
  if (!isReduced(prices)) return <span>{formatMoney(prices.price_cents)}</span>;
  return (
    <>
      <span>
        <span className="sr-only">Now </span>
        {formatMoney(prices.price_cents)}
      </span>{' '}
      <span className={classes('font-normal text-muted', beforeClass)}>
        <span className="sr-only">before </span>
        <s>{formatMoney(prices.price_before_cents)}</s>
      </span>
    </>
  );
}
