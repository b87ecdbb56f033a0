import type { Language } from '../../../../contracts/languages.ts';
import { termsOfVariant, type VariantRow, variantWords } from '../../marketplace/listings/variants.service.ts';
import type { PurchasableProduct } from './purchasable-products.service.ts';

/** A product as one of its variants: what a line of a cart or an order is about, with the variant's price, stock and photo. */
export interface PurchasableItem extends PurchasableProduct {
  /** Null where a variant has still to be chosen. */
  variant: VariantRow | null;
  /** In the buyer's language; empty where there is nothing to choose. */
  variantWords: string;
  originalVariantWords: string;
}

/** Which product and, of a product with options, which variant; 0 where none was chosen. */
export interface ItemKey {
  productId: number;
  variantId: number;
}

/** The text by which the lines of one variant are known as one. */
export const itemKey = ({ productId, variantId }: ItemKey): string => `${productId}/${variantId}`;

/** What a line is about; null where the product is not known. A variant that is offered no more is not sold any more. */
export function itemOf(
  products: ReadonlyMap<number, PurchasableProduct>,
  { productId, variantId }: ItemKey,
  language: Language,
): PurchasableItem | null {
  const product = products.get(productId);
  if (!product) return null;
  const { options } = product;
  const noWords = { variantWords: '', originalVariantWords: '' };
  if (options.length > 0 && variantId === 0) return { ...product, variant: null, ...noWords };
  const variant = product.variants.find(({ id }) => options.length === 0 || id === variantId) ?? null;
  if (!variant) return { ...product, isLive: false, variant, ...noWords };
  return {
    ...product,
    ...termsOfVariant(product, variant),
    image: variant.image ?? product.image,
    variant,
    variantWords: variantWords(options, variant.values, language),
    originalVariantWords: variantWords(options, variant.values, product.sourceLanguage),
  };
}
