import type { DraftChange, ListingDraftRecord } from '../../../../contracts/selling/listing-drafts.ts';
import { amountText } from '../../../lib/language/amount-text.ts';

export const draftViews = ['needYou', 'sure', 'beingRead', 'publishedCount'] as const;
export type DraftView = (typeof draftViews)[number];

/** In which part of the list a draft stands. */
export function viewOf({ state, doubts }: ListingDraftRecord): DraftView {
  if (state !== 'open') return 'publishedCount';
  if (doubts.length === 0) return 'sure';
  return doubts[0] === 'reading' ? 'beingRead' : 'needYou';
}

/** How many drafts stand in each part. */
export function countViews(drafts: readonly ListingDraftRecord[]): Record<DraftView, number> {
  const counts = { needYou: 0, sure: 0, beingRead: 0, publishedCount: 0 };
  for (const draft of drafts) counts[viewOf(draft)] += 1;
  return counts;
}

/** The changes that put drafts back to what they are now: their prices and stocks. */
export function undoOf(drafts: readonly ListingDraftRecord[]): DraftChange[] {
  return drafts.map(({ id, price_minor, currency, stock }) => ({
    id,
    price: price_minor === null ? '' : amountText(price_minor, currency),
    stock,
  }));
}
