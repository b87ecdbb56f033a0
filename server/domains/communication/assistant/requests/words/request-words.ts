/** The meanings that words of a request can have, besides those of questions. */
export const requestMeanings = [
  'never',
  'not',
  'set',
  'raise',
  'lower',
  'discount',
  'add',
  'remove',
  'stock',
  'sold out',
  'pause',
  'resume',
  'away',
  'back',
  'shop',
  'close',
  'open',
  'price',
  'until',
  'from',
  'to',
  'all',
  'filler',
  'ask',
] as const;

export type RequestMeaning = (typeof requestMeanings)[number];

/**
 * Phrases of one language, separated by commas. `never` is what the assistant does not do, `to` stands beside a new value,
 * `away` says that nobody is in the shop, and `filler` also holds words of units.
 */
export type RequestWords = Record<RequestMeaning, string>;
