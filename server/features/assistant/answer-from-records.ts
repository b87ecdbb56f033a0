import type { AnswerLink } from '../../../contracts/assistant.ts';
import { findNamedListing } from './named-listing.ts';
import type { DraftRecord, ListingRecord, SellerRecords } from './seller-records.service.ts';

export interface Answer {
  text: string;
  links: AnswerLink[];
}

const storefront: AnswerLink = { to: '/storefront', label: 'My Storefront' };
const chat: AnswerLink = { to: '/chat', label: 'Add a product' };
const shownAtMost = 5;

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const priceOf = ({ priceCents }: ListingRecord) => `$ ${money.format(priceCents / 100)}`;
const dayOf = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const some = (count: number, noun: string) => `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;

/** Answers what can be read from the seller's own records; null when the question is about something else. */
export function answerFromRecords(question: string, records: SellerRecords): Answer | null {
  const named = findNamedListing(question, records.listings);
  if (wantsText.test(question)) return quoteText(named, records);
  if (named) return describeListing(named);
  return kinds.find(({ pattern }) => pattern.test(question))?.answer(records, question) ?? null;
}

const wantsText = /^(please |can you |could you |help me )*(describe|write)\b/i;

const goods = '(listings?|products?|items?)';
const my = '(my|mine|i|me|our|we)';
const show = '\\b(which|what|list|show|see)( me)?( are| is)?( all)?( of)?';

/** The kinds of question that records answer; the first that fits is taken. */
const kinds: { pattern: RegExp; answer: (records: SellerRecords, question: string) => Answer }[] = [
  {
    pattern: new RegExp(
      `\\bstill\\b.*\\bdrafts?\\b|\\b${my}\\b.*(\\bdrafts?\\b|\\bun(published|finished)\\b|not (yet )?published)`,
      'i',
    ),
    answer: tellDrafts,
  },
  { pattern: /\b(my|the) (analysis|photo)\b.*\b(done|ready|finished)\b/i, answer: tellDrafts },
  {
    pattern: new RegExp(
      `\\b(how many|number of|count)\\b.*\\b(${goods}|live|paused|for sale)\\b.*\\b(${my}|live|paused)\\b`,
      'i',
    ),
    answer: tellCounts,
  },
  { pattern: /\b(number|count) of my\b|\bhow many (of my|live|paused)\b/i, answer: tellCounts },
  { pattern: /\b(cheapest|most expensive|dearest|highest|lowest)\b/i, answer: tellExtreme },
  {
    pattern: new RegExp(`${show} my paused ${goods}|\\bmy .*\\bpaused\\?`, 'i'),
    answer: (records) => tellListings(records, 'paused'),
  },
  {
    pattern: new RegExp(`(^|${show} )my (own |live |latest |newest |last )?${goods}\\b|did (i|we) publish`, 'i'),
    answer: (records) => tellListings(records, 'live'),
  },
];

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

function tellExtreme({ listings }: SellerRecords, question: string): Answer {
  const isCheap = /cheapest|lowest/i.test(question);
  const [first] = [...listings].sort((one, other) => (isCheap ? 1 : -1) * (one.priceCents - other.priceCents));
  return first ? describeListing(first) : { text: 'You have no listings yet.', links: [chat] };
}

function describeListing(listing: ListingRecord): Answer {
  const where = listing.countries.length > 0 ? ` Recommended for ${listing.countries.join(', ')}.` : '';
  return {
    text: `‘${listing.title}’ is ${listing.state}, priced at ${priceOf(listing)}, in ${listing.category}, since ${dayOf(listing.createdAt)}.${where}`,
    links: [
      ...(listing.state === 'live' ? [{ to: `/product/${listing.id}`, label: 'See the listing' }] : []),
      storefront,
    ],
  };
}

/** A description is made from a photo; what was made of one already is what can be shown. */
function quoteText(named: ListingRecord | null, { drafts, listings }: SellerRecords): Answer {
  const found = named ?? drafts.find(({ state }) => state === 'ready') ?? listings[0];
  if (!found?.title) {
    return {
      text: 'Descriptions are written from a photo. Add one in AI Chat, and title and description come in seven languages for you to check.',
      links: [chat],
    };
  }
  const what = found === named ? 'that listing' : 'id' in found ? 'your newest listing' : 'your newest analysed photo';
  return {
    text: `The English text of ${what} reads:\n${found.title}\n${found.description}\nFor another product, add its photo in AI Chat.`,
    links: [chat],
  };
}
