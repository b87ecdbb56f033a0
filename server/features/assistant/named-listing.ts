import { stemmer } from 'stemmer';
import { fold } from '../../../catalog/fold.ts';
import type { ListingRecord } from './seller-records.service.ts';

/** Said of any listing, so that they name none. */
const general = new Set(
  `a an and are at best by cost costs do does for from good how i in is it item listing listings live many much my new of on or our
  price priced product products set shop still the this to was what when where which with work you your`.split(/\s+/),
);

/** The listing whose title the question names, or null where it could be none or several. */
export function findNamedListing(question: string, listings: readonly ListingRecord[]): ListingRecord | null {
  const asked = new Set(stemsOf(question));
  const scored = listings
    .map((listing) => ({ listing, score: likeness(stemsOf(listing.title), asked) }))
    .filter(({ score }) => score >= 0.4)
    .sort((one, other) => other.score - one.score);
  const [best, next] = scored;
  if (!best || best.score === next?.score) return null;
  return best.listing;
}

/** The share of the title's words that were said; one word alone may be said by chance. */
function likeness(title: string[], asked: Set<string>): number {
  const said = title.filter((stem) => asked.has(stem)).length;
  return said < Math.min(2, title.length) ? 0 : said / title.length;
}

export function stemsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => !general.has(word)).map((word) => stemmer(word)))];
}
