import type { ConditionId } from '../../contracts/marketplace/conditions.ts';
import { cleanBrand, cleanDetail, cleanWords } from '../checks/clean.ts';
import { findProductType, productTypeIdsOf } from '../product-types/product-type-table.ts';
import type { ProductTypeWithCopy } from '../product-types/product-type-with-copy.ts';
import { boxItemIn } from '../words/box-items.ts';
import { brandNameOf } from '../words/brands.ts';
import { type Colour, type ColourId, colours } from '../words/colours.ts';
import { type Material, materials } from '../words/materials.ts';
import { withoutLabels } from '../words/model-words.ts';
import { photoShowsProduct, usedUpProductTypes } from '../words/packaging.ts';
import type { ListingFacts, SpanishRegion } from './facts.ts';
import type { ListingContent, WordsRole } from './listing-content.ts';
import { topCategories, topCategoryOf } from './top-categories.ts';

/** Chooses what a listing states, once for all languages. */
export function chooseContent(facts: ListingFacts, spanish: SpanishRegion = 'spain'): ListingContent {
  const productType = withSpanishOf(productTypeOf(facts), spanish);
  const brand = cleanBrand(facts.brand);
  const showsProduct = photoShowsProduct(productType);
  const isPossible = facts.material !== undefined && productType.materials.includes(facts.material);
  const material: Material | null = showsProduct && facts.material && isPossible ? materials[facts.material] : null;
  const { details = {} } = facts;
  const inTheBox = (details.inTheBox ?? []).map(cleanDetail).filter(Boolean);
  return {
    productType,
    colours: showsProduct ? describedColours(facts.colours, material) : [],
    material,
    titleMaterial: productType.powered ? null : material,
    spanish,
    brand: brand === '' ? null : brandNameOf(brand),
    words: productType.powered ? withoutLabels(cleanWords(facts.words, brand)) : cleanWords(facts.words, brand),
    wordsRole: wordsRoleOf(productType),
    condition: possibleCondition(productType, facts.condition),
    isOpened: isOpened(productType, facts.condition),
    usedCondition: usedConditionOf(productType, facts.condition),
    said: facts.said ?? [],
    model: cleanDetail(details.model),
    size: cleanDetail(details.size),
    box: (language) => inTheBox.map((item) => boxItemIn(language, item, details.language)),
  };
}

/** The named product type if it belongs to the leaf category, otherwise the leaf category's most usual one. */
function productTypeOf({ categoryId, productType }: ListingFacts): ProductTypeWithCopy {
  const named = productType === undefined ? null : findProductType(productType);
  if (named?.categoryId === categoryId) return named;
  const usual = findProductType(productTypeIdsOf(categoryId)[0] ?? '');
  if (!usual) throw new RangeError(`no kinds in category ${categoryId}`);
  return usual;
}

function withSpanishOf(productType: ProductTypeWithCopy, region: SpanishRegion): ProductTypeWithCopy {
  if (region === 'spain' || !productType.american) return productType;
  const { noun: [noun, form] = [productType.es.noun, productType.es.form], phrase = productType.phrases.es } =
    productType.american;
  return { ...productType, es: { noun, form }, phrases: { ...productType.phrases, es: phrase } };
}

// "Red and multicolor" means no more than "multicolor", "gold-tone" already implies gold, and nothing is both multicolor and
// gold-tone.
function describedColours(ids: readonly ColourId[], material: Material | null): Colour[] {
  const firstTwo = [...new Set(ids)].slice(0, 2);
  const different = firstTwo.filter((id, at) => at === 0 || !isShadeOf(id, firstTwo[0] ?? id));
  const mixed: ColourId[] = material?.colour ? [] : ['multicolour'];
  const told = different.includes('multicolour') ? mixed : different.filter((id) => id !== material?.colour);
  return told.map((id): Colour => colours[id]);
}

/** 'Olive green and green' says no more than its first word. */
function isShadeOf(one: ColourId, other: ColourId): boolean {
  const [first, second] = [colours[one].en.word, colours[other].en.word];
  return first.endsWith(` ${second}`) || second.endsWith(` ${first}`);
}

const workTitles: readonly ProductTypeWithCopy['use'][] = ['read', 'watch', 'listen-to'];
const plainSurfaces: readonly ProductTypeWithCopy['use'][] = ['decorate', 'sit-on', 'sleep-on', 'carry'];

function wordsRoleOf(productType: ProductTypeWithCopy): WordsRole {
  const { use } = productType;
  // A television is watched and a record player listened to, but what is printed on them is no title.
  if (topCategoryOf(productType) === topCategories.media && !productType.powered && workTitles.includes(use))
    return 'title';
  // Jewelry is engraved and not printed.
  if (topCategoryOf(productType) === topCategories.jewelry) return 'model';
  return use.startsWith('wear') || plainSurfaces.includes(use) ? 'print' : 'model';
}

export const eaten: readonly ProductTypeWithCopy['use'][] = ['eat', 'drink', 'feed'];

const livingPlants = ['houseplant', 'succulent', 'cut-flowers'];

/** Food and software are never second-hand or sold with flaws. */
const isAlwaysNew = (productType: ProductTypeWithCopy) =>
  productType.conditions === 'new' &&
  (eaten.includes(productType.use) || topCategoryOf(productType) === topCategories.software);

/** Whether goods that are sold new only are said to be used; software and plants never are. */
function isUsedThough(productType: ProductTypeWithCopy, condition: ConditionId | undefined): boolean {
  if (condition === undefined || condition === 'new' || condition === 'for-parts') return false;
  const canBe = topCategoryOf(productType) !== topCategories.software && !livingPlants.includes(productType.id);
  return productType.conditions === 'new' && canBe;
}

/** What is used up, such as a cream, food or tape, is not second-hand but opened; a bra that is like new is not. */
function isOpened(productType: ProductTypeWithCopy, condition: ConditionId | undefined): boolean {
  const isUsedUp =
    !photoShowsProduct(productType) ||
    productType.use === 'apply' ||
    eaten.includes(productType.use) ||
    topCategoryOf(productType) === topCategories.office ||
    usedUpProductTypes.has(productType.id);
  return isUsedThough(productType, condition) && isUsedUp;
}

/** How used goods are that are usually sold new only, such as a pacifier or an opened cream. */
function usedConditionOf(productType: ProductTypeWithCopy, condition: ConditionId | undefined): ConditionId | null {
  return condition && isUsedThough(productType, condition) ? condition : null;
}

/** The condition that title and description tell; goods with flaws are never sold as if they had none. */
function possibleCondition(productType: ProductTypeWithCopy, condition: ConditionId | undefined): ConditionId | null {
  if (condition === undefined || isAlwaysNew(productType)) return null;
  return productType.conditions === 'new' && condition !== 'new' && condition !== 'for-parts' ? null : condition;
}
