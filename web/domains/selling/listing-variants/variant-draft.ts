import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { maxVariants } from '../../../../contracts/marketplace/variant-rules.ts';
import type { ProductOption, ProductVariant } from '../../../../contracts/marketplace/variants.ts';
import { amountText } from '../../../lib/language/amount-text.ts';
import { type Combination, combinationsOf, countCombinations, isSame } from './combinations.ts';

/** An option while it is edited; one of the seller's own has its name as id. */
export interface EditedOption {
  id: string;
  name: string;
  values: readonly { id: string; name: string }[];
}

/** A variant while it is edited. Figures are text as typed. */
export interface EditedVariant {
  /** Null until it is saved. */
  id: string | null;
  values: Combination;
  price: string;
  stock: string;
  /** The units that were shown first; null where they were not counted. */
  stockBefore: string | null;
  sku: string;
  /** File name below `/uploads/`; empty where the photos of the listing show it. */
  photo: string;
  weight: string;
  isOffered: boolean;
}

export interface VariantDraft {
  options: readonly EditedOption[];
  variants: readonly EditedVariant[];
  /** Those whose values were removed in this edit; they come back with their values. */
  removed: readonly EditedVariant[];
}

interface StoredVariants {
  currency: ShopCurrency;
  options: readonly ProductOption[];
  variants: readonly ProductVariant[];
}

/** An unchanged draft of what is stored. Combinations that are not on offer are rows as well, so that they can be. */
export function draftOf({ currency, options, variants }: StoredVariants): VariantDraft {
  const stored = variants.map((variant) => ({
    id: variant.id,
    values: Object.fromEntries(options.map(({ id }, at) => [id, variant.values[at] ?? ''])),
    price: amountText(variant.price_minor, currency),
    stock: variant.stock === null ? '' : String(variant.stock),
    stockBefore: variant.stock === null ? null : String(variant.stock),
    sku: variant.sku ?? '',
    photo: variant.image ?? '',
    weight: variant.weight_grams === null ? '' : String(variant.weight_grams / 1000),
    isOffered: true,
  }));
  const known = new Set(stored);
  const { variants: all, removed } = withOptions({ options, variants: stored, removed: [] }, options);
  const rows = all.map((variant) => {
    const before = stored.find(({ id }) => id !== null && id === variant.id);
    return before && known.delete(before) ? variant : { ...variant, isOffered: false };
  });
  return { options, variants: rows, removed };
}

/**
 * The draft with other options. What stays a combination keeps its id, price and stock; an option that is added takes its
 * first value for what is there, and where one is removed, the first variant of each remaining combination stays.
 */
export function withOptions(draft: VariantDraft, options: readonly EditedOption[]): VariantDraft {
  const free = new Set([...draft.variants, ...draft.removed]);
  const take = (among: readonly EditedVariant[], matches: (values: Combination) => boolean) => {
    const found = among.find((variant) => free.has(variant) && matches(variant.values));
    if (found) free.delete(found);
    return found;
  };
  const wanted = combinationsOf(
    options,
    draft.variants.map(({ values }) => values),
  );
  const all = [...free];
  const exact = wanted.map((values) => take(all, (other) => isSame(other, values)));
  const offeredFirst = draft.variants.toSorted((a, b) => Number(b.isOffered) - Number(a.isOffered));
  const variants = wanted.map((values, at) => {
    const kept = exact[at] ?? take(offeredFirst, (other) => contradictions(other, values) === 0);
    return kept ? { ...kept, values } : newVariant(values, draft.variants);
  });
  return { options, variants, removed: [...free] };
}

/** Whether there is room for the combinations of these options. */
export const hasRoomFor = (options: readonly EditedOption[]): boolean => countCombinations(options) <= maxVariants;

const contradictions = (values: Combination, others: Combination) =>
  Object.entries(others).filter(([option, value]) => (values[option] ?? value) !== value).length;

/** A new variant begins with the price of the one that is most like it. */
function newVariant(values: Combination, others: readonly EditedVariant[]): EditedVariant {
  const [nearest] = others.toSorted((a, b) => contradictions(a.values, values) - contradictions(b.values, values));
  const { price = '', weight = '' } = nearest ?? {};
  return { id: null, values, price, stock: '', stockBefore: '0', sku: '', photo: '', weight, isOffered: true };
}

/** The values of a variant in words, such as `M, Red`. */
export const nameOf = ({ values }: EditedVariant, options: readonly EditedOption[]): string =>
  options.flatMap(({ id, values: known }) => known.find((value) => value.id === values[id])?.name ?? []).join(', ');

/** The same price or stock for all that are for sale; an empty text leaves what there is. */
export function fillAll(draft: VariantDraft, filled: { price: string; stock: string }): VariantDraft {
  const variants = draft.variants.map((variant) =>
    variant.isOffered
      ? { ...variant, price: filled.price.trim() || variant.price, stock: filled.stock.trim() || variant.stock }
      : variant,
  );
  return { ...draft, variants };
}
