import { type CategoryScores, totalOf } from '../recognition/category-scores.ts';

/** Flat printed goods: books, discs, games, magazines, posters and boxes of software. */
const printed = new Set([
  1604, 8101, 8102, 8103, 8104, 8105, 8106, 8201, 8202, 8203, 8205, 8301, 8302, 8303, 8304, 8401, 8402, 8404, 8808,
  14101, 14201, 14301, 14401, 14501, 14601, 14701,
]);

/** How often a printed article has this shape, width by height, by category; a square is a disc or a record. */
const shapes: Record<number, readonly [from: number, to: number]> = {
  1604: [0.6, 0.84],
  8101: [0.58, 0.72],
  8102: [0.6, 0.76],
  8103: [0.72, 1.35],
  8104: [0.68, 0.82],
  8105: [0.7, 1.1],
  8201: [0.62, 0.72],
  8202: [0.62, 0.7],
  8203: [0.7, 0.8],
  8205: [0.62, 0.78],
  8301: [0.66, 0.76],
  8302: [0.74, 0.84],
  8401: [0.94, 1.06],
  8402: [0.94, 1.18],
};

/** Words that tell printed goods apart. */
const words: Record<string, number> = Object.fromEntries(
  `8101: novel bestseller bestselling thriller fiction mystery romance
  8102: business leadership success biography memoir habits secrets wisdom history science philosophy
  8103: bedtime tales
  8104: grammar textbook workbook algebra calculus physics chemistry toefl ielts learning introduction programming
  8105: cookbook recipes cooking kitchen baking knitting travel
  8202: marvel comics
  8203: issue magazine vogue weekly monthly
  8301: dvd widescreen
  8302: blu-ray bluray
  8303: season episodes
  8401: stereo vinyl
  8402: album remastered
  1604: nintendo playstation xbox ps4 ps5 wii switch
  14101: office
  14201: photoshop
  14401: antivirus security
  14501: windows`
    .split('\n')
    .flatMap((line) => {
      const [categoryId, list] = line.trim().split(': ') as [string, string];
      return list.split(' ').map((word) => [word, Number(categoryId)]);
    }),
);

export const isPrinted = (categoryId: number) => printed.has(categoryId);

/** How usual a category is among printed goods, which are seldom told apart by their looks. */
const usual: Record<number, number> = {
  8101: 1,
  8102: 0.8,
  8402: 0.6,
  8103: 0.5,
  8104: 0.4,
  8105: 0.4,
  8203: 0.4,
  8301: 0.4,
  1604: 0.4,
  8201: 0.3,
  8202: 0.3,
  8401: 0.3,
};
const rarely = 0.15;

/** The classifier's classes of covers: web site, comic book, book jacket. */
const coverClasses = [916, 917, 921];
/** Even a small probability of these says much: nearly nine of ten other goods have less. */
const coverFrom = 0.002;
const coverFactor = 100;
/** How much of its score a category shares with the other printed goods. */
const shared = 0.85;

/**
 * Raises printed goods where a cover is seen. Covers show all kinds of things, so that each printed category alone has a small score;
 * together they have a large one, and the usual ones get most of it.
 */
export function raisePrinted(scores: CategoryScores, classes: Float32Array): CategoryScores {
  const cover = coverClasses.reduce((sum, index) => sum + (classes[index] ?? 0), 0);
  if (cover < coverFrom) return scores;
  const total = totalOf(new Map([...scores].filter(([categoryId]) => isPrinted(categoryId))));
  const raise = (categoryId: number, score: number) =>
    (1 + coverFactor * cover) * total ** shared * score ** (1 - shared) * Math.sqrt(usual[categoryId] ?? rarely);
  return new Map(
    [...scores].map(([categoryId, score]) => [categoryId, isPrinted(categoryId) ? raise(categoryId, score) : score]),
  );
}

/** How well a category of printed goods fits the article's shape and the words on it; 1 where they say nothing. */
export function fitOfPrinted(categoryId: number, shape: number, read: readonly string[]): number {
  const [from, to] = shapes[categoryId] ?? [0, 2];
  const distance = Math.max(0, from - shape, shape - to);
  // A photo at an angle changes the shape by a tenth or two, and shops stretch pictures.
  const byShape = Math.max(0.45, Math.exp(-((distance / 0.2) ** 2)));
  const named = read.map((word) => words[word.toLowerCase()]).filter((id) => id !== undefined);
  const byWords = named.length === 0 ? 1 : named.includes(categoryId) ? 4 : 0.5;
  return byShape * byWords;
}
