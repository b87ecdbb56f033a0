import { languages } from '../../../contracts/languages.ts';
import type { ProductTypeWithCopy } from '../../../listing-copy/product-types/product-type-with-copy.ts';
import { pricedCountryCodes } from '../../../reference-data/countries/countries.ts';
import { type MoneyRange, priceRange } from '../../../reference-data/prices/prices.ts';
import type { Analysis } from '../../vision/analyst/analyst.ts';
import { askForSlots, type ModelSession } from './ask-model.ts';
import { checkMeaning, withoutFaulty } from './check-meaning.ts';
import { checkSlots } from './checks/check-slots.ts';
import { entriesOf, phrasesOf } from './checks/slots.ts';
import * as prompt from './prompt.ts';
import { type SanitizedFacts, toEnglishFacts } from './sanitize-observation.ts';
import { draft } from './schema.ts';

type Written = Pick<Analysis, 'slots' | 'meanings' | 'countries' | 'priceCents'>;

/** Asks for the slots of a listing; a language whose slot is not acceptable gets none and has the product type's own line. */
export async function writeListing(
  session: ModelSession,
  known: SanitizedFacts,
  productType: ProductTypeWithCopy,
  attempt: number,
): Promise<Written> {
  const bounds = priceRange({ categoryId: productType.categoryId, condition: known.allowed.condition });
  const allowed = { ...known.allowed, categoryId: productType.categoryId, phrases: phrasesOf(productType) };
  const { answer, faults } = await askForSlots(session, {
    name: 'write',
    instructions: prompt.writeInstructions,
    content: prompt.writeQuestion(
      { ...toEnglishFacts(known), productType: productType.en.noun },
      { countries: pricedCountryCodes, price: bounds },
      attempt,
    ),
    schema: draft,
    check: ({ texts }) => checkSlots(texts, allowed, prompt.writeInstructions),
  });
  const { en, ...others } = withoutFaulty(answer.texts, faults);
  // The other languages were written after the English line, so they are not used without it.
  const checked = en && (await checkMeaning(session, { en, ...others }, allowed));
  session.usage.replaced = languages.length - entriesOf(checked?.slots ?? {}).length;
  const countries = [...new Set(answer.countries)].slice(0, 6);
  const priceCents = clampPrice(answer.price_usd, bounds);
  return {
    ...checked,
    ...(countries.length > 0 ? { countries } : {}),
    ...(priceCents ? { priceCents } : {}),
  };
}

/** The price range that the model suggests, limited to that of the reviewed tables. */
function clampPrice(dollars: MoneyRange | null, bounds: MoneyRange | null): MoneyRange | null {
  if (!dollars || !bounds) return null;
  const min = Math.max(bounds.min, Math.round(dollars.min * 100));
  const max = Math.min(bounds.max, Math.round(dollars.max * 100));
  return min <= max ? { min, max } : null;
}
