import type { ConditionId } from '../../contracts/marketplace/conditions.ts';
import type { ListingFacts } from '../../listing-copy/compose/facts.ts';
import type { ColourId } from '../../listing-copy/words/colours.ts';
import { nameColours } from '../../listing-copy/words/name-colours.ts';
import type { DemoPhoto } from '../photos/photos.ts';
import { type Figure, sampleFigure } from '../pictures/figure.ts';
import type { Raster } from '../pictures/raster.ts';
import { drawnGoods } from './drawn-goods.ts';
import { type ObjectGood, objectGoods } from './object-goods.ts';

/** A possible product and its known facts. */
export interface Candidate {
  facts: ListingFacts;
  /** A photo, or a figure with the small copy from which its colours were named. */
  shows: { photo: DemoPhoto } | { figure: Figure; sample: Raster };
}

/** Whether the colour is that of the product and not of its packaging, as with software or coffee. */
function coloursMatter(categoryId: number): boolean {
  const subCategoryId = Math.floor(categoryId / 100) * 100;
  return ![3900, 8300].includes(subCategoryId) && Math.floor(categoryId / 1000) !== 14 && categoryId !== 8402;
}

/** All candidates for a leaf category: photos first, then objects and drawings in turn. */
export async function* candidates(categoryId: number, photos: readonly DemoPhoto[]): AsyncGenerator<Candidate> {
  const relevant = (colours: readonly ColourId[]) => (coloursMatter(categoryId) ? colours : []);
  for (const photo of photos.filter((photo) => photo.categoryId === categoryId)) {
    const { productType, material, condition } = photo;
    yield {
      facts: { categoryId: categoryId, productType, colours: relevant(photo.colours), material, condition },
      shows: { photo },
    };
  }
  for (const good of interleave(objectGoods(categoryId), drawnGoods(categoryId))) {
    const { productType } = good;
    const figure: Figure = 'figure' in good ? good.figure : { type: 'drawing', svg: good.draw() };
    const sample = await sampleFigure(figure);
    const facts: ListingFacts =
      'figure' in good
        ? { categoryId: categoryId, productType, colours: relevant(coloursOf(good, sample)) }
        : {
            categoryId: categoryId,
            productType,
            colours: relevant(good.colours),
            material: good.material,
            words: good.words,
          };
    yield { facts, shows: { figure, sample } };
  }
}

function coloursOf({ colours }: ObjectGood, sample: Raster): ColourId[] {
  if (colours === 'none') return [];
  return colours === 'glass' ? ['transparent'] : nameColours(sample.pixels, { isMetal: colours === 'metal' });
}

function interleave<One, Other>(some: readonly One[], others: readonly Other[]): (One | Other)[] {
  const longer = Array.from({ length: Math.max(some.length, others.length) }, (_, at) => at);
  return longer.flatMap((at) => [...some.slice(at, at + 1), ...others.slice(at, at + 1)]);
}

const usedTopCategories = new Set([1000, 4000, 5000, 7000, 8000, 13000]);
const usedSubCategories = new Set([2400, 3100, 3700, 4900, 12900, 9500, 15900]);
const neverUsed = new Set([1800, 4200, 4600, 7900, 13800, 13900]);

/** Possible conditions of a leaf category's goods; food, cosmetics and the like are only sold new. */
export function conditionsOf(categoryId: number): readonly (ConditionId | undefined)[] {
  const subCategoryId = Math.floor(categoryId / 100) * 100;
  const topCategoryId = Math.floor(categoryId / 1000) * 1000;
  const maybeUsed =
    (usedTopCategories.has(topCategoryId) && !neverUsed.has(subCategoryId)) || usedSubCategories.has(subCategoryId);
  return maybeUsed ? [undefined, 'like-new', 'used-good', 'used-fair'] : [undefined, 'new'];
}
