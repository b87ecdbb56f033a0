import { describe, expect, test } from 'vitest';
import { sellerQuestions } from '../../../../../bench/evaluation/assistant-questions/all.ts';
import {
  type SellerRequest,
  sellerRequests,
  shopTitles,
} from '../../../../../bench/evaluation/assistant-requests/all.ts';
import { type Language, languages } from '../../../../../contracts/languages.ts';
import { processorMsOf } from '../../../../../tests/support/process/processor-time.ts';
import type { NamedListing } from './match-goods.ts';
import { type UnderstoodRequest, understandRequest } from './understand-request.ts';

const listing = (id: number, titles: readonly string[], isLive = true): NamedListing => ({
  ...{ id, title: titles[0] ?? '', titles, isLive },
  ...{ productTypeId: null, price: 2000 },
});

/** The scarf is paused. */
const listings = shopTitles.en.map((_, at) =>
  listing(
    at + 1,
    languages.map((language) => shopTitles[language][at] ?? ''),
    at !== 2,
  ),
);

const contextOf = (language: Language) => ({ listings, currency: 'USD', language, today: '2026-11-19' }) as const;
const understand = (request: string, language: Language, before: readonly string[] = []) =>
  describeRequest(understandRequest(request, before, contextOf(language))?.request ?? null);

/** In one line, as the evaluation writes what is right. */
function describeRequest(request: UnderstoodRequest | null): string {
  if (!request) return 'none';
  if (request.type === 'missing') return `ask ${request.slot}`;
  if (request.type === 'choose') return `choose ${request.listings.map(({ id }) => id).join(' ')}`;
  if (request.type !== 'ready') return request.type;
  const {
    listing_ids: ids,
    how,
    value,
    state,
    from,
    until,
  } = request.input as Record<string, string> & {
    listing_ids?: string[];
  };
  const goods = ids ? ` | ${ids.join(' ')}` : '';
  if (request.tool === 'end_vacation') return 'vacation end';
  if (request.tool === 'set_vacation') return `vacation ${from} ${until}`;
  if (request.tool === 'change_listing_state') return `${state}${goods}`;
  return `${request.tool === 'change_price' ? 'price' : 'stock'} ${how} ${value}${goods}`;
}

/** A wrong proposal; asking back or saying that nothing was understood is none. */
const isWrong = (found: string, right: string) =>
  found !== right && !/^(ask|choose|none|unknown|several|too)/.test(found);

describe.each(languages)('requests in %s', (language) => {
  const found = (requests: readonly SellerRequest[]) =>
    requests.map(({ request, right }) => ({ request, right, found: understand(request, language) }));
  const shareOf = (results: ReturnType<typeof found>) =>
    results.filter(({ right, found }) => right === found || (right === 'none' && found === 'unknown')).length /
    results.length;

  test('that are known propose what was meant, and nothing else', () => {
    const results = found(sellerRequests[language].tuned);
    expect(results.filter((one) => isWrong(one.found, one.right))).toEqual([]);
    expect(shareOf(results)).toBeGreaterThan(0.9);
  });

  test('that were kept apart are mostly understood, and none of them wrongly', () => {
    const results = found(sellerRequests[language].heldOut);
    expect(results.filter((one) => isWrong(one.found, one.right))).toEqual([]);
    expect(shareOf(results)).toBeGreaterThanOrEqual(0.6);
  });

  test('are not what sellers only ask', () => {
    const { tuned, heldOut } = sellerQuestions[language];
    const asked = [...tuned, ...heldOut].filter(({ rightAnswers }) => !rightAnswers.includes('cannot'));
    const proposed = asked.map(({ question }) => ({ question, found: understand(question, language) }));
    expect(proposed.filter((one) => isWrong(one.found, 'none') || /^(choose|several)/.test(one.found))).toEqual([]);
  });

  test('are read within 50 ms however long they are and however many listings there are', async () => {
    const many = Array.from({ length: 1000 }, (_, at) =>
      listing(at, [`${shopTitles[language][at % 8]} ${at}`, `Handmade ${shopTitles.en[at % 8]} number ${at}`]),
    );
    const { request } = sellerRequests[language].tuned[1] ?? { request: '' };
    const long = `${request} `.repeat(20).slice(0, 299);
    const context = { ...contextOf(language), listings: many };
    for (const text of [request, long, long.repeat(10)]) {
      expect(await processorMsOf(() => understandRequest(text, [], context))).toBeLessThan(50);
    }
  });
});
