import { inArray, sql } from 'drizzle-orm';
import { factsOfProductType } from '../../../../catalog/facts/fact-definitions.ts';
import { findUnit } from '../../../../catalog/facts/fact-units.ts';
import { writeFact } from '../../../../catalog/facts/write-fact.ts';
import { allProductTypes, findProductTypeMeaning } from '../../../../catalog/vocabulary/vocabulary.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { FactOfType, ShownFact, StoredFact } from '../../../../contracts/marketplace/facts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { productFacts } from '../../../schema/marketplace/product-facts.ts';

/** What is stored beside a listing: its facts, and the product type that its seller chose. */
export interface ListingFactSet {
  productTypeId: string | null;
  facts: readonly StoredFact[];
}

/** A column of a query on products: the facts of each, or null. */
export const factsColumn = sql<StoredFact[] | null>`(select ${productFacts.facts} from ${productFacts}
  where ${productFacts.productId} = ${products.id})`;

/** Replaces what a listing says of its goods; call reindexAndInvalidate afterwards. */
export async function writeFacts(db: Db, productId: number, { productTypeId, facts }: ListingFactSet): Promise<void> {
  const set = { productTypeId, facts: [...facts] };
  await db
    .insert(productFacts)
    .values({ productId, ...set })
    .onConflictDoUpdate({ target: productFacts.productId, set });
}

/** The stored facts of listings, by their ids. */
export async function readFactSets(db: Db, ids: readonly number[]): Promise<Map<number, ListingFactSet>> {
  const rows = await db
    .select()
    .from(productFacts)
    .where(inArray(productFacts.productId, [...ids]));
  return new Map(rows.map(({ productId, ...set }) => [productId, set]));
}

/** A listing's facts in the words of a language, as pages and feeds show them. */
export function showFacts(facts: readonly StoredFact[], language: Language): ShownFact[] {
  return facts.flatMap((fact) => {
    const written = writeFact(fact, language);
    if (!written) return [];
    const { id = null, unit = null } = 'id' in fact ? fact : {};
    return [{ id, value: fact.value, unit, ...written }];
  });
}

/** What buyers ask of a product type in a language; without a type, of the most usual one of the category. */
export function describeFactsOfType(typeId: string, categoryId: string, language: Language): FactOfType[] {
  const type = findProductTypeMeaning(typeId);
  const category = Number(categoryId) || type?.categoryId;
  const fitting = type?.categoryId === category ? type : allProductTypes.find((one) => one.categoryId === category);
  if (!fitting) return [];
  return factsOfProductType(fitting).map(({ id, names, type: factType, units, choices }) => ({
    ...{ id, name: names[language], type: factType },
    units: units.map((unit) => ({ id: unit, symbol: findUnit(unit)?.symbols[language] ?? unit })),
    choices: choices.map((choice) => ({ id: choice.id, name: choice.names[language] })),
  }));
}
