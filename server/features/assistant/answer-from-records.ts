import type { AnswerLink } from '../../../contracts/assistant.ts';
import type { RecordsIntent } from './classify-question.ts';
import type { DraftRecord, ListingRecord, SellerRecords } from './seller-records.service.ts';

export interface Answer {
  text: string;
  links: AnswerLink[];
}

const storefront: AnswerLink = { to: '/storefront', label: 'My Storefront' };
export const chat: AnswerLink = { to: '/chat', label: 'Add a product' };
const maxLines = 5;

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const priceOf = ({ priceCents }: ListingRecord) => `$ ${money.format(priceCents / 100)}`;
const dayOf = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const formatCount = (count: number, noun: string) => `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;

/** Answers from the seller's own records. */
export function answerFromRecords(of: RecordsIntent, records: SellerRecords): Answer {
  switch (of) {
    case 'count listings':
      return describeCounts(records);
    case 'list live':
      return describeListings(records, 'live');
    case 'list paused':
      return describeListings(records, 'paused');
    case 'list drafts':
      return describeDrafts(records);
    case 'cheapest':
      return describePriceExtreme(records, 1);
    case 'dearest':
      return describePriceExtreme(records, -1);
    case 'newest text':
      return quoteNewestText(records);
  }
}

function describeCounts({ counts }: SellerRecords): Answer {
  const total = counts.live + counts.paused;
  const paused = counts.paused > 0 ? ` and ${counts.paused} paused` : '';
  const drafts = counts.drafts > 0 ? ` ${formatCount(counts.drafts, 'analysed photo')} not published yet.` : '';
  const text =
    total === 0
      ? `You have no listings yet.${capitalize(drafts)}`
      : `You have ${formatCount(total, 'listing')}: ${counts.live} live${paused}.${capitalize(drafts)}`;
  return { text, links: [total > 0 ? storefront : chat] };
}

const capitalize = (sentence: string) => sentence.replace(/^ (\w)/, (_, letter: string) => ` ${letter.toUpperCase()}`);

function describeDrafts({ drafts, counts }: SellerRecords): Answer {
  if (counts.drafts === 0) {
    return {
      text: 'No photo of yours waits to be published. A draft you are typing stays in your browser, where I cannot see it.',
      links: [chat],
    };
  }
  const lines = drafts.slice(0, maxLines).map(formatDraft);
  const more = counts.drafts > lines.length ? [`and ${counts.drafts - lines.length} more`] : [];
  return {
    text: [`Not published yet: ${formatCount(counts.drafts, 'photo')}.`, ...lines, ...more].join('\n'),
    links: [{ to: '/chat', label: 'Go on in AI Chat' }],
  };
}

const draftStates: Record<DraftRecord['state'], string> = {
  'at work': 'being analysed',
  ready: 'ready to be checked',
  failed: 'the analysis did not succeed',
};

function formatDraft({ title, state, createdAt }: DraftRecord): string {
  return `• ${title ?? 'A photo'}, ${dayOf(createdAt)}: ${draftStates[state]}`;
}

function describeListings({ listings, counts }: SellerRecords, state: 'live' | 'paused'): Answer {
  const matching = listings.filter((listing) => listing.state === state);
  if (matching.length === 0)
    return { text: `You have no ${state} listings.`, links: [state === 'live' ? chat : storefront] };
  const lines = matching.slice(0, maxLines).map((listing) => `• ${listing.title}, ${priceOf(listing)}`);
  const more = counts[state] > lines.length ? [`and ${counts[state] - lines.length} more`] : [];
  return { text: [`Your ${state} listings, the newest first:`, ...lines, ...more].join('\n'), links: [storefront] };
}

function describePriceExtreme({ listings }: SellerRecords, direction: 1 | -1): Answer {
  const [first] = [...listings].sort((one, other) => direction * (one.priceCents - other.priceCents));
  return first ? describeListing(first) : { text: 'You have no listings yet.', links: [chat] };
}

export function describeListing(listing: ListingRecord): Answer {
  const where = listing.countries.length > 0 ? ` Recommended for ${listing.countries.join(', ')}.` : '';
  return {
    text: `‘${listing.title}’ is ${listing.state}, priced at ${priceOf(listing)}, in ${listing.category}, since ${dayOf(listing.createdAt)}.${where}`,
    links: [
      ...(listing.state === 'live' ? [{ to: `/product/${listing.id}`, label: 'See the listing' }] : []),
      storefront,
    ],
  };
}

/** Quotes the stored text, because the assistant cannot write a description without a photo. */
export function quoteText({ title, description }: ListingRecord | DraftRecord, what = 'that listing'): Answer {
  return {
    text: `The English text of ${what} reads:\n${title}\n${description}\nFor another product, add its photo in AI Chat.`,
    links: [chat],
  };
}

function quoteNewestText({ drafts, listings }: SellerRecords): Answer {
  const draft = drafts.find(({ state }) => state === 'ready');
  if (draft) return quoteText(draft, 'your newest analysed photo');
  const [listing] = listings;
  return listing ? quoteText(listing, 'your newest listing') : { text: writtenFromPhotos, links: [chat] };
}

export const writtenFromPhotos =
  'Descriptions are written from a photo. Add one in AI Chat, and title and description come in seven languages for you to check.';
