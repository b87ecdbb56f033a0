import { browseFiltersText } from '../../../../i18n/generated/browse-filters.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

/** A price range in US dollars; either end may be left open. */
export function PriceFields({ low, high }: { low: number | undefined; high: number | undefined }) {
  const amount = { type: 'number', inputMode: 'decimal', min: 0, max: 10_000_000, step: 'any' } as const;
  return (
    <fieldset>
      <legend className="sr-only">{browseFiltersText('priceInDollars')}</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...amount}
          label={browseFiltersText('priceFrom')}
          name="min_price"
          defaultValue={low}
          placeholder="0"
        />
        <TextField
          {...amount}
          label={browseFiltersText('priceTo')}
          name="max_price"
          defaultValue={high}
          placeholder={browseFiltersText('anyPrice')}
        />
      </div>
    </fieldset>
  );
}
