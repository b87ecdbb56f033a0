import type { z } from 'zod';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { skuLength } from '../../../../contracts/marketplace/variant-rules.ts';
import { checkPlan, findStockProblem } from '../../../../contracts/selling/listing-rules.ts';
import type { variantSet } from '../../../../contracts/selling/variant-input.ts';
import { listingRulesText } from '../../../../i18n/generated/listing-rules.ts';
import { listingVariantsText } from '../../../../i18n/generated/listing-variants.ts';
import type { EditedVariant, VariantDraft } from './variant-draft.ts';

/** Options and variants as they are sent. A combination that is not for sale is left out. */
export function setOf({ options, variants }: VariantDraft): z.input<typeof variantSet> {
  const filled = options.filter(({ values }) => values.length > 0);
  return {
    options: filled.map(({ id, values }) => ({ name: id, values: values.map((value) => value.id) })),
    variants: variants
      .filter(({ isOffered }) => isOffered)
      .map((variant) => ({
        ...(variant.id === null ? {} : { id: variant.id }),
        values: filled.map(({ id }) => variant.values[id] ?? ''),
        price: variant.price,
        ...stockOf(variant),
        sku: variant.sku,
        photo: variant.photo || null,
        weight: variant.weight,
      })),
  };
}

/** What is sold while the seller types is taken off by the server. Units that were not counted are once they are typed. */
function stockOf({ id, stock, stockBefore }: EditedVariant) {
  if (stockBefore === null && !stock.trim()) return { is_counted: false };
  const seen = id === null || stockBefore === null ? {} : { stock_before: stockBefore };
  return { is_counted: true, stock: stock.trim() || '0', ...seen };
}

/** Whether anything was edited, also an option that has no values yet. */
export const isChanged = (draft: VariantDraft, before: VariantDraft): boolean =>
  JSON.stringify([draft.options.map(({ id }) => id), setOf(draft)]) !==
  JSON.stringify([before.options.map(({ id }) => id), setOf(before)]);

export type VariantErrors = Partial<Record<'price' | 'stock' | 'sku', string>>;

export interface DraftErrors {
  /** About options, or all variants together. */
  general: string | null;
  /** By the place of the variant. */
  variants: ReadonlyMap<number, VariantErrors>;
}

/** What has to be changed before a draft can be saved; null where nothing has. */
export function checkDraft({ options, variants }: VariantDraft, currency: ShopCurrency): DraftErrors | null {
  const empty = options.find(({ values }) => values.length === 0);
  const offered = variants.filter(({ isOffered }) => isOffered);
  const skus = offered.map(({ sku }) => sku.trim());
  const isTwice = (sku: string) => sku !== '' && skus.indexOf(sku) !== skus.lastIndexOf(sku);
  const errors = variants.flatMap((variant, place): [number, VariantErrors][] => {
    const found = variant.isOffered ? errorsOf(variant, currency, isTwice) : {};
    return Object.keys(found).length > 0 ? [[place, found]] : [];
  });
  const general = empty
    ? listingVariantsText('valuesMissing', { name: empty.name })
    : offered.length === 0
      ? listingVariantsText('noneForSale')
      : null;
  return general === null && errors.length === 0 ? null : { general, variants: new Map(errors) };
}

function errorsOf(variant: EditedVariant, currency: ShopCurrency, isTwice: (sku: string) => boolean): VariantErrors {
  const sku = variant.sku.trim();
  const price = checkPlan({ suggestedPrice: variant.price, currency, recommended_countries: ['any'] }).suggestedPrice;
  const stock = variant.stock.trim() ? findStockProblem(variant.stock) : null;
  return {
    ...(price ? { price } : {}),
    ...(stock ? { stock } : {}),
    ...([...sku].length > skuLength ? { sku: listingRulesText('skuTooLong', { count: skuLength }) } : {}),
    ...(isTwice(sku) ? { sku: listingRulesText('skuTwice', { sku }) } : {}),
  };
}
