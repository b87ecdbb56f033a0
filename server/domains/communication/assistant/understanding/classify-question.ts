import type { PhraseMatch } from '../../../../../catalog/text/phrase-matcher.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import type { ListingRecord } from '../seller-records.service.ts';
import { createTitleCheck, findNamedListing } from './named-listing.ts';
import {
  type Figure,
  type FigurePage,
  figurePageRules,
  figureRules,
  howToRules,
  type RecordsIntent,
  type Rule,
  recordRules,
} from './question-rules.ts';
import { type Reading, readQuestion } from './read-question.ts';
import type { Concept } from './words/concept.ts';

export type Intent =
  | { type: 'records'; of: RecordsIntent }
  | { type: 'listing'; listing: ListingRecord; wantsText: boolean }
  | { type: 'figure'; of: Figure }
  | { type: 'figure page'; of: FigurePage }
  | { type: 'how-to'; slug: string }
  /** A request to write, draw or find something. */
  | { type: 'create'; of: 'ad' | 'text' | 'other' }
  /** A request to change something. */
  | { type: 'act' }
  | { type: 'unknown' };

/** Below this share of understood words the question counts as unknown. */
const minConfidence = 0.85;
/** Below this share of known words the question is not in that language. */
const minOtherShare = 0.3;

/** Above this share of words of time, a question goes on with the one before. */
const minFollowUpShare = 0.5;

const questionConcepts: readonly Concept[] = ['show', 'how many', 'how much', 'how to', 'can I'];
const actionConcepts: readonly Concept[] = ['act', 'publish', 'pause', 'close', 'change', 'withdraw'];
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
  const page = findBestRule(figurePageRules, pieces, present);
  if (page) return { type: 'figure page', of: page };
  const slug = findBestRule(howToRules, pieces, present);
  return slug ? { type: 'how-to', slug } : null;
}

const followUpConcepts: ReadonlySet<Concept> = new Set(['period', 'and then', 'mine', 'show', 'newest']);

/** Whether a question names little but another time, as in ‘and last month?’. */
export function isAboutTimeOnly(question: string, language: Language): boolean {
  return readQuestion(question, language).some(({ pieces }) => {
    const isPeriod = pieces.some(({ meaning }) => meaning === 'period' || meaning === 'and then');
    return isPeriod && shareOf(pieces, ({ meaning }) => meaning && followUpConcepts.has(meaning)) >= minFollowUpShare;
  });
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

/** The share of the question that the rule explains; 0 where a needed concept is missing or an excluded one is there. */
function confidenceOf(rule: Rule<unknown>, pieces: Pieces, present: ReadonlySet<Concept>): number {
  const { needs, allows = [], excludes = [] } = rule;
  if (excludes.some((concept) => present.has(concept))) return 0;
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
