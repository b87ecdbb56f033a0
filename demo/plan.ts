import type { LeafCategory, SubCategory, TopCategory } from '../catalog/categories/category.ts';
import { pathTo } from '../catalog/categories/lookup.ts';
import { tree } from '../catalog/categories/tree.ts';
import type { InEveryLanguage } from '../contracts/languages.ts';
import { type ComposedText, composeListing } from '../listing-copy/compose/compose.ts';
import type { ListingFacts } from '../listing-copy/compose/facts.ts';
import { type Candidate, candidates, conditionsOf } from './goods/candidates.ts';
import { dishCandidates, dishes } from './goods/dishes.ts';
import type { DemoPhoto } from './photos/photos.ts';
import { chooseScene } from './pictures/choose-scene.ts';
import type { Scene } from './pictures/compose.ts';
import type { Figure } from './pictures/figure.ts';
import { seededRandom, shuffle } from './random/seeded-random.ts';

/** One product of the demo shop, before it is priced, pictured and stored. */
export interface Good {
  topCategoryId: number;
  subCategoryId: number;
  categoryId: number;
  facts: ListingFacts;
  texts: InEveryLanguage<ComposedText>;
  shows: { photo: DemoPhoto } | { figure: Figure; scene: Scene };
}

interface CategorySupply {
  subCategory: SubCategory;
  leafCategory: LeafCategory;
  supply: AsyncGenerator<Candidate>;
}

const perTopCategory = 68;
/** Smaller shops have no food menu, which would be most of their products. */
const minProductsForDishes = 200;

/** Plans about a thousand products, or up to the limit, newest first. */
export async function planShop(photos: readonly DemoPhoto[], limit = Number.POSITIVE_INFINITY): Promise<Good[]> {
  const ready = limit < minProductsForDishes ? [] : await planDishes();
  const most = limit - ready.length;
  const share = Math.min(perTopCategory, Math.ceil(most / tree.length));
  const filled = await Promise.all(tree.map((topCategory) => fillTopCategory(topCategory, photos, share)));
  // One product of each top category per round, so that the newest products come from all top categories.
  const rounds = Array.from({ length: share }, (_, round) => filled.flatMap((goods) => goods.slice(round, round + 1)));
  const goods = rounds
    .flatMap((goods, round) => shuffle(goods, (good) => `${round} ${good.topCategoryId}`))
    .slice(0, most);
  return spreadOver(goods, ready);
}

/** One of every dish of the food menu. */
async function planDishes(): Promise<Good[]> {
  const goods: Good[] = [];
  for (const { id, categoryId } of dishes) {
    const [topCategory, subCategory, leafCategory] = pathTo(categoryId) as [TopCategory, SubCategory, LeafCategory];
    const supply: CategorySupply = { subCategory, leafCategory, supply: dishCandidates(id) };
    const good = await takeNext(topCategory.id, supply, new Set());
    if (good) goods.push(good);
  }
  return shuffle(goods, (good) => good.texts.en.title);
}

/** Inserts some goods among others at even intervals, so that their ages vary. */
function spreadOver(goods: Good[], some: Good[]): Good[] {
  const every = Math.floor(goods.length / (some.length + 1));
  return some.reduceRight((all, good, at) => all.toSpliced((at + 1) * every, 0, good), goods);
}

/** Takes one product of every leaf category before a second of any. */
async function fillTopCategory(
  topCategory: TopCategory,
  photos: readonly DemoPhoto[],
  wanted: number,
): Promise<Good[]> {
  const goods: Good[] = [];
  const titles = new Set<string>();
  let categoryTerms = topCategory.subCategories.flatMap((subCategory) =>
    subCategory.leafCategories.map(
      (leafCategory): CategorySupply => ({ subCategory, leafCategory, supply: candidates(leafCategory.id, photos) }),
    ),
  );
  for (let round = 0; categoryTerms.length > 0 && goods.length < wanted; round += 1) {
    const stocked: CategorySupply[] = [];
    for (const supply of inOrder(categoryTerms, round, photos)) {
      const good = goods.length < wanted ? await takeNext(topCategory.id, supply, titles) : null;
      if (!good) continue;
      goods.push(good);
      titles.add(good.texts.en.title);
      stocked.push(supply);
    }
    categoryTerms = stocked;
  }
  return goods;
}

/** Shuffles the categories for each round; some with photos come first, because photos look best. */
function inOrder(categoryTerms: CategorySupply[], round: number, photos: readonly DemoPhoto[]): CategorySupply[] {
  const mixed = shuffle(categoryTerms, ({ leafCategory }) => `${round} ${leafCategory.id}`);
  const isFirst = ({ leafCategory }: CategorySupply) =>
    round === 0 &&
    photos.some(({ categoryId }) => categoryId === leafCategory.id) &&
    seededRandom('first', leafCategory.id) < 0.35;
  return [...mixed.filter(isFirst), ...mixed.filter((supply) => !isFirst(supply))];
}

/** The next product of a leaf category whose title is not used yet. */
async function takeNext(
  topCategoryId: number,
  { subCategory, leafCategory, supply }: CategorySupply,
  titles: Set<string>,
): Promise<Good | null> {
  for (let next = await supply.next(); !next.done; next = await supply.next()) {
    const { facts, shows } = next.value;
    for (const condition of conditionsFor(facts)) {
      const told = { ...facts, condition };
      const texts = composeListing(told);
      if (titles.has(texts.en.title)) continue;
      const place = { topCategoryId, subCategoryId: subCategory.id, categoryId: leafCategory.id };
      return {
        ...place,
        facts: told,
        texts,
        shows: 'photo' in shows ? shows : { figure: shows.figure, scene: sceneFor(place, shows) },
      };
    }
  }
  return null;
}

function sceneFor(
  place: { topCategoryId: number; subCategoryId: number; categoryId: number },
  { figure, sample }: Extract<Candidate['shows'], { figure: Figure }>,
): Scene {
  return chooseScene({
    ...place,
    seed: `${place.categoryId} ${JSON.stringify(figure)}`,
    sample,
    isDrawing: figure.type === 'drawing',
  });
}

/** Conditions to try: the one visible in the photo; otherwise mostly unspecified, and used for some. */
function conditionsFor(facts: ListingFacts): readonly ListingFacts['condition'][] {
  if (facts.condition || facts.productType?.startsWith('dish-')) return [facts.condition];
  const [first, ...others] = conditionsOf(facts.categoryId);
  const isUsed = seededRandom('used', JSON.stringify(facts)) < 0.14;
  return isUsed ? [...others.filter((condition) => condition !== 'new'), first] : [first, ...others];
}
