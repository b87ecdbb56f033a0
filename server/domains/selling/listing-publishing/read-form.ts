import { type InEveryLanguage, languages } from '../../../../contracts/languages.ts';
import type { ListingText } from '../../../../contracts/marketplace/listing-text.ts';
import { type PublishForm, textsOf } from '../../../../contracts/selling/listing-publishing.ts';
import { cleanListingText } from '../../../../contracts/selling/listing-rules.ts';
import { readCents, readMeasure, readNumber } from '../../../../contracts/text/typed-number.ts';
import type { products } from '../../../schema/marketplace/listings.ts';
import type { productPlans } from '../../../schema/selling/publishing.ts';
import { readCategory, readCountries } from '../../marketplace/listings/listing-fields.service.ts';

/** The form's values as database columns. */
export interface FormValues {
  listing: Omit<typeof products.$inferInsert, 'sellerId' | 'image'>;
  texts: InEveryLanguage<ListingText>;
  plan: Omit<typeof productPlans.$inferInsert, 'productId' | 'sellerId' | 'publishKey' | 'analysisUuid'>;
}

/** Converts a validated form; also checks its category and countries. */
export function readForm(form: PublishForm): FormValues {
  const { category_id: topCategoryId, sub_category_id: subCategoryId, super_sub_category_id: categoryId } = form;
  const texts = textsOf(form);
  return {
    listing: {
      ...readCategory({ topCategoryId, subCategoryId, categoryId }),
      priceCents: readCents(form.suggestedPrice) ?? 0,
      stock: Math.max(0, readNumber(form.SellUnits) ?? 0),
      countries: readCountries(form.salesRegion),
      sourceLanguage: form.source_language,
    },
    texts: Object.fromEntries(
      languages.map((language) => [language, cleanListingText(texts[language])]),
    ) as InEveryLanguage<ListingText>,
    plan: readPlan(form),
  };
}

function readPlan(form: PublishForm): FormValues['plan'] {
  const range = form.priceRange ?? form.avgPrice;
  const kilograms = readMeasure(form.weight);
  return {
    priceMinCents: range ? Math.round(range.min * 100) : null,
    priceMaxCents: range ? Math.round(range.max * 100) : null,
    localCurrencies: form.localCurrencies,
    platformComparison: form.platformComparison,
    monthlySalesTargetCents: readCents(form.monthlySalesTarget) ?? 0,
    sellUnits: readNumber(form.SellUnits) ?? 0,
    marketingBudgetCents: readCents(form.marketingBudget) ?? 0,
    offersCredit: form.offerCredit,
    fulfilment: form.fulfilment || null,
    weightGrams: kilograms === null ? null : Math.round(kilograms * 1000),
  };
}
