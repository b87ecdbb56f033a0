import { useState } from 'react';
import type { ProductOption } from '../../../../contracts/marketplace/variants.ts';
import { listingVariantsText } from '../../../../i18n/generated/listing-variants.ts';
import { useEventCallback } from '../../../lib/react/event-callback.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { FillAll } from './fill-all.tsx';
import { OptionChoice } from './option-choice.tsx';
import { type EditedVariant, fillAll, nameOf, type VariantDraft, withOptions } from './variant-draft.ts';
import { rowColumns, VariantRow } from './variant-row.tsx';
import type { DraftErrors } from './variant-set.ts';

interface VariantEditorProps {
  draft: VariantDraft;
  suggested: readonly ProductOption[];
  currency: string;
  /** File names of the photos of the listing. */
  photos: readonly string[];
  errors: DraftErrors | null;
  onChange: (draft: VariantDraft) => void;
}

/** The options of a listing, and price and stock of each combination. */
export function VariantEditor({ draft, suggested, currency, photos, errors, onChange }: VariantEditorProps) {
  const [problem, setProblem] = useState('');
  const { options, variants } = draft;
  const hasVariants = options.some(({ values }) => values.length > 0);
  const changeVariant = useEventCallback((place: number, part: Partial<EditedVariant>) =>
    onChange({ ...draft, variants: variants.map((one, at) => (at === place ? { ...one, ...part } : one)) }),
  );
  const heads = [
    listingVariantsText('variant'),
    listingVariantsText('price', { currency }),
    listingVariantsText('stock'),
    listingVariantsText('sku'),
    listingVariantsText('photo'),
    listingVariantsText('forSale'),
  ];
  return (
    <div className="flex flex-col gap-6">
      <p className="text-muted text-sm">{listingVariantsText('lead')}</p>
      <OptionChoice
        options={options}
        suggested={suggested}
        onProblem={setProblem}
        onChange={(next) => onChange(withOptions(draft, next))}
      />
      <p role="alert" className="font-medium text-bad text-sm empty:hidden">
        {problem || errors?.general}
      </p>
      {hasVariants && (
        <section aria-labelledby="variants-heading" className="flex flex-col gap-3 border-line border-t pt-6">
          <h3 id="variants-heading" className="text-lg">
            {listingVariantsText('count', { count: variants.length })}
          </h3>
          {variants.length > 1 && <FillAll currency={currency} onFill={(filled) => onChange(fillAll(draft, filled))} />}
          <div aria-hidden="true" className={classes('hidden gap-3 font-semibold text-caption lg:grid', rowColumns)}>
            {heads.map((head) => (
              <span key={head} className="last:text-center">
                {head}
              </span>
            ))}
          </div>
          <ul className="divide-y divide-line">
            {variants.map((variant, place) => (
              <VariantRow
                key={JSON.stringify(variant.values)}
                {...{ variant, place, currency, photos }}
                name={nameOf(variant, options)}
                errors={errors?.variants.get(place)}
                onChange={changeVariant}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
