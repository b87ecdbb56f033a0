import { stemmer } from 'stemmer';
import type { PhraseMatch } from '../../../catalog/phrase-matcher.ts';
import { findNamedListing, stemsOf } from './named-listing.ts';
import { readQuestion } from './read-question.ts';
import type { ListingRecord } from './seller-records.service.ts';
import type { Concept } from './words/concept.ts';

/** What the seller's own records answer. */
export type RecordsIntent =
  | 'count listings'
  | 'list live'
  | 'list paused'
  | 'list drafts'
  | 'cheapest'
  | 'dearest'
  | 'newest text';

/** A figure that stands on a page of its own and that the assistant does not read. */
export type FigurePage = 'income' | 'balance' | 'invoice' | 'orders' | 'views' | 'tokens';

export type Intent =
  | { kind: 'records'; of: RecordsIntent }
  | { kind: 'listing'; listing: ListingRecord; wantsText: boolean }
  | { kind: 'figure'; of: FigurePage }
  | { kind: 'how-to'; slug: string }
  /** Asked to write, draw or find something. */
  | { kind: 'create'; of: 'ad' | 'text' | 'other' }
  /** Asked to change something. */
  | { kind: 'act' }
  | { kind: 'unknown' };

interface Rule<Of> {
  of: Of;
  /** Of each group, one at least must be said. */
  needs: readonly (readonly Concept[])[];
  /** May be said as well without changing the meaning. */
  allows?: readonly Concept[];
}

/** Below this share of understood words the question may be about something else. */
const sureFrom = 0.85;

const asking: readonly Concept[] = ['show', 'how many', 'how much', 'how to', 'can I'];
const requesting: readonly Concept[] = ['act', 'publish', 'pause', 'close', 'change'];
const owning: readonly Concept[] = ['mine', 'listing'];

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
    allows: ['mine', 'listing', 'live', 'paused', 'show'],
  },
  { of: 'cheapest', needs: [['cheapest'], owning], allows: ['mine', 'listing', 'show', 'price', 'live', 'how much'] },
  { of: 'dearest', needs: [['dearest'], owning], allows: ['mine', 'listing', 'show', 'price', 'live', 'how much'] },
  { of: 'newest text', needs: [['describe'], ['mine'], ['listing']], allows: ['newest', 'text', 'show'] },
  { of: 'list paused', needs: [['paused'], ['mine', 'listing']], allows: ['mine', 'listing', 'show'] },
  { of: 'list live', needs: [['listing'], ['mine']], allows: ['show', 'live', 'newest', 'publish'] },
  { of: 'list live', needs: [['live', 'publish'], ['mine'], ['show']], allows: ['listing', 'newest'] },
];

const figures: readonly FigurePage[] = ['income', 'balance', 'invoice', 'orders', 'views', 'tokens'];
const figureRules: readonly Rule<FigurePage>[] = figures.map((of) => ({
  of,
  needs: [[of], ['mine', 'how much', 'how many', 'show']],
  allows: ['mine', 'how much', 'how many', 'show', 'listing', 'newest', 'live', 'period'],
}));

const howToRules: readonly Rule<string>[] = [
  { of: 'forgot-password', needs: [['password'], ['forgot']], allows: ['mine', 'how to', 'account', 'can I'] },
  { of: 'change-password', needs: [['password'], ['change']], allows: ['mine', 'how to', 'can I', 'account'] },
  {
    of: 'close-account',
    needs: [['account'], ['close', 'pause'], ['how to', 'can I', 'mine']],
    allows: ['mine', 'how to', 'can I'],
  },
  { of: 'photo-formats', needs: [['photo'], ['large']], allows: ['show', 'can I', 'how to', 'listing', 'mine'] },
  {
    of: 'which-languages',
    needs: [['language'], ['show', 'how many', 'how much']],
    allows: ['listing', 'mine', 'show', 'text'],
  },
  {
    of: 'shipping-cost',
    needs: [['shipping'], ['how much', 'price', 'fee']],
    allows: ['how much', 'price', 'fee', 'show', 'listing', 'mine'],
  },
  {
    of: 'selling-fee',
    needs: [['fee'], ['how much', 'show', 'listing', 'how many']],
    allows: ['how much', 'show', 'listing', 'mine', 'can I'],
  },
  { of: 'contact-us', needs: [['contact']], allows: ['how to', 'can I', 'show'] },
  { of: 'when-paid', needs: [['paid'], ['can I']], allows: ['mine', 'how to'] },
  { of: 'wrong-category', needs: [['category'], ['wrong', 'change']], allows: ['how to', 'listing', 'mine', 'can I'] },
  {
    of: 'edit-listing',
    needs: [['how to', 'can I'], ['change'], ['listing', 'price', 'text']],
    allows: ['mine', 'live', 'listing', 'price', 'text'],
  },
  { of: 'pause-remove', needs: [['how to', 'can I'], ['pause'], ['listing']], allows: ['mine', 'live'] },
];

/** What a question asks for; unknown where too much of it was not understood. */
export function classifyQuestion(question: string, listings: readonly ListingRecord[]): Intent {
  const pieces = readQuestion(question);
  const has = (wanted: readonly Concept[]) => pieces.some(({ meaning }) => meaning && wanted.includes(meaning));
  const isAsking = has(asking);
  if (!isAsking && has(['create']))
    return { kind: 'create', of: has(['ad']) ? 'ad' : has(['text']) ? 'text' : 'other' };
  if (!isAsking && has(requesting)) return { kind: 'act' };
  const record = best(recordRules, pieces);
  if (record) return { kind: 'records', of: record };
  const listing = findAskedListing(question, pieces, listings);
  if (listing) return { kind: 'listing', listing, wantsText: has(['text', 'describe']) };
  const figure = best(figureRules, pieces);
  if (figure) return { kind: 'figure', of: figure };
  const slug = best(howToRules, pieces);
  return slug ? { kind: 'how-to', slug } : { kind: 'unknown' };
}

function best<Of>(rules: readonly Rule<Of>[], pieces: readonly PhraseMatch<Concept>[]): Of | null {
  let [found, confidence]: [Of | null, number] = [null, sureFrom];
  for (const rule of rules) {
    const sure = confidenceOf(rule, pieces);
    if (sure > confidence || (sure === confidence && found === null)) [found, confidence] = [rule.of, sure];
  }
  return found;
}

/** The share of the question that the rule accounts for; 0 where something is missing that it needs. */
function confidenceOf({ needs, allows = [] }: Rule<unknown>, pieces: readonly PhraseMatch<Concept>[]): number {
  const said = new Set(pieces.map(({ meaning }) => meaning));
  if (!needs.every((group) => group.some((concept) => said.has(concept)))) return 0;
  const known = new Set([...needs.flat(), ...allows]);
  return shareOf(pieces, ({ meaning }) => meaning !== null && known.has(meaning));
}

const ofListing = new Set<Concept>([
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

/** The listing that the question names, where the rest of it asks about such as is recorded of a listing. */
function findAskedListing(
  question: string,
  pieces: readonly PhraseMatch<Concept>[],
  listings: readonly ListingRecord[],
) {
  const named = findNamedListing(question, listings);
  if (!named) return null;
  const title = new Set(stemsOf(named.title));
  const isOfTitle = (text: string) => text.split(' ').every((word) => title.has(stemmer(word.toLowerCase())));
  const share = shareOf(pieces, ({ text, meaning }) => (meaning && ofListing.has(meaning)) || isOfTitle(text));
  return share >= sureFrom ? named : null;
}

function shareOf(pieces: readonly PhraseMatch<Concept>[], isKnown: (piece: PhraseMatch<Concept>) => boolean): number {
  let [known, all] = [0, 0];
  for (const piece of pieces) {
    all += piece.weight;
    if (isKnown(piece)) known += piece.weight;
  }
  return all === 0 ? 0 : known / all;
}
