import type { AnswerLink } from '../../../../../contracts/communication/assistant.ts';
import { formatDate } from '../../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { helpLinksText } from '../../../../../i18n/generated/help-links.ts';
import { sellerAnswersText } from '../../../../../i18n/generated/seller-answers.ts';
import { sellerShellText } from '../../../../../i18n/generated/seller-shell.ts';
import { joinNames, joinSentences } from '../../../../../i18n/join-text.ts';
import type { DraftRecord, ListingRecord, SellerRecords } from '../seller-records.service.ts';
import type { RecordsIntent } from '../understanding/question-rules.ts';

export interface Answer {
  text: string;
  links: AnswerLink[];
}

export const linkToMyListings = (): AnswerLink => ({ to: '/storefront', label: sellerShellText('myListings') });
const linkToOrders = (): AnswerLink => ({ to: '/storefront/orders', label: helpLinksText('orders') });
export const linkToChat = (): AnswerLink => ({ to: '/chat', label: helpLinksText('addProduct') });
const maxLines = 5;

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
    case 'orders':
      return describeOrders(records);
  }
}

function describeCounts({ counts: { live, paused, drafts } }: SellerRecords): Answer {
  const count = live + paused;
  const listings =
    count === 0
      ? sellerAnswersText('noListings')
      : paused === 0
        ? sellerAnswersText('countLive', { count, live })
        : sellerAnswersText('countLiveAndPaused', { count, live, paused });
  const waiting = drafts > 0 ? sellerAnswersText('photosWaiting', { count: drafts }) : '';
  return { text: joinSentences(listings, waiting), links: [count > 0 ? linkToMyListings() : linkToChat()] };
}

function describeOrders({ orders: { counts, oldest_to_ship_at: oldest } }: SellerRecords): Answer {
  if (Object.values(counts).every((count) => count === 0)) {
    return { text: sellerAnswersText('noOrders'), links: [linkToMyListings()] };
  }
  const others = {
    unpaid: shownCount(counts.awaiting_payment),
    travelling: shownCount(counts.on_the_way),
    returns: shownCount(counts.returns),
  };
  const sentences = [
    sellerAnswersText('ordersToShip', { count: counts.to_ship }),
    oldest ? sellerAnswersText('oldestToShip', { date: formatDate(oldest) }) : '',
    sellerAnswersText('otherOrders', others),
  ];
  return { text: joinSentences(...sentences), links: [linkToOrders()] };
}

/** Orders are counted up to a hundred. */
const shownCount = (count: number): string => (count < 100 ? String(count) : '100+');

function describeDrafts({ drafts, counts }: SellerRecords): Answer {
  if (counts.drafts === 0) return { text: sellerAnswersText('noDrafts'), links: [linkToChat()] };
  const heading = sellerAnswersText('drafts', { count: counts.drafts });
  return {
    text: listLines(heading, drafts.slice(0, maxLines).map(formatDraft), counts.drafts),
    links: [{ to: '/chat', label: sellerAnswersText('continueInChat') }],
  };
}

function listLines(heading: string, lines: string[], total: number): string {
  const more = total > lines.length ? [sellerAnswersText('more', { count: total - lines.length })] : [];
  return [heading, ...lines, ...more].join('\n');
}

const draftStates = { 'at work': 'atWork', ready: 'ready', failed: 'failed' } as const;

function formatDraft({ title, state, createdAt }: DraftRecord): string {
  return sellerAnswersText('draftLine', {
    title: title ?? sellerAnswersText('untitledPhoto'),
    date: formatDate(createdAt),
    state: sellerAnswersText(draftStates[state]),
  });
}

const listTexts = {
  live: { none: 'noLive', heading: 'liveListings' },
  paused: { none: 'noPaused', heading: 'pausedListings' },
} as const;

function describeListings({ listings, counts }: SellerRecords, state: 'live' | 'paused'): Answer {
  const matching = listings.filter((listing) => listing.state === state);
  const { none, heading } = listTexts[state];
  if (matching.length === 0)
    return { text: sellerAnswersText(none), links: [state === 'live' ? linkToChat() : linkToMyListings()] };
  const lines = matching
    .slice(0, maxLines)
    .map(({ title, price, currency }) =>
      sellerAnswersText('listingLine', { title, price: formatMoney(price, currency) }),
    );
  return { text: listLines(sellerAnswersText(heading), lines, counts[state]), links: [linkToMyListings()] };
}

function describePriceExtreme({ listings }: SellerRecords, direction: 1 | -1): Answer {
  const [first] = [...listings].sort((one, other) => direction * (one.price - other.price));
  return first ? describeListing(first) : { text: sellerAnswersText('noListings'), links: [linkToChat()] };
}

export function describeListing({
  id,
  title,
  state,
  price,
  currency,
  category,
  countries,
  createdAt,
}: ListingRecord): Answer {
  const facts = sellerAnswersText('oneListing', {
    title,
    state: sellerAnswersText(state),
    price: formatMoney(price, currency),
    category,
    date: formatDate(createdAt),
  });
  const where = countries.length > 0 ? sellerAnswersText('recommendedFor', { countries: joinNames(countries) }) : '';
  const toListing = { to: `/product/${id}`, label: sellerAnswersText('seeListing') };
  return {
    text: joinSentences(facts, where),
    links: state === 'live' ? [toListing, linkToMyListings()] : [linkToMyListings()],
  };
}

type TextOf = 'textOfListing' | 'textOfNewestListing' | 'textOfNewestPhoto';

/** Quotes the stored text, because the assistant cannot write a description without a photo. */
export function quoteText({ title, description }: ListingRecord | DraftRecord, heading: TextOf): Answer {
  const lines = [sellerAnswersText(heading), title, description, sellerAnswersText('addAnotherPhoto')];
  return { text: lines.join('\n'), links: [linkToChat()] };
}

function quoteNewestText({ drafts, listings: [listing] }: SellerRecords): Answer {
  const draft = drafts.find(({ state }) => state === 'ready');
  if (draft) return quoteText(draft, 'textOfNewestPhoto');
  if (listing) return quoteText(listing, 'textOfNewestListing');
  return { text: sellerAnswersText('writtenFromPhotos'), links: [linkToChat()] };
}
