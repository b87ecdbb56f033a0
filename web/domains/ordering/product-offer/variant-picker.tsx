import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { productOfferText } from '../../../../i18n/generated/product-offer.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { chosenVariant, isLeft } from './use-variant.ts';

/** Above this, what is left is no news to a buyer. */
const fewUnits = 20;

interface VariantPickerProps {
  product: Pick<ProductDetails, 'options' | 'variants'>;
  /** The chosen value of each option, in their order; empty where none is chosen. */
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** The options of a product. What is sold out with the other choices stays to be chosen, and says so. */
export function VariantPicker({ product, chosen, onChoose }: VariantPickerProps) {
  const variant = chosenVariant(product, chosen);
  return (
    <div className="flex flex-col gap-4">
      {product.options.map(({ id: option, name, values }, at) => {
        const value = values.find(({ id }) => id === chosen[at]);
        const sizes = Object.entries(value?.sizes ?? {}).map(([system, size]) => `${system} ${size}`);
        return (
          <fieldset key={option}>
            <legend className="pb-1.5 font-semibold text-sm">{name}</legend>
            <div className="flex flex-wrap gap-2">
              {values.map(({ id, name: label }) => (
                <label key={id} className="relative">
                  <input
                    type="radio"
                    name={optionInput(at)}
                    value={id}
                    checked={chosen[at] === id}
                    onChange={() => onChoose(chosen.with(at, id))}
                    className="peer sr-only"
                  />
                  <span
                    className={classes(
                      'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-card border border-line',
                      'bg-surface px-3.5 font-semibold peer-checked:border-brand peer-checked:bg-brand-soft peer-checked:text-brand',
                      'peer-focus-visible:outline-2 peer-focus-visible:outline-brand peer-focus-visible:outline-offset-2',
                      !isLeft(product, chosen.with(at, id)) && 'text-muted line-through',
                    )}
                  >
                    {label}
                    {!isLeft(product, chosen.with(at, id)) && (
                      <span className="sr-only"> ({productOfferText('soldOut')})</span>
                    )}
                  </span>
                </label>
              ))}
            </div>
            {sizes.length > 0 && <p className="pt-1.5 text-muted text-sm">{sizes.join(' · ')}</p>}
          </fieldset>
        );
      })}
      <p aria-live="polite" className="empty:hidden">
        {variant?.availability === 'out_of_stock' && <Badge tone="bad">{productOfferText('soldOut')}</Badge>}
        {variant?.availability === 'in_stock' && variant.stock !== null && variant.stock <= fewUnits && (
          <Badge tone="good">{productOfferText('left', { count: variant.stock })}</Badge>
        )}
      </p>
    </div>
  );
}

const optionInput = (at: number) => `option-${at}`;

/** Leads to an option in which nothing is chosen yet. */
export function focusOption(at: number): void {
  document.querySelector<HTMLInputElement>(`input[name="${optionInput(at)}"]`)?.focus();
}
