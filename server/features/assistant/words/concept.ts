/**
 * The meanings that words of a question can have. A question with words of no known meaning is not answered, because a
 * wrong answer is worse than none.
 */
export const concepts = [
  'filler',
  'mine',
  'how many',
  'how much',
  'show',
  'how to',
  'can I',
  'listing',
  'live',
  'publish',
  'paused',
  'newest',
  'draft',
  'period',
  'still',
  'ready',
  'analysis',
  'photo',
  'cheapest',
  'dearest',
  'price',
  'state',
  'text',
  'describe',
  'create',
  'act',
  'ad',
  'income',
  'balance',
  'invoice',
  'orders',
  'views',
  'tokens',
  'account',
  'password',
  'forgot',
  'change',
  'close',
  'close account',
  'pause',
  'category',
  'wrong',
  'language',
  'shipping',
  'fee',
  'contact',
  'paid',
  'large',
] as const;

export type Concept = (typeof concepts)[number];

/** Phrases of one language, separated by commas; empty where the language has no word for a concept. */
export type ConceptWords = Record<Concept, string>;
