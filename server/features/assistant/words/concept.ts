/**
 * What the words of a question can mean. A word that means none of these is not understood, and a question with such
 * words is rather not answered than answered wrongly.
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

/** Phrases of one language, parted by commas; an empty text where the language needs no word for it. */
export type ConceptWords = Record<Concept, string>;
