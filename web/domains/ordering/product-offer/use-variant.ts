import { useState } from 'react';
import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import type { ProductVariant } from '../../../../contracts/marketplace/variants.ts';

type Choices = Pick<ProductDetails, 'options' | 'variants'>;

const matches = ({ values }: ProductVariant, chosen: readonly string[]) =>
  values.every((value, at) => !chosen[at] || chosen[at] === value);

/** The variant of a choice in every option; null while one is missing, or for a product without options. */
export function chosenVariant({ options, variants }: Choices, chosen: readonly string[]): ProductVariant | null {
  if (options.length === 0 || chosen.some((value) => !value)) return null;
  return variants.find((variant) => matches(variant, chosen)) ?? null;
}

/** Whether something is left with these choices, whatever is chosen in the other options. */
export const isLeft = ({ variants }: Choices, chosen: readonly string[]): boolean =>
  variants.some((variant) => variant.availability === 'in_stock' && matches(variant, chosen));

/** What is chosen of a product, and the product as its page then shows it: with the price, stock and photo of the variant. */
export function useVariant(product: ProductDetails) {
  // Where there is only one value, it needs no press.
  const only = product.options.map(({ values }) => (values.length === 1 ? (values[0]?.id ?? '') : ''));
  const [choice, setChoice] = useState({ productId: product.id, chosen: only });
  const chosen = choice.productId === product.id ? choice.chosen : only;
  const variant = chosenVariant(product, chosen);
  return {
    chosen,
    variant,
    shown: variant ? asVariant(product, variant) : product,
    choose: (next: string[]) => setChoice({ productId: product.id, chosen: next }),
  };
}

export type VariantChoice = Pick<ReturnType<typeof useVariant>, 'chosen' | 'variant' | 'choose'>;

function asVariant(product: ProductDetails, variant: ProductVariant): ProductDetails {
  const { price, price_minor, price_cents, price_before_minor, stock, image } = variant;
  return {
    ...{ ...product, price, price_minor, price_cents, price_before_minor },
    price_before_cents: price_before_minor === null ? null : product.price_before_cents,
    stock: stock ?? product.stock,
    images: image ? [image, ...product.images.filter((other) => other !== image)] : product.images,
  };
}
