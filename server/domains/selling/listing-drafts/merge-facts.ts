import type { PhotoFacts } from '../../../../contracts/selling/listing-analysis.ts';
import { hintsOf } from '../../../vision/class-maps/printed-words.ts';

type Candidate = PhotoFacts['categories'][number];

/** A type that the print of another photo names is this much likelier, and at most this likely. */
const namedFactor = 2;
const mostByPrint = 0.95;
/** More words than any title quotes. */
const mostWords = 40;

const confidenceOf = ({ categories }: PhotoFacts) => categories[0]?.confidence ?? 0;

/** The photo that says best what the article is; the earlier one where two say it as well. */
export function bestOf<Photo extends { facts: PhotoFacts }>(photos: readonly Photo[]): Photo | null {
  return photos.reduce<Photo | null>(
    (best, photo) => (best && confidenceOf(best.facts) >= confidenceOf(photo.facts) ? best : photo),
    null,
  );
}

/** What several photos of one article say: type and colours of the best, print and what labels tell of any. */
export function mergeFacts(photos: readonly { facts: PhotoFacts }[]): PhotoFacts | null {
  const best = bestOf(photos)?.facts;
  if (!best) return null;
  const all = [best, ...photos.map(({ facts }) => facts).filter((facts) => facts !== best)];
  const words = uniqueWords(all.flatMap((facts) => facts.words));
  const otherWords = uniqueWords(all.slice(1).flatMap((facts) => facts.words)).filter(
    (word) => !best.words.includes(word),
  );
  return {
    categories: byPrint(candidatesOf(all), otherWords),
    colours: all.find(({ colours }) => colours.length > 0)?.colours ?? [],
    material: all.find(({ material }) => material)?.material ?? null,
    brand: all.find(({ brand }) => brand)?.brand ?? null,
    condition: all.find(({ condition }) => condition)?.condition ?? null,
    words: words.slice(0, mostWords),
  };
}

/** The candidates of the best photo, and below its first one what the others show. */
function candidatesOf(all: readonly PhotoFacts[]): Candidate[] {
  const [best, ...others] = all.map(({ categories }) => categories);
  const keyOf = ({ id, product_type }: Candidate) => `${id} ${product_type?.id ?? ''}`;
  const found = new Map((best ?? []).map((candidate) => [keyOf(candidate), candidate]));
  for (const candidate of others.flat()) if (!found.has(keyOf(candidate))) found.set(keyOf(candidate), candidate);
  return [...found.values()];
}

/** The best photo's own print is weighed in its candidates already; that of a label on another photo is not. */
function byPrint(candidates: readonly Candidate[], words: readonly string[]): Candidate[] {
  const named = words.length > 0 ? hintsOf(words).categories : new Map<number, number>();
  return candidates
    .map((candidate) =>
      named.has(Number(candidate.id))
        ? {
            ...candidate,
            confidence: Math.max(candidate.confidence, Math.min(mostByPrint, candidate.confidence * namedFactor)),
          }
        : candidate,
    )
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, 10);
}

function uniqueWords(words: readonly string[]): string[] {
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}
