import type { ChangeToolName } from '../../../../../contracts/communication/assistant-actions.ts';
import { maxListingsOfAction } from '../../../../../contracts/communication/assistant-actions.ts';
import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import { languageOfText } from '../../text-language.ts';
import { matchGoods, type NamedListing, quoteTitle } from './match-goods.ts';
import {
  type ChangeRequest,
  maxRequestLength,
  type NamedGoods,
  type RequestReading,
  readRequest,
} from './read-request.ts';
import { quotePattern } from './split-request.ts';

/** The shop and the page that a request is understood for. */
interface RequestContext {
  listings: readonly NamedListing[];
  currency: ShopCurrency;
  /** The language of the page. */
  language: Language;
  /** The seller's present day. */
  today: string;
  /** Ids of listings that were chosen among several. */
  chosen?: readonly string[];
}

/** What a question back asks for. */
type Slot = 'price' | 'amount' | 'stock' | 'goods' | 'lastDay' | 'currency';

export type UnderstoodRequest =
  | { type: 'ready'; tool: ChangeToolName; input: Record<string, unknown> }
  | { type: 'missing'; slot: Slot }
  | { type: 'choose'; listings: readonly NamedListing[] }
  | { type: 'unknown'; name: string }
  | { type: 'several' }
  | { type: 'too many' };

const latinLanguages: readonly Language[] = ['en', 'es', 'vi'];
/** Messages before this one that it may go on with. */
const maxBefore = 3;

/** A request together with what answered the questions back. */
export interface WholeRequest {
  text: string;
  request: UnderstoodRequest;
}

/** Understands a request, or an answer to what was asked back about one; null where it asks for no change. */
export function understandRequest(
  question: string,
  before: readonly string[],
  context: RequestContext,
): WholeRequest | null {
  const found = understand(question, context);
  const alone = found && { text: question, request: found };
  if (found && found.type !== 'unknown' && found.type !== 'missing') return alone;
  let text = question;
  for (const earlier of before.slice(-maxBefore).reverse()) {
    text = `${earlier} ${text}`;
    const open = understand(earlier, context);
    if (open?.type !== 'missing') continue;
    const request = understand(text, context, open.slot === 'lastDay');
    return request && request.type !== 'unknown' ? { text, request } : alone;
  }
  return alone;
}

function understand(text: string, context: RequestContext, isForLastDay = false): UnderstoodRequest | null {
  if (text.length > maxRequestLength) return null;
  // A name in other letters tells nothing of the words around it.
  const words = (quoteTitle(text, context.listings) ?? text).replace(quotePattern, ' ');
  const likely = languageOfText(words, context.language);
  const others = latinLanguages.includes(likely) ? latinLanguages.filter((other) => other !== likely) : [];
  let unknown: UnderstoodRequest | null = null;
  for (const language of [likely, ...others]) {
    const reading = readIn(text, language, context, isForLastDay);
    const found = reading && resolve(reading, text, language, context);
    if (found && found.type !== 'unknown') return found;
    unknown ??= found;
  }
  return unknown;
}

/** First with the title that it contains as a name; then by its words. */
function readIn(
  text: string,
  language: Language,
  { listings, today }: RequestContext,
  isForLastDay: boolean,
): RequestReading {
  const asked = { language, today, isForLastDay };
  const quoted = quoteTitle(text, listings);
  const reading = quoted ? readRequest(quoted, asked) : null;
  if (
    reading &&
    reading !== 'several' &&
    'goods' in reading &&
    reading.goods.names.length === 0 &&
    !reading.goods.isAll
  )
    return reading;
  return readRequest(text, asked);
}

function resolve(
  reading: Exclude<RequestReading, null>,
  text: string,
  language: Language,
  context: RequestContext,
): UnderstoodRequest | null {
  if (reading === 'several') return { type: 'several' };
  if (reading.of === 'vacation end') return { type: 'ready', tool: 'end_vacation', input: {} };
  if (reading.of === 'vacation') {
    const { from, until } = reading;
    if (until === null) return { type: 'missing', slot: 'lastDay' };
    return { type: 'ready', tool: 'set_vacation', input: { from, until } };
  }
  const missing = missingValue(reading, context);
  const goods = findGoods(reading, text, language, context);
  if (goods.type === 'unknown') return goods;
  if (missing) return { type: 'missing', slot: missing };
  if (goods.type !== 'found') return goods;
  if (reading.of !== 'state' && reading.isBare && goods.listings.every(hasNumber(reading.value ?? '')))
    return { type: 'missing', slot: reading.of };
  const ids = goods.listings.map(({ id }) => String(id));
  return { type: 'ready', ...toolFor(reading, ids) };
}

const hasNumber =
  (value: string) =>
  ({ titles }: NamedListing) =>
    titles.some((title) => [...title.matchAll(/\d+/g)].some(([digits]) => digits === value.replace('-', '')));

function missingValue(reading: ChangeRequest, { currency }: RequestContext): Slot | null {
  if (!('value' in reading)) return null;
  const { of, how, value, currencies } = reading;
  if (value === null) return of === 'stock' ? 'stock' : how === 'set' ? 'price' : 'amount';
  return of === 'price' && currencies !== null && !currencies.includes(currency) ? 'currency' : null;
}

type GoodsRequest = Extract<ChangeRequest, { goods: NamedGoods }>;
type Goods = { type: 'found'; listings: readonly NamedListing[] } | Exclude<UnderstoodRequest, { type: 'ready' }>;

function findGoods(
  reading: GoodsRequest,
  text: string,
  language: Language,
  { listings, chosen = [] }: RequestContext,
): Goods {
  const { goods } = reading;
  const isNamed = goods.names.length + goods.quotes.length > 0;
  if (chosen.length > 0) {
    const picked = listings.filter(({ id }) => chosen.includes(String(id)));
    return picked.length > 0 ? { type: 'found', listings: picked } : { type: 'missing', slot: 'goods' };
  }
  if (!isNamed && !goods.isAll) return { type: 'missing', slot: 'goods' };
  const named = isNamed ? matchGoods(goods, text, listings, language) : listings;
  if (named.length === 0)
    return isNamed
      ? { type: 'unknown', name: [...goods.quotes, ...goods.names].join(' ') }
      : { type: 'missing', slot: 'goods' };
  // Of several, those that are as wanted already are not meant.
  const open = named.filter(({ isLive }) => reading.of !== 'state' || isLive !== (reading.state === 'live'));
  const meant = open.length > 0 ? open : named;
  if (meant.length > maxListingsOfAction) return { type: 'too many' };
  return meant.length === 1 || goods.isAll ? { type: 'found', listings: meant } : { type: 'choose', listings: meant };
}

function toolFor(reading: GoodsRequest, ids: string[]): { tool: ChangeToolName; input: Record<string, unknown> } {
  if (reading.of === 'state')
    return { tool: 'change_listing_state', input: { listing_ids: ids, state: reading.state } };
  const tool = reading.of === 'price' ? 'change_price' : 'change_stock';
  return { tool, input: { listing_ids: ids, how: reading.how, value: reading.value } };
}
