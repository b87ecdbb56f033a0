import type { z } from 'zod';
import { languages } from '../../../contracts/languages.ts';
import type { addProduct } from '../../../contracts/selling/listing-publishing.ts';
import { composeListing } from '../../../listing-copy/compose/compose.ts';
import type { Db } from '../../../server/platform/db/database.ts';
import { analyses } from '../../../server/schema/selling/analyses.ts';

export type ListingForm = z.input<typeof addProduct.body>;

/** The row of an uploaded photo, with only the columns that publishing needs. */
export async function createAnalysis(db: Db, sellerId: number): Promise<string> {
  const [analysis] = await db.insert(analyses).values({ sellerId, image: 'test.webp' }).returning();
  if (!analysis) throw new Error('no analysis');
  return analysis.uuid;
}

/** A valid listing form: headphones in seven languages, with every field of the specification. */
export function listingForm(overrides: Partial<ListingForm> = {}): ListingForm {
  const listing = composeListing({ categoryId: 1301, colours: ['black'] });
  const texts = languages.flatMap((language) => [
    [`productTitle${language.toUpperCase()}`, listing[language].title],
    [`productDescription${language.toUpperCase()}`, listing[language].description],
  ]);
  return {
    ...Object.fromEntries(texts),
    languages: 'english,thai,chinese,vietnamese,spanish,japanese,korean',
    salesRegion: 'Thailand,Vietnam,JP',
    suggestedPrice: '49.90',
    avgPrice: '30-60',
    priceRange: '30-60',
    requiredSales: '',
    estimatedGMV: '',
    localCurrencies: JSON.stringify({ THB: { min: 990, max: 1990 } }),
    platformComparison: JSON.stringify({ Shopee: { price_range: { min: 28, max: 55 }, availability: 'high' } }),
    monthlySalesTarget: '800',
    SellUnits: '40',
    marketingBudget: '50',
    offerCredit: 'yes',
    category_id: '1000',
    category_name: 'Gadget & Smart Tech',
    sub_category_id: '1300',
    sub_category_name: 'Audio & Headphones',
    super_sub_category_id: '1301',
    super_sub_category_name: 'Over-Ear Headphones',
    ...overrides,
  };
}
