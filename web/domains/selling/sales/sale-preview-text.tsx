import type { SalePreview } from '../../../../contracts/marketplace/sales.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { salesText } from '../../../../i18n/generated/sales.ts';

/** How many listings a sale makes cheaper, and one of them as an example. */
export function SalePreviewText({ preview }: { preview: SalePreview | null }) {
  return (
    <div role="status" className="text-sm">
      {preview && (
        <div className="rounded-card bg-sunken px-4 py-3">
          <p className="font-semibold">{salesText('affected', { count: preview.listings })}</p>
          {preview.example && (
            <p className="wrap-anywhere">
              {salesText('example', {
                title: preview.example.title,
                before: formatMoney(preview.example.price_minor, preview.currency),
                after: formatMoney(preview.example.sale_price_minor, preview.currency),
              })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
