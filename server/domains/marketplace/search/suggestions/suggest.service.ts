import { type Category, findLeafCategory, pathTo, searchCategories } from '../../../../../catalog/categories/lookup.ts';
import { understand } from '../../../../../catalog/vocabulary/understand.ts';
import { splitUnits } from '../../../../../catalog/vocabulary/units.ts';
import { findWordsByPrefix } from '../../../../../catalog/vocabulary/vocabulary.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { type BegunWord, fitOf, formOf, listBegunWords } from './begun-words.ts';
import { countFound, listStockedCategories } from './stock.service.ts';
import { suggestTitles } from './suggest-titles.service.ts';

export interface Suggestions {
  /** Searches for things in the visitor's language, each of which finds something. */
  searches: string[];
  categories: { id: string; top_category_id: string; name: string }[];
  titles: string[];
}

/** Suggestions for a partly typed query: things, categories by name in any language, titles; each has live listings. */
export async function suggest(db: Db, text: string, language: Language): Promise<Suggestions> {
  const searches = await suggestSearches(db, text, language);
  const named = findCategories(text, language);
  const stocked = await listStockedCategories(
    db,
    named.map(({ id }) => id),
  );
  const categories = named
    .filter(({ id }) => stocked.has(id))
    .slice(0, categoriesShown)
    .map((category) => ({
      id: String(category.id),
      top_category_id: String(pathTo(category.id)[0]?.id),
      name: category.names[language],
    }));
  const titles = await suggestTitles(db, { text, searches, language });
  // The page of a category shows what a search for its name would.
  const categoryNames = new Set(categories.map(({ name }) => name.toLocaleLowerCase(language)));
  const others = searches.filter((search) => !categoryNames.has(search.toLocaleLowerCase(language)));
  return { searches: others, categories, titles };
}

const categoriesShown = 8;
const categoriesCompared = 16;
const wordsCompared = 200;

/** Categories by name in any language, and those of the product types that the text names. */
function findCategories(text: string, language: Language): Category[] {
  const named = searchCategories(text, categoriesCompared);
  const categoryIds = understand(text, language).productTypes.map(({ categoryId }) => categoryId);
  const begun = findWordsByPrefix(formOf(splitUnits(text)), wordsCompared);
  const own = begun.filter((entry) => entry.language === language);
  const beginning = (own.length > 0 ? own : begun).flatMap(({ meaning }) =>
    meaning.type === 'product-type' ? [meaning.categoryId] : [],
  );
  const ofProductTypes = [...categoryIds, ...beginning]
    .map(findLeafCategory)
    .filter((leafCategory) => leafCategory !== null);
  return [...new Set<Category>([...named.slice(0, 4), ...ofProductTypes, ...named])].slice(0, 2 * categoriesCompared);
}

const searchesShown = 5;
/** So many of them may be of the thing that is already named, so that other things that begin alike are shown too. */
const sameThingsShown = 4;
/** A spaced text of more words than these is a title rather than a search. */
const maxWordsBefore = 4;

/** The searches that the typed words may become and that find something; what there is more of comes first. */
async function suggestSearches(db: Db, text: string, language: Language): Promise<string[]> {
  const found = await listFound(db, listBegunWords(text, language), { before: '', language });
  if (found.length > 0) return found;
  const words = text.trim().split(/\s+/u);
  const last = words.pop() ?? '';
  if (words.length === 0 || words.length > maxWordsBefore) return [];
  return listFound(db, listBegunWords(last, language), { before: `${words.join(' ')} `, language });
}

async function listFound(
  db: Db,
  begun: readonly BegunWord[],
  { before, language }: { before: string; language: Language },
): Promise<string[]> {
  const searches = begun.map((word) => ({ ...word, search: before + word.word }));
  const counts = await countFound(
    db,
    searches.map(({ search }) => search),
    language,
  );
  const countOf = (search: string) => counts.get(search) ?? 0;
  const found = searches
    .filter(({ search }) => countOf(search) > 0)
    .sort(
      (one, other) =>
        fitOf(other) - fitOf(one) || countOf(other.search) - countOf(one.search) || one.word.length - other.word.length,
    );
  const same = found.filter(({ isSameThing }) => isSameThing);
  const others = found.filter(({ isSameThing }) => !isSameThing);
  const shown = [...same.slice(0, sameThingsShown), ...others, ...same.slice(sameThingsShown)];
  return [...new Set(shown.map(({ search }) => search))].slice(0, searchesShown);
}
