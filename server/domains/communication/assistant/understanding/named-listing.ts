import { stemmer } from 'stemmer';
import { fold } from '../../../../../catalog/text/fold.ts';
import type { ListingRecord } from '../seller-records.service.ts';

/** Words that occur in questions about any listing. */
const stopWords = new Set(
  `a an and are at best by cost costs do does for from good how i in is it item listing listings live many much my new of on or our
  price priced product products set shop still the this to was what when where which with work you your
  con de del el en la las los mi mis para por un una y`.split(/\s+/),
);

/** Longer titles and questions are truncated, to bound the running time. */
const maxTitleLength = 100;
const maxQuestionLength = 600;

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
const thaiPattern = /\p{Script=Thai}/u;
const unspacedPattern = /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The listing whose title the question names; null where there is none or more than one. */
export function findNamedListing(question: string, listings: readonly ListingRecord[]): ListingRecord | null {
  const start = question.slice(0, maxQuestionLength);
  const stemsOf = createStemming();
  const read = { stems: new Set(stemsOf(start)), isUnspaced: isUnspaced(start), stemsOf };
  const scored = listings
    .map((listing) => ({ listing, score: scoreListing(listing, read) }))
    .filter(({ score }) => score >= 0.4)
    .sort((one, other) => other.score - one.score);
  const [best, next] = scored;
  if (!best || best.score === next?.score) return null;
  return best.listing;
}

interface ReadQuestion {
  stems: Set<string>;
  isUnspaced: boolean;
  stemsOf: (text: string) => string[];
}

function scoreListing(listing: ListingRecord, question: ReadQuestion): number {
  const titles = titlesOf(listing).map((title) => title.slice(0, maxTitleLength));
  // Of two titles, one in other letters than the question's need not be compared.
  const inSameLetters = titles.filter((title) => isUnspaced(title) === question.isUnspaced);
  const compared = inSameLetters.length > 0 ? inSameLetters : titles;
  return Math.max(...compared.map((title) => scoreOf(title, question)));
}

/** The titles by which a seller may name a listing: the shown one and the English one. */
const titlesOf = ({ title, englishTitle }: ListingRecord) => (englishTitle ? [title, englishTitle] : [title]);

/** The share of the title's words in the question; a single word may be a coincidence. */
function scoreOf(title: string, { stems: questionStems, stemsOf }: ReadQuestion): number {
  const stems = stemsOf(title);
  const matches = stems.filter((stem) => questionStems.has(stem)).length;
  return matches < Math.min(2, stems.length) ? 0 : matches / stems.length;
}

/** Tells whether a part of a question belongs to a listing's title. */
export function createTitleCheck(listing: ListingRecord): (part: string) => boolean {
  const titles = titlesOf(listing);
  const stems = new Set(titles.flatMap(createStemming()));
  const letters = titles.map((title) => fold(title).replaceAll(' ', ''));
  return (part) =>
    isUnspaced(part)
      ? letters.some((title) => title.includes(fold(part).replaceAll(' ', '')))
      : part.split(' ').every((word) => stems.has(stemmer(fold(word))));
}

const isUnspaced = (text: string) => unspacedPattern.test(text);

/** Finds the stems of texts; each word is stemmed once, because titles of one shop share most of theirs. */
function createStemming(): (text: string) => string[] {
  const known = new Map<string, string[]>();
  const stemsOfWord = (word: string) => {
    const stems = known.get(word) ?? stemWord(word);
    known.set(word, stems);
    return stems;
  };
  return (text) => {
    const words = fold(text).match(wordPattern) ?? [];
    return [...new Set(words.filter((word) => !stopWords.has(word)).flatMap(stemsOfWord))];
  };
}

/** Words of scripts without spaces are compared by a few letters each, more of them in Thai, whose letters are sounds. */
function stemWord(word: string): string[] {
  if (!isUnspaced(word)) return [stemmer(word)];
  const letters = [...word];
  const size = thaiPattern.test(word) ? 4 : 2;
  if (letters.length <= size) return [word];
  return letters.slice(size - 1).map((_, start) => letters.slice(start, start + size).join(''));
}
