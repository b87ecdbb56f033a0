import { listingRulesText } from '../../i18n/generated/listing-rules.ts';
import type { ShopCurrency } from '../identity/shop-currencies.ts';
import { optionNameLength, skuLength } from '../marketplace/variant-rules.ts';
import { checkPlan, findStockProblem, findWeightProblem } from './listing-rules.ts';
import type { VariantInput, VariantSet } from './variant-input.ts';

export interface VariantProblem {
  /** The place of the variant; null where the options are meant. */
  row: number | null;
  message: string;
}

const fold = (text: string) => text.trim().toLowerCase();
const isTwice = (texts: readonly string[], at: number) => texts.indexOf(texts[at] ?? '') < at;

/** The first problem of options and variants as a seller wrote them, or null. */
export function findVariantProblem({ options, variants }: VariantSet, currency: ShopCurrency): VariantProblem | null {
  const names = options.map(({ name }) => fold(name));
  const optionProblem = options.map(
    (option, at) =>
      nameProblem(option.name) ?? (isTwice(names, at) ? listingRulesText('optionTwice', { name: option.name }) : null),
  );
  const message = optionProblem.find((problem) => problem !== null);
  if (message) return { row: null, message };
  if (options.length === 0 && variants.length > 1) return { row: null, message: listingRulesText('optionsMissing') };
  const keys = variants.map(({ values }) => JSON.stringify(values.map(fold)));
  const skus = variants.map(({ sku }) => sku.trim());
  for (const [row, variant] of variants.entries()) {
    const problem =
      valuesProblem(variant, options.length) ??
      (isTwice(keys, row) ? listingRulesText('variantTwice', { name: variant.values.join(', ') }) : null) ??
      figuresProblem(variant, currency) ??
      (skus[row] && isTwice(skus, row) ? listingRulesText('skuTwice', { sku: skus[row] }) : null);
    if (problem) return { row, message: problem };
  }
  return null;
}

function nameProblem(name: string): string | null {
  if (!name.trim()) return listingRulesText('optionNameRequired');
  return [...name.trim()].length > optionNameLength
    ? listingRulesText('optionNameTooLong', { count: optionNameLength })
    : null;
}

function valuesProblem({ values }: VariantInput, options: number): string | null {
  if (values.length !== options) return listingRulesText('variantValues', { count: options });
  return values.map(nameProblem).find((problem) => problem !== null) ?? null;
}

function figuresProblem(
  { price, stock, stock_before, weight, sku }: VariantInput,
  currency: ShopCurrency,
): string | null {
  const typed = price?.trim() ? checkPlan({ suggestedPrice: price, currency, recommended_countries: ['any'] }) : {};
  return (
    typed.suggestedPrice ??
    [stock, stock_before].map((units) => (units?.trim() ? findStockProblem(units) : null)).find((problem) => problem) ??
    findWeightProblem(weight) ??
    ([...sku.trim()].length > skuLength ? listingRulesText('skuTooLong', { count: skuLength }) : null)
  );
}
