import { stemmer } from 'stemmer';
import { fold } from '../../../catalog/fold.ts';
import type { ListingRecord } from './seller-records.service.ts';

/** Words that occur in questions about any listing. */
const stopWords = new Set(
  `a an and are at best by cost costs do does for from good how i in is it item listing listings live many much my new of on or our
  price priced product products set shop still the this to was what when where which with work you your`.split(/\s+/),
);

/** The listing whose title the question names; null where there is none or more than one. */
export function findNamedListing(question: string, listings: readonly ListingRecord[]): ListingRecord | null {
  const questionStems = new Set(stemsOf(question));
  const scored = listings
    .map((listing) => ({ listing, score: titleScore(stemsOf(listing.title), questionStems) }))
    .filter(({ score }) => score >= 0.4)
    .sort((one, other) => other.score - one.score);
  const [best, next] = scored;
  if (!best || best.score === next?.score) return null;
  return best.listing;
}

/** The share of the title's words in the question; a single word may be a coincidence. */
function titleScore(title: string[], questionStems: Set<string>): number {
  const matches = title.filter((stem) => questionStems.has(stem)).length;
  return matches < Math.min(2, title.length) ? 0 : matches / title.length;
}

export function stemsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => !stopWords.has(word)).map((word) => stemmer(word)))];
}
