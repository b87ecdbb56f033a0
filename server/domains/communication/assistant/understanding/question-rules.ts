import type { Concept } from './words/concept.ts';

/** Questions that the seller's own records answer. */
export type RecordsIntent =
  | 'count listings'
  | 'list live'
  | 'list paused'
  | 'list drafts'
  | 'cheapest'
  | 'dearest'
  | 'newest text'
  | 'orders';

/** A figure of the shop that the assistant reads; of orders, those of a span of time. */
export type Figure =
  | 'income'
  | 'orders'
  | 'views'
  | 'balance'
  | 'best sellers'
  | 'worst sellers'
  | 'tasks'
  | 'stock'
  | 'reviews';

/** A figure that is shown on another page and that the assistant cannot read. */
export type FigurePage = 'invoice' | 'tokens';

export interface Rule<Of> {
  of: Of;
  /** The question must contain at least one concept of each group. */
  needs: readonly (readonly Concept[])[];
  /** Further concepts that do not change the meaning. */
  allows?: readonly Concept[];
  /** Concepts with which the question means something else. */
  excludes?: readonly Concept[];
}

const ownListing: readonly Concept[] = ['mine', 'listing'];

export const recordRules: readonly Rule<RecordsIntent>[] = [
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
  {
    of: 'orders',
    needs: [['orders'], ['mine', 'how much', 'how many', 'show']],
    // Orders wait to be shipped.
    allows: ['mine', 'how much', 'how many', 'show', 'listing', 'newest', 'live', 'still', 'shipping', 'ready'],
    excludes: ['period'],
  },
];

type NamedFigure = 'income' | 'balance' | 'orders' | 'views' | FigurePage;

/** A figure that is named by one word and asked for. */
const asksFor = <Of extends NamedFigure>(of: Of): Rule<Of> => ({
  of,
  needs: [[of], ['mine', 'how much', 'how many', 'show', 'period']],
  allows: ['mine', 'how much', 'how many', 'show', 'listing', 'newest', 'live', 'period', 'still', 'and then'],
});
export const figurePageRules: readonly Rule<FigurePage>[] = [asksFor('invoice'), asksFor('tokens')];

const ofShop: readonly Concept[] = [
  'mine',
  'listing',
  'show',
  'how many',
  'how much',
  'period',
  'live',
  'still',
  'orders',
];
export const figureRules: readonly Rule<Figure>[] = [
  { of: 'best sellers', needs: [['best seller']], allows: [...ofShop, 'newest', 'income', 'and then'] },
  { of: 'worst sellers', needs: [['worst seller']], allows: [...ofShop, 'newest', 'income', 'and then'] },
  { of: 'tasks', needs: [['to do']], allows: [...ofShop, 'how to', 'can I', 'shipping', 'newest'] },
  { of: 'stock', needs: [['stock']], allows: [...ofShop, 'ready', 'newest', 'text'] },
  {
    of: 'reviews',
    needs: [['reviews'], ['mine', 'how many', 'how much', 'show']],
    allows: [...ofShop, 'newest', 'place'],
  },
  {
    of: 'balance',
    needs: [['withdraw'], ['how much', 'how many']],
    allows: ['mine', 'can I', 'show', 'still', 'period', 'newest', 'ready'],
  },
  { of: 'income', needs: [['listing'], ['how much'], ['period']], allows: ['mine', 'how much', 'listing', 'period'] },
  ...(['income', 'balance', 'orders', 'views'] as const).map(asksFor),
];

export const howToRules: readonly Rule<string>[] = [
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
