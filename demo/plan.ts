import type { Aisle, Leaf, Section } from '../catalog/category.ts';
import { pathTo } from '../catalog/lookup.ts';
import { tree } from '../catalog/tree.ts';
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
  aisleId: number;
  sectionId: number;
  leafId: number;
  facts: ListingFacts;
  texts: InEveryLanguage<ComposedText>;
  shows: { photo: DemoPhoto } | { figure: Figure; scene: Scene };
}

interface Shelf {
  section: Section;
  leaf: Leaf;
  supply: AsyncGenerator<Candidate>;
}

const perAisle = 68;
/** Smaller shops have no food menu, which would be most of their products. */
const minProductsForDishes = 200;

/** Plans about a thousand products, or up to the limit, newest first. */
export async function planShop(photos: readonly DemoPhoto[], limit = Number.POSITIVE_INFINITY): Promise<Good[]> {
  const ready = limit < minProductsForDishes ? [] : await planDishes();
  const most = limit - ready.length;
  const share = Math.min(perAisle, Math.ceil(most / tree.length));
  const filled = await Promise.all(tree.map((aisle) => fillAisle(aisle, photos, share)));
  // One product of each aisle per round, so that the newest products come from all aisles.
  const rounds = Array.from({ length: share }, (_, round) => filled.flatMap((goods) => goods.slice(round, round + 1)));
  const goods = rounds.flatMap((goods, round) => shuffle(goods, (good) => `${round} ${good.aisleId}`)).slice(0, most);
  return spreadOver(goods, ready);
}

/** One of every dish of the food menu. */
async function planDishes(): Promise<Good[]> {
  const goods: Good[] = [];
  for (const { id, leafId } of dishes) {
    const [aisle, section, leaf] = pathTo(leafId) as [Aisle, Section, Leaf];
    const shelf: Shelf = { section, leaf, supply: dishCandidates(id) };
    const good = await takeNext(aisle.id, shelf, new Set());
    if (good) goods.push(good);
  }
  return shuffle(goods, (good) => good.texts.en.title);
}

/** Inserts some goods among others at even intervals, so that their ages vary. */
function spreadOver(goods: Good[], some: Good[]): Good[] {
  const every = Math.floor(goods.length / (some.length + 1));
  return some.reduceRight((all, good, at) => all.toSpliced((at + 1) * every, 0, good), goods);
}

/** Takes one product of every leaf before a second of any. */
async function fillAisle(aisle: Aisle, photos: readonly DemoPhoto[], wanted: number): Promise<Good[]> {
  const goods: Good[] = [];
  const titles = new Set<string>();
  let shelves = aisle.sections.flatMap((section) =>
    section.leaves.map((leaf): Shelf => ({ section, leaf, supply: candidates(leaf.id, photos) })),
  );
  for (let round = 0; shelves.length > 0 && goods.length < wanted; round += 1) {
    const stocked: Shelf[] = [];
    for (const shelf of inOrder(shelves, round, photos)) {
      const good = goods.length < wanted ? await takeNext(aisle.id, shelf, titles) : null;
      if (!good) continue;
      goods.push(good);
      titles.add(good.texts.en.title);
      stocked.push(shelf);
    }
    shelves = stocked;
  }
  return goods;
}

/** Shuffles the shelves for each round; some with photos come first, because photos look best. */
function inOrder(shelves: Shelf[], round: number, photos: readonly DemoPhoto[]): Shelf[] {
  const mixed = shuffle(shelves, ({ leaf }) => `${round} ${leaf.id}`);
  const isFirst = ({ leaf }: Shelf) =>
    round === 0 && photos.some(({ leafId }) => leafId === leaf.id) && seededRandom('first', leaf.id) < 0.35;
  return [...mixed.filter(isFirst), ...mixed.filter((shelf) => !isFirst(shelf))];
}

/** The next product of a leaf whose title is not used yet. */
async function takeNext(aisleId: number, { section, leaf, supply }: Shelf, titles: Set<string>): Promise<Good | null> {
  for (let next = await supply.next(); !next.done; next = await supply.next()) {
    const { facts, shows } = next.value;
    for (const condition of conditionsFor(facts)) {
      const told = { ...facts, condition };
      const texts = composeListing(told);
      if (titles.has(texts.en.title)) continue;
      const place = { aisleId, sectionId: section.id, leafId: leaf.id };
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
  place: { aisleId: number; sectionId: number; leafId: number },
  { figure, sample }: Extract<Candidate['shows'], { figure: Figure }>,
): Scene {
  return chooseScene({
    ...place,
    seed: `${place.leafId} ${JSON.stringify(figure)}`,
    sample,
    isDrawing: figure.kind === 'drawing',
  });
}

/** Conditions to try: the one visible in the photo; otherwise mostly unspecified, and used for some. */
function conditionsFor(facts: ListingFacts): readonly ListingFacts['condition'][] {
  if (facts.condition || facts.kind?.startsWith('dish-')) return [facts.condition];
  const [first, ...others] = conditionsOf(facts.leaf);
  const isUsed = seededRandom('used', JSON.stringify(facts)) < 0.14;
  return isUsed ? [...others.filter((condition) => condition !== 'new'), first] : [first, ...others];
}
