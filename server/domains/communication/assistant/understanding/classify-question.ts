import type { PhraseMatch } from '../../../../../catalog/text/phrase-matcher.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import type { ListingRecord } from '../seller-records.service.ts';
import { createTitleCheck, findNamedListing } from './named-listing.ts';
import { type Reading, readQuestion } from './read-question.ts';
import type { Concept } from './words/concept.ts';

/** Questions that the seller's own records answer. */
export type RecordsIntent =
  | 'count listings'
  | 'list live'
  | 'list paused'
  | 'list drafts'
  | 'cheapest'
  | 'dearest'
  | 'newest text';

/** A figure that is shown on another page and that the assistant cannot read. */
export type FigurePage = 'income' | 'balance' | 'invoice' | 'orders' | 'views' | 'tokens';

export type Intent =
  | { type: 'records'; of: RecordsIntent }
  | { type: 'listing'; listing: ListingRecord; wantsText: boolean }
  | { type: 'figure'; of: FigurePage }
  | { type: 'how-to'; slug: string }
  /** A request to write, draw or find something. */
  | { type: 'create'; of: 'ad' | 'text' | 'other' }
  /** A request to change something. */
  | { type: 'act' }
  | { type: 'unknown' };

interface Rule<Of> {
  of: Of;
  /** The question must contain at least one concept of each group. */
  needs: readonly (readonly Concept[])[];
  /** Further concepts that do not change the meaning. */
  allows?: readonly Concept[];
}

/** Below this share of understood words the question counts as unknown. */
const minConfidence = 0.85;
/** Below this share of known words the question is not in that language. */
const minOtherShare = 0.3;

const questionConcepts: readonly Concept[] = ['show', 'how many', 'how much', 'how to', 'can I'];
const actionConcepts: readonly Concept[] = ['act', 'publish', 'pause', 'close', 'change', 'withdraw'];
const ownListing: readonly Concept[] = ['mine', 'listing'];

const recordRules: readonly Rule<RecordsIntent>[] = [
  {
    of: 'list drafts',
    needs: [['draft'], ['mine', 'show', 'still', 'how many', 'listing']],
    allows: ['mine', 'show', 'still', 'how many', 'how much', 'listing', 'photo', 'analysis'],
  },
  {
    of: 'list drafts',
    needs: [['analysis', 'photo'], ['ready']],
    allows: ['mine', 'analysis', 'photo', 'draft', 'still'],
  },
  {
    of: 'count listings',
    needs: [
      ['how many', 'how much'],
      ['listing', 'live', 'paused'],
    ],
    allows: ['mine', 'listing', 'live', 'publish', 'paused', 'show', 'still'],
  },
  {
    of: 'cheapest',
    needs: [['cheapest'], ownListing],
    allows: ['mine', 'listing', 'show', 'price', 'live', 'how much'],
  },
  { of: 'dearest', needs: [['dearest'], ownListing], allows: ['mine', 'listing', 'show', 'price', 'live', 'how much'] },
  { of: 'newest text', needs: [['describe'], ['mine'], ['listing']], allows: ['newest', 'text', 'show'] },
  { of: 'list paused', needs: [['paused'], ['mine', 'listing']], allows: ['mine', 'listing', 'show', 'state'] },
  { of: 'list live', needs: [['listing'], ['mine']], allows: ['show', 'live', 'newest', 'publish'] },
  { of: 'list live', needs: [['live', 'publish'], ['mine'], ['show']], allows: ['listing', 'newest'] },
];

const figures: readonly FigurePage[] = ['income', 'balance', 'invoice', 'orders', 'views', 'tokens'];
const figureRules: readonly Rule<FigurePage>[] = figures.map((of) => ({
  of,
  needs: [[of], ['mine', 'how much', 'how many', 'show']],
  allows: [
    ...(['mine', 'how much', 'how many', 'show', 'listing', 'newest', 'live', 'period', 'still'] as const),
    // Orders wait to be shipped.
    ...(of === 'orders' ? (['shipping'] as const) : []),
  ],
}));

const howToRules: readonly Rule<string>[] = [
  { of: 'forgot-password', needs: [['password'], ['forgot']], allows: ['mine', 'how to', 'account', 'can I', 'show'] },
  { of: 'change-password', needs: [['password'], ['change']], allows: ['mine', 'how to', 'can I', 'account', 'show'] },
  {
    of: 'close-account',
    needs: [['account'], ['close', 'pause'], ['how to', 'can I', 'mine']],
    allows: ['mine', 'how to', 'can I', 'show'],
  },
  { of: 'close-account', needs: [['close account']], allows: ['close', 'mine', 'how to', 'can I', 'account', 'show'] },
  {
    of: 'photo-formats',
    needs: [['photo'], ['large']],
    allows: ['show', 'can I', 'how to', 'how much', 'how many', 'listing', 'mine'],
  },
  {
    of: 'which-languages',
    needs: [['language'], ['show', 'how many', 'how much']],
    allows: ['listing', 'mine', 'show', 'text'],
  },
  {
    of: 'shipping-cost',
    needs: [['shipping'], ['how much', 'price', 'fee']],
    allows: ['how much', 'price', 'fee', 'show', 'listing', 'mine', 'how to', 'place'],
  },
  {
    of: 'shipping-cost',
    needs: [['shipping cost']],
    allows: ['how much', 'price', 'fee', 'show', 'listing', 'mine', 'how to', 'shipping', 'place'],
  },
  {
    of: 'selling-fee',
    needs: [['fee']],
    allows: ['how much', 'how many', 'show', 'listing', 'mine', 'can I', 'how to'],
  },
  {
    of: 'withdraw-money',
    needs: [['withdraw']],
    allows: ['mine', 'how to', 'can I', 'show', 'how much', 'balance', 'account', 'paid', 'income', 'period'],
  },
  { of: 'contact-us', needs: [['contact']], allows: ['how to', 'can I', 'show'] },
  {
    of: 'when-paid',
    needs: [['paid'], ['can I']],
    allows: ['mine', 'how to', 'show', 'account', 'listing', 'income', 'orders', 'balance'],
  },
  {
    of: 'wrong-category',
    needs: [['category'], ['wrong', 'change']],
    allows: ['how to', 'listing', 'mine', 'can I', 'show'],
  },
  {
    of: 'edit-listing',
    needs: [['how to', 'can I'], ['change'], ['listing', 'price', 'text']],
    allows: ['mine', 'live', 'listing', 'price', 'text', 'show'],
  },
  { of: 'pause-remove', needs: [['how to', 'can I'], ['pause'], ['listing']], allows: ['mine', 'live', 'show'] },
];

/** Classifies a question in a language; unknown where too much of it was not understood. */
export function classifyQuestion(question: string, listings: readonly ListingRecord[], language: Language): Intent {
  const named = findNamedListing(question, listings);
  for (const reading of readQuestion(question, language)) {
    const isKnown = reading.language === language || shareOf(reading.pieces, ({ meaning }) => meaning) >= minOtherShare;
    const intent = isKnown ? classifyReading(reading, named) : null;
    if (intent) return intent;
  }
  return { type: 'unknown' };
}

function classifyReading({ pieces, language }: Reading, named: ListingRecord | null): Intent | null {
  const present = new Set(pieces.flatMap(({ meaning }) => meaning ?? []));
  const has = (any: readonly Concept[]) => any.some((concept) => present.has(concept));
  const isQuestion = has(questionConcepts);
  if (!isQuestion && has(['create']))
    return { type: 'create', of: has(['ad']) ? 'ad' : has(['text']) ? 'text' : 'other' };
  if (!isQuestion && has(actionConcepts)) return { type: 'act' };
  // Only English has to say whose listings are meant; the other languages leave it out.
  if (language !== 'en') present.add('mine');
  const record = findBestRule(recordRules, pieces, present);
  if (record) return { type: 'records', of: record };
  if (named && isAboutListing(named, pieces))
    return { type: 'listing', listing: named, wantsText: has(['text', 'describe']) };
  const figure = findBestRule(figureRules, pieces, present);
  if (figure) return { type: 'figure', of: figure };
  const slug = findBestRule(howToRules, pieces, present);
  return slug ? { type: 'how-to', slug } : null;
}

type Pieces = readonly PhraseMatch<Concept>[];

function findBestRule<Of>(rules: readonly Rule<Of>[], pieces: Pieces, present: ReadonlySet<Concept>): Of | null {
  let [best, highest]: [Of | null, number] = [null, minConfidence];
  for (const rule of rules) {
    const confidence = confidenceOf(rule, pieces, present);
    if (confidence > highest || (confidence === highest && best === null)) [best, highest] = [rule.of, confidence];
  }
  return best;
}

/** The share of the question that the rule explains; 0 where a needed concept is missing. */
function confidenceOf({ needs, allows = [] }: Rule<unknown>, pieces: Pieces, present: ReadonlySet<Concept>): number {
  if (!needs.every((group) => group.some((concept) => present.has(concept)))) return 0;
  const known = new Set([...needs.flat(), ...allows]);
  return shareOf(pieces, ({ meaning }) => meaning !== null && known.has(meaning));
}

const listingConcepts = new Set<Concept>([
  'mine',
  'listing',
  'show',
  'price',
  'how much',
  'state',
  'live',
  'paused',
  'text',
  'describe',
  'still',
  'category',
]);

/** Whether the rest of a question that names a listing is about its data. */
function isAboutListing(named: ListingRecord, pieces: Pieces): boolean {
  const isOfTitle = createTitleCheck(named);
  const share = shareOf(pieces, ({ text, meaning }) => (meaning && listingConcepts.has(meaning)) || isOfTitle(text));
  return share >= minConfidence;
}

function shareOf(pieces: Pieces, isKnown: (piece: PhraseMatch<Concept>) => unknown): number {
  let [known, all] = [0, 0];
  for (const piece of pieces) {
    all += piece.weight;
    if (isKnown(piece)) known += piece.weight;
  }
  return all === 0 ? 0 : known / all;
}
