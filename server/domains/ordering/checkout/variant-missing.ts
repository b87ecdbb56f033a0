import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { variantWords } from '../../marketplace/listings/variants.service.ts';
import type { PurchasableProduct } from '../carts/purchasable-products.service.ts';

/** The refusal of a product with options for which no variant was chosen; names all that can be. */
export function variantMissing({ title, options, variants }: PurchasableProduct, language: Language): AppError {
  const inStock = variants.filter(({ stock, isCounted }) => !isCounted || stock !== 0);
  const wordsOf = ({ values }: PurchasableProduct['variants'][number]) => variantWords(options, values, language);
  const listed = inStock.map((variant) => `${variant.id} (${wordsOf(variant)})`).join(', ');
  return new AppError('variant_missing', {
    message: `'${title}' comes in several variants. Please send the id of one in the field 'lines.variant_id': ${listed}.`,
    parameters: { title, variants: inStock.map(wordsOf).join(' · ') },
  });
}
