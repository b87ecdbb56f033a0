import { and, eq, inArray } from 'drizzle-orm';
import { understand } from '../../../../../catalog/vocabulary/understand.ts';
import { splitWordUnits, type Unit } from '../../../../../catalog/vocabulary/units.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { productTexts } from '../../../../schema/marketplace/listings.ts';
import { productSearch } from '../../../../schema/marketplace/search.ts';
import { productTypeTerm } from '../index/meaning-terms.ts';
import { byWordIndex, listRangeBuckets, matches, orders, queryBuckets } from '../index/range-buckets.ts';
import { any, quote } from '../index/terms.ts';
import { prefixQuery } from '../query/query.ts';
import { formOf } from './begun-words.ts';

const titlesShown = 6;
/** More are read, because a word of another language may begin alike: cam is orange in Vietnamese. */
const titlesRead = 4 * titlesShown;

interface TitleQuery {
  text: string;
  /** The searches that are suggested beside the titles. */
  searches: readonly string[];
  language: Language;
}

/** Titles of live listings that have what was typed in the visitor's language, or are what is suggested; newest first. */
export async function suggestTitles(db: Db, { text, searches, language }: TitleQuery): Promise<string[]> {
  const typed = prefixQuery(text);
  if (!typed) return [];
  const written = await readTitles(db, typed, language);
  const hasTyped = written.filter((title) => isWrittenIn(title, text));
  const productTypes = searches.flatMap((search) => understand(search, language).productTypes);
  const isOfTypes = productTypes.length > 0 && hasTyped.length < titlesShown;
  const others = isOfTypes
    ? await readTitles(db, any(productTypes.map(({ id }) => quote(productTypeTerm(id)))), language)
    : [];
  return [...new Set([...hasTyped, ...others])].slice(0, titlesShown);
}

async function readTitles(db: Db, query: string, language: Language): Promise<string[]> {
  const reading = { column: productSearch.titleTerms, query };
  const buckets = await listRangeBuckets(db, 'newest');
  const newest = await byWordIndex(db, (db) =>
    queryBuckets(reading, { buckets, wanted: titlesRead }, (bucket) =>
      db
        .select({ id: productSearch.productId })
        .from(productSearch)
        .where(matches(reading, bucket))
        .orderBy(...orders.newest.order)
        .limit(titlesRead),
    ),
  );
  const ids = newest.map(({ id }) => id);
  const rows = await db
    .select({ id: productTexts.productId, title: productTexts.title })
    .from(productTexts)
    .where(and(inArray(productTexts.productId, ids), eq(productTexts.language, language)));
  const titleOf = new Map(rows.map(({ id, title }) => [id, title]));
  return ids.flatMap((id) => titleOf.get(id) ?? []);
}

/** Whether a title has every typed word, the last one possibly only begun. */
function isWrittenIn(title: string, text: string): boolean {
  const units = splitWordUnits(title);
  const typed = splitWordUnits(text);
  const isLatin = ({ script }: Unit) => script === 'latin';
  const [unspaced, wanted] = [
    formOf(units.filter((unit) => !isLatin(unit))),
    formOf(typed.filter((unit) => !isLatin(unit))),
  ];
  return (
    unspaced.includes(wanted) &&
    typed.filter(isLatin).every(({ loose }) => units.some((unit) => isLatin(unit) && unit.loose.startsWith(loose)))
  );
}
