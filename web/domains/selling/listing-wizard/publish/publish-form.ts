import { languages } from '../../../../../contracts/languages.ts';
import { languageNames } from '../../../../../contracts/selling/listing-analysis.ts';
import type { ListingDraft } from '../draft/draft.ts';

interface NamedCategory {
  id: number;
  names: { en: string };
}

/** The body of add-product, with every field under its specified name. */
export function publishForm(draft: ListingDraft, path: readonly NamedCategory[]) {
  const { texts, plan, photo } = draft;
  const [category, subCategory, superSubCategory] = path;
  const range = plan ? `${plan.usd.min}-${plan.usd.max}` : '';
  const textFields = languages.flatMap((language) => {
    const code = language.toUpperCase();
    const { title, description } = texts[language];
    return [
      [`productTitle${code}`, title],
      [`productDescription${code}`, description],
    ];
  });
  return {
    ...(Object.fromEntries(textFields) as Record<string, string>),
    source_language: draft.source,
    languages: Object.values(languageNames).join(','),
    salesRegion: draft.countries.join(','),
    suggestedPrice: draft.suggestedPrice.trim(),
    avgPrice: range,
    priceRange: range,
    requiredSales: '',
    estimatedGMV: '',
    localCurrencies: plan ? JSON.stringify(plan.localCurrencies) : '',
    platformComparison: plan ? JSON.stringify(plan.platforms) : '',
    monthlySalesTarget: draft.monthlySalesTarget.trim(),
    SellUnits: draft.sellUnits.trim(),
    marketingBudget: draft.marketingBudget.trim(),
    offerCredit: draft.offerCredit ? ('yes' as const) : ('no' as const),
    category_id: String(category?.id ?? ''),
    category_name: category?.names.en ?? '',
    sub_category_id: String(subCategory?.id ?? ''),
    sub_category_name: subCategory?.names.en ?? '',
    super_sub_category_id: String(superSubCategory?.id ?? ''),
    super_sub_category_name: superSubCategory?.names.en ?? '',
    product_type_id: draft.productType?.id ?? '',
    image: photo?.image ?? '',
    productUUID: photo?.productUUID ?? '',
    publish_key: draft.publishKey,
    fulfilment: draft.fulfilment,
    weight: draft.weightKg.trim(),
  };
}
