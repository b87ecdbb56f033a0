import { useState } from 'react';
import { deleteSale, endSale, type OwnSale } from '../../../../contracts/marketplace/sales.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { salesText } from '../../../../i18n/generated/sales.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useApiCallWithToast } from '../../../ui/overlays/api-call-with-toast.ts';
import { formatLocalTime } from './local-time.ts';

/** One sale: of what, how much less, from when until when, and a button to end or delete it. */
export function SaleRow({ sale, onChanged }: { sale: OwnSale; onChanged: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const call = useApiCallWithToast();
  const name = nameOf(sale);
  const params = { id: sale.id };

  async function finish() {
    setBusy(true);
    const done = await call(sale.state === 'running' ? api(endSale, { params }) : api(deleteSale, { params }));
    setBusy(false);
    if (done) onChanged();
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3">
      <div className="mr-auto min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p>{discountOf(sale)}</p>
        <p className="text-muted text-sm">
          {salesText('times', { from: formatLocalTime(sale.starts_at), until: formatLocalTime(sale.ends_at) })}
        </p>
      </div>
      {sale.state === 'running' && (
        <Button isBusy={isBusy} aria-label={salesText('endNamed', { name })} onClick={() => void finish()}>
          {salesText('end')}
        </Button>
      )}
      {sale.state === 'planned' && (
        <Button isBusy={isBusy} aria-label={salesText('removeNamed', { name })} onClick={() => void finish()}>
          {salesText('remove')}
        </Button>
      )}
    </li>
  );
}

function nameOf({ scope, name }: OwnSale): string {
  if (scope === 'shop') return salesText('shop');
  return scope === 'section' ? salesText('ofSection', { name: name ?? '' }) : (name ?? '');
}

function discountOf({ percent, amount_minor, currency }: OwnSale): string {
  if (percent !== null) return salesText('percentOff', { percent: String(percent) });
  return salesText('priceOf', { price: formatMoney(amount_minor ?? 0, currency) });
}
