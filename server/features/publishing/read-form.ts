import { createHash } from 'node:crypto';
import { AppError } from '../../../contracts/errors.ts';
import { languages } from '../../../contracts/languages.ts';
import { cleanListingText, readCents, readNumber } from '../../../contracts/listing-rules.ts';
import { type PublishForm, textsOf } from '../../../contracts/publishing.ts';
import type { productPlans } from '../../db/schema/publishing.ts';
import { readCategory, readCountries } from '../listings/listing-fields.service.ts';

type Plan = Omit<typeof productPlans.$inferInsert, 'productId' | 'sellerId' | 'publishKey' | 'analysisUuid'>;

/** A checked form as the tables keep it; what only the catalogue and the market know is checked here. */
export function readForm(form: PublishForm) {
  const texts = textsOf(form);
  return {
    listing: {
      ...readCategory({
        aisleId: form.category_id,
        sectionId: form.sub_category_id,
        leafId: form.super_sub_category_id,
      }),
      priceCents: readCents(form.suggestedPrice) ?? 0,
      countries: readCountries(form.salesRegion.split(',')),
    },
    texts: languages.map((language) => ({ language, ...cleanListingText(texts[language]) })),
    plan: readPlan(form),
  };
}

function readPlan(form: PublishForm): Plan {
  const range = form.priceRange ?? form.avgPrice;
  const kilograms = readNumber(form.weight);
  return {
    priceMinCents: range ? Math.round(range.min * 100) : null,
    priceMaxCents: range ? Math.round(range.max * 100) : null,
    localCurrencies: form.localCurrencies,
    platformComparison: form.platformComparison,
    monthlySalesTargetCents: readCents(form.monthlySalesTarget) ?? 0,
    sellUnits: readNumber(form.SellUnits) ?? 0,
    marketingBudgetCents: readCents(form.marketingBudget) ?? 0,
    offersCredit: form.offerCredit === 'yes',
    fulfilment: form.fulfilment || null,
    weightGrams: kilograms === null ? null : Math.round(kilograms * 1000),
  };
}

/** What makes two tries to publish the same: the draft's own key, else its photo's analysis, else all that it says. */
export function publishKeyOf(form: PublishForm, imageHash: string | null): string {
  if (form.publish_key) return `draft:${form.publish_key}`;
  if (form.productUUID) return `analysis:${form.productUUID}`;
  const content = JSON.stringify([form, imageHash]);
  return `content:${createHash('sha256').update(content).digest('hex')}`;
}

/** Without a picture there is nothing to sell. */
export const photoMissing = () =>
  new AppError('bad_input', { message: 'The photo of this product was not found. Please add it again.' });
