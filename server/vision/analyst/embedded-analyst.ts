import { pathTo } from '../../../catalog/categories/lookup.ts';
import { sureFrom } from '../../../contracts/marketplace/product-types.ts';
import { describeProductType } from '../../../listing-copy/product-types/product-type-table.ts';
import { findBrand } from '../../../listing-copy/words/brands.ts';
import { hasContact, isInstruction } from '../../providers/remote-analyst/checks/wording.ts';
import type { Vision } from '../networks/vision.ts';
import type { RecognisedCategory } from '../recognition/category-scores.ts';
import type { Analyst } from './analyst.ts';
import { blendCategories, type FindNeighbours } from './learned-categories.ts';

const model = 'snapbazaar-embedded-1';
/** Used where nothing is recognised: an ornament, with so little confidence that the seller is asked. */
const unknownCategory: RecognisedCategory = { categoryId: 3708, confidence: 0.01 };

/** Analyses photos with the local models. What sellers published of alike photos corrects the category. */
export function createEmbeddedAnalyst(vision: Vision, findNeighbours: FindNeighbours): Analyst {
  return {
    async analyze({ bytes, sellerId, attempt = 1 }, { signal, onStage }) {
      const detections = await vision.detect(bytes, { signal, onStage });
      const learned = blendCategories(detections.categories, await findNeighbours(detections.embedding), sellerId);
      const categories = learned.length > 0 ? learned : [unknownCategory];
      const { categoryId, productTypeId } = chooseCategory(categories, attempt);
      const safe = removeUnsafeWords(detections.words);
      const branded = findBrand(safe, pathTo(categoryId)[0]?.id ?? 0);
      const words = branded?.words ?? safe;
      onStage('writing');
      return {
        model,
        categoryId,
        productTypeId,
        embedding: detections.embedding,
        facts: {
          categories: categories.map((category) => ({
            id: String(category.categoryId),
            confidence: category.confidence,
            product_type: describeProductType(category.categoryId, category.productTypeId),
          })),
          colours: detections.colours.map((value) => ({ value, certainty: 'seen' })),
          material: null,
          brand: branded && { value: branded.brand, certainty: 'seen' },
          condition: null,
          words,
        },
      };
    },
  };
}

/** Categories less likely than this share of the likeliest are never proposed. */
const likelyShare = 0.3;

/**
 * The likeliest category at first, then the others that are about as likely, in turn. An unsure photo goes through all
 * candidates, because none of them is likely.
 */
function chooseCategory(categories: readonly RecognisedCategory[], attempt: number): RecognisedCategory {
  const most = categories[0]?.confidence ?? 0;
  const firstOfEach = categories.filter(
    ({ categoryId }, at) => categories.findIndex((category) => category.categoryId === categoryId) === at,
  );
  const least = most < sureFrom ? 0 : most * likelyShare;
  const likely = firstOfEach.filter(({ confidence }) => confidence >= least);
  return likely[(attempt - 1) % likely.length] ?? unknownCategory;
}

/** Removes printed instructions and contact details, which a draft must not quote. */
function removeUnsafeWords(words: readonly string[]): string[] {
  return isInstruction(words.join(' ')) ? [] : words.filter((word) => !hasContact(word));
}
