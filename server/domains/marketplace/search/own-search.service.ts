import { and, or, type SQL, sql } from 'drizzle-orm';
import { understand } from '../../../../catalog/vocabulary/understand.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { Db } from '../../../platform/db/database.ts';
import { any, every } from './index/terms.ts';
import { correctTypos } from './query/correct-typos.ts';
import { factQuery, type QueryReading, readFacts } from './query/facts.ts';

/**
 * Whether a product is what a text asks for, as the search of the shop reads it: the thing and every fact, in any
 * language, with mistakes corrected. Also of listings that are paused or removed, which only their seller may search; so
 * it is read for the listings of one seller, row by row. Null where the text says nothing.
 */
export async function matchOwnListings(db: Db, text: string, language: Language): Promise<SQL | null> {
  const corrected = await correctTypos(db, understand(text, language), language);
  const texts = corrected === null ? [text] : [text, corrected];
  const queries = texts.flatMap((one) => readFacts(one, language).flatMap(queriesOf));
  if (queries.length === 0) return null;
  const query = any(queries.map((one) => `(${one})`));
  return sql`exists (
    select from (
      select all_terms from product_search where product_id = products.id
      union all select all_terms from unlisted_search where product_id = products.id
    ) as own where all_terms @@ ${query}::tsquery)`;
}

/**
 * What is as the search of the shop reads the words, or has their letters in a title: people also type parts of words when
 * they look through one shop. Undefined for no words.
 */
export async function matchWords(db: Db, text: string, language: Language): Promise<SQL | undefined> {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  return or(and(...words.map(hasInTitle)), (await matchOwnListings(db, text, language)) ?? undefined);
}

const wordsOf = (text: string) => text.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean).slice(0, 8);

function hasInTitle(word: string): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`exists (select from product_texts where product_id = products.id and lower(title) like ${pattern})`;
}

/** What has all that a reading says: the thing by its product type or by its name. */
function queriesOf({ thing, facts }: QueryReading): string[] {
  const said = facts.map(factQuery).filter((query) => query !== '');
  if (thing === null) return said.length > 0 ? [every(said)] : [];
  const names = [thing.productTypeQuery || thing.places, thing.name].filter((query) => query !== '');
  return names.map((name) => every([name, ...said]));
}
