import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Language } from '../../../../contracts/languages.ts';
import type { OrderLine } from '../../../../contracts/ordering/orders/orders.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { LinePicture } from './line-picture.tsx';

interface SoldLineProps {
  line: OrderLine;
  currency: string;
  /** The title in the language of its reader. */
  title: string;
  language?: Language;
  /** What is said about it below the title, and what can be done with it. */
  children: ReactNode;
}

/** What was sold, as it was then; the product itself may have changed since. */
export function SoldLine({ line, currency, title, language, children }: SoldLineProps) {
  return (
    <li className="flex gap-3.5 border-line border-t py-3.5 first:border-t-0">
      <LinePicture image={line.image} isFaded={line.state !== 'open'} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <div className="flex w-full flex-wrap justify-between gap-x-4">
          <p dir="auto" className="min-w-0 flex-[1_1_7rem] font-bold wrap-anywhere">
            <Link to={`/product/${line.product_id}`} lang={language} className="hover:underline">
              {title}
            </Link>
          </p>
          <p className="whitespace-nowrap font-bold tabular-nums">{formatMoney(line.total_cents, currency)}</p>
        </div>
        {children}
      </div>
    </li>
  );
}

/** How many units at which price: `2 × $ 12.00`. */
export const unitsAndPrice = ({ units, unit_price_cents }: OrderLine, currency: string) =>
  `${units} × ${formatMoney(unit_price_cents, currency)}`;
