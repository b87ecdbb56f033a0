import { composeListing } from '../../../phrasebook/compose.ts';
import type { RecognisedCategory, Vision } from '../vision/vision.ts';
import type { Analyst } from './analyst.ts';
import { hasContact, isOrder } from './remote/checks/wording.ts';

const model = 'snapbazaar-embedded-1';
/** Where nothing at all is recognised, the article is offered as an ornament, and the seller is asked. */
const anything = { leafId: 3708, confidence: 0.01 };

/** Drafts listings with the weights of this machine: what it sees goes through the phrase book, and nothing else is told. */
export function createEmbeddedAnalyst(vision: Vision): Analyst {
  return {
    async analyze({ bytes, attempt = 1 }, { signal, onStage }) {
      const seen = await vision.detect(bytes, { signal, onStage });
      const categories = seen.categories.length > 0 ? seen.categories : [anything];
      const { leafId } = chooseKind(categories, attempt);
      const words = harmless(seen.words);
      onStage('writing');
      return {
        model,
        leafId,
        facts: {
          categories: categories.map((category) => ({ id: String(category.leafId), confidence: category.confidence })),
          colours: seen.colours.map((value) => ({ value, certainty: 'seen' })),
          material: null,
          brand: null,
          condition: null,
          words,
        },
        texts: composeListing({ leaf: leafId, colours: seen.colours, words }, attempt - 1),
      };
    },
  };
}

/** Less likely than this share of the likeliest, a kind would be offered against better knowledge. */
const likelyShare = 0.3;

/** The likeliest kind at first, then the others that are about as likely, in turn. */
function chooseKind(categories: readonly RecognisedCategory[], attempt: number): RecognisedCategory {
  const most = categories[0]?.confidence ?? 0;
  const likely = categories.filter(({ confidence }) => confidence >= most * likelyShare);
  return likely[(attempt - 1) % likely.length] ?? anything;
}

/** A draft quotes what is printed on an article, but neither an order to whoever reads it nor a way to another shop. */
function harmless(words: readonly string[]): string[] {
  return isOrder(words.join(' ')) ? [] : words.filter((word) => !hasContact(word));
}
