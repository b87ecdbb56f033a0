import type { AnswerLink } from '../../../contracts/assistant.ts';
import type { RecordsIntent } from './classify-question.ts';
import type { DraftRecord, ListingRecord, SellerRecords } from './seller-records.service.ts';

export interface Answer {
  text: string;
  links: AnswerLink[];
}

const storefront: AnswerLink = { to: '/storefront', label: 'My Storefront' };
export const chat: AnswerLink = { to: '/chat', label: 'Add a product' };
const shownAtMost = 5;

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const priceOf = ({ priceCents }: ListingRecord) => `$ ${money.format(priceCents / 100)}`;
const dayOf = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const some = (count: number, noun: string) => `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;

/** Answers from the seller's own records. */
export function answerFromRecords(of: RecordsIntent, records: SellerRecords): Answer {
  switch (of) {
    case 'count listings':
      return tellCounts(records);
    case 'list live':
      return tellListings(records, 'live');
    case 'list paused':
      return tellListings(records, 'paused');
    case 'list drafts':
      return tellDrafts(records);
    case 'cheapest':
      return tellExtreme(records, 1);
    case 'dearest':
      return tellExtreme(records, -1);
    case 'newest text':
      return quoteNewestText(records);
  }
}

function tellCounts({ counts }: SellerRecords): Answer {
  const total = counts.live + counts.paused;
  const paused = counts.paused > 0 ? ` and ${counts.paused} paused` : '';
  const drafts = counts.drafts > 0 ? ` ${some(counts.drafts, 'analysed photo')} not published yet.` : '';
  const text =
    total === 0
      ? `You have no listings yet.${capital(drafts)}`
      : `You have ${some(total, 'listing')}: ${counts.live} live${paused}.${capital(drafts)}`;
  return { text, links: [total > 0 ? storefront : chat] };
}

const capital = (sentence: string) => sentence.replace(/^ (\w)/, (_, letter: string) => ` ${letter.toUpperCase()}`);

function tellDrafts({ drafts, counts }: SellerRecords): Answer {
  if (counts.drafts === 0) {
    return {
      text: 'No photo of yours waits to be published. A draft you are typing stays in your browser, where I cannot see it.',
      links: [chat],
    };
  }
  const lines = drafts.slice(0, shownAtMost).map(lineOfDraft);
  const more = counts.drafts > lines.length ? [`and ${counts.drafts - lines.length} more`] : [];
  return {
    text: [`Not published yet: ${some(counts.drafts, 'photo')}.`, ...lines, ...more].join('\n'),
    links: [{ to: '/chat', label: 'Go on in AI Chat' }],
  };
}

const draftStates: Record<DraftRecord['state'], string> = {
  'at work': 'being analysed',
  ready: 'ready to be checked',
  failed: 'the analysis did not succeed',
};

function lineOfDraft({ title, state, createdAt }: DraftRecord): string {
  return `• ${title ?? 'A photo'}, ${dayOf(createdAt)}: ${draftStates[state]}`;
}

function tellListings({ listings, counts }: SellerRecords, wanted: 'live' | 'paused'): Answer {
  const found = listings.filter(({ state }) => state === wanted);
  if (found.length === 0)
    return { text: `You have no ${wanted} listings.`, links: [wanted === 'live' ? chat : storefront] };
  const lines = found.slice(0, shownAtMost).map((listing) => `• ${listing.title}, ${priceOf(listing)}`);
  const more = counts[wanted] > lines.length ? [`and ${counts[wanted] - lines.length} more`] : [];
  return { text: [`Your ${wanted} listings, the newest first:`, ...lines, ...more].join('\n'), links: [storefront] };
}

function tellExtreme({ listings }: SellerRecords, direction: 1 | -1): Answer {
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

/** The text of a listing as it stands, because descriptions are written from photos only. */
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
