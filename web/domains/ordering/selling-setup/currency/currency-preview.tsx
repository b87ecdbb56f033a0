import { useCallback } from 'react';
import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import { getShopCurrency } from '../../../../../contracts/ordering/shop-currency.ts';
import { formatDate } from '../../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { shopCurrencyText } from '../../../../../i18n/generated/shop-currency.ts';
import { api } from '../../../../lib/api/api.ts';
import { useLazy } from '../../../../lib/react/use-lazy.ts';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';

const fees = [
  ['home_fee_cents', 'homeFee'],
  ['region_fee_cents', 'regionFee'],
  ['world_fee_cents', 'worldFee'],
  ['free_from_cents', 'freeFrom'],
] as const;

interface Row {
  key: string;
  name: string;
  before: number;
  after: number;
}

/** What each price and fee of the shop becomes in another currency. */
export function CurrencyPreview({ from, to }: { from: ShopCurrency; to: ShopCurrency }) {
  const load = useCallback(() => api(getShopCurrency, { body: { to } }), [to]);
  const change = useLazy(load)?.change;
  if (!change) {
    return (
      <div aria-busy="true" className="w-full">
        <p className="sr-only">{shopCurrencyText('loading')}</p>
        <Skeleton className="h-40 w-full rounded-card" />
      </div>
    );
  }
  const { listings, listing_count: count, shipping, rates_date: date } = change;
  const prices = listings.map(({ id, title, price_before, price_after }) => {
    return { key: id, name: title, before: price_before, after: price_after };
  });
  const charged = fees.flatMap(([field, label]): Row[] => {
    const fee = shipping?.[field];
    return fee ? [{ key: field, name: shopCurrencyText(label), ...fee }] : [];
  });
  return (
    <div className="flex w-full flex-col gap-4">
      <p className="text-caption text-muted">{shopCurrencyText('chooseHint', { date: formatDate(date) })}</p>
      <Rows title={shopCurrencyText('listings', { count })} rows={prices} from={from} to={to} />
      {count > listings.length && (
        <p className="text-caption text-muted">{shopCurrencyText('more', { count: listings.length })}</p>
      )}
      <Rows title={shopCurrencyText('fees')} rows={charged} from={from} to={to} />
    </div>
  );
}

interface RowsProps {
  title: string;
  rows: Row[];
  from: ShopCurrency;
  to: ShopCurrency;
}

function Rows({ title, rows, from, to }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1.5 font-sans font-semibold text-sm tracking-normal">{title}</h3>
      <dl className="flex max-h-72 flex-col gap-1.5 overflow-y-auto text-sm">
        {rows.map(({ key, name, before, after }) => (
          <div key={key} className="flex justify-between gap-4">
            <dt dir="auto" className="min-w-0 truncate">
              {name}
            </dt>
            <dd className="shrink-0 tabular-nums">
              <span className="text-muted">{formatMoney(before, from)}</span> → {formatMoney(after, to)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
