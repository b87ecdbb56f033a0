import { act, useState } from 'react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  analyzeAgain,
  getAnalysis,
  pendingModel,
  proposeForCategory,
} from '../../../../../contracts/selling/listing-analysis.ts';
import { fakeApi } from '../../../../../tests/support/fake-api.ts';
import { renderHook } from '../../../../../tests/support/render-hook.tsx';
import { emptyDraft, type ListingDraft, withNewPhoto } from '../draft/draft.ts';
import { withText } from '../draft/fill-draft.ts';
import { doneRecord, proposal } from './proposal.fixture.ts';
import { useAnalysis } from './use-analysis.ts';

const { productUUID } = doneRecord;
const params = { productUUID };
const unfinished = { ...doneRecord, aimodel: pendingModel, stage: 'looking', rawJSONData: null };
let network: ReturnType<typeof fakeApi>;

beforeEach(() => {
  vi.useFakeTimers();
  network = fakeApi();
  network.answerAt('GET /user/shipping?country=US', { shipping: { country: 'VN' }, is_saved: false });
  return () => void vi.useRealTimers();
});
afterAll(() => void vi.resetModules());

/** A wizard whose photo is uploaded. */
async function open(prepare?: (draft: ListingDraft) => ListingDraft) {
  const { photo, ...rest } = withNewPhoto(emptyDraft('malee'));
  const uploaded = { ...rest, photo: photo && { ...photo, productUUID } };
  const page = await renderHook(() => {
    const [draft, setDraft] = useState<ListingDraft>(prepare?.(uploaded) ?? uploaded);
    const change = (update: (now: ListingDraft) => ListingDraft | null) => setDraft((now) => update(now) ?? now);
    const handle = { draft, ownership: 'here', change, takeOver: () => undefined, clear: () => undefined } as const;
    return { draft, ...useAnalysis(handle) };
  }, null);
  return { ...page, pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) };
}

describe('the analysis of a photo', () => {
  test('is polled every two seconds until it is done, and then fills the draft', async () => {
    network.answer(getAnalysis, { product: [unfinished] }, params);
    const { result, pass } = await open();
    expect(result.current.draft.photo?.stage).toBe('looking');
    await pass(4000);
    expect(network.callsOf(getAnalysis, params)).toHaveLength(3);
    network.answer(getAnalysis, { product: [doneRecord] }, params);
    await pass(2000);
    expect(result.current.draft.texts.en.title).toBe('english title');
    expect(result.current.draft.photo?.isWaiting).toBe(false);
    await vi.waitFor(() => expect(result.current.draft.countries).toEqual(['VN', 'TH', 'SG']));
    await pass(60_000);
    expect(network.callsOf(getAnalysis, params)).toHaveLength(4);
  });

  test('is polled further while the server is unreachable, with one error message', async () => {
    const { result, place, pass } = await open();
    expect(place.textContent).toBe('The server cannot be reached.');
    await pass(4000);
    expect(place.textContent).toBe('The server cannot be reached.');
    network.answerAt('GET /healthz', {});
    network.answer(getAnalysis, { product: [doneRecord] }, params);
    await pass(10_000);
    expect(result.current.draft.texts.en.title).toBe('english title');
  });

  test('stops after an error response, and polling can be resumed', async () => {
    network.answer(getAnalysis, { http: 503, message: 'Please try again in a moment.' }, params);
    const { result, pass } = await open();
    await pass(60_000);
    expect(network.callsOf(getAnalysis, params)).toHaveLength(1);
    expect(result.current.draft.photo).toMatchObject({ isWaiting: false, failure: 'Please try again in a moment.' });
    network.answer(getAnalysis, { product: [doneRecord] }, params);
    await act(async () => result.current.resumeWaiting());
    expect(result.current.draft.texts.en.title).toBe('english title');
  });

  test('ends with the server’s message when the server refuses it', async () => {
    network.answer(getAnalysis, { http: 404, message: 'This photo is not known.' }, params);
    const { result, place, pass } = await open();
    expect(result.current.draft.photo).toMatchObject({ isWaiting: false, failure: 'This photo is not known.' });
    expect(place.textContent).toContain('This photo is not known.');
    await pass(60_000);
    expect(network.callsOf(getAnalysis, params)).toHaveLength(1);
  });

  test('keeps the seller’s text and rewrites the other texts for another category', async () => {
    network.answer(getAnalysis, { product: [doneRecord] }, params);
    const { result } = await open((draft) => withText(draft, 'en', 'title', 'My own title'));
    const english = { title: 'English of shoes', description: 'Shoes.' };
    const productType = { id: 'sneakers', names: {} };
    const answer = {
      category_id: '2301',
      product_type: productType,
      rawJSONData: { ...proposal, english },
      estimated_on: '2026-11-12',
    };
    network.answer(proposeForCategory, answer, params);
    await act(() => result.current.chooseCategory('2301'));
    expect(result.current.draft.productType).toEqual(productType);
    expect(result.current.draft.texts.en).toEqual({ title: 'My own title', description: 'Shoes.' });
    expect(result.current.draft.categoryId).toBe('2301');
    expect(result.current.isRewriting).toBe(false);
  });

  test('is asked again with the seller’s details, and only when they say something new', async () => {
    network.answer(getAnalysis, { product: [doneRecord] }, params);
    const { result } = await open((draft) => ({ ...draft, source: 'vi' }));
    const thai = { title: 'ชุดเดรส', description: 'ขนาด: M' };
    const answer = {
      category_id: '2101',
      product_type: { id: 'dress', names: {} },
      rawJSONData: { ...proposal, thai },
    };
    network.answer(proposeForCategory, { ...answer, estimated_on: '2026-11-12' }, params);
    const details = { ...result.current.draft.details, size: 'M' };
    await act(async () => result.current.changeDetails({ details }));
    expect(result.current.draft.texts.th).toEqual(thai);
    await act(async () => result.current.changeDetails({ details: { ...details, size: ' M ' } }));
    const calls = network.callsOf(proposeForCategory, params);
    expect(calls.map(({ body }) => body)).toMatchObject([{ details: { size: 'M' }, source: { language: 'vi' } }]);
  });

  test('writes a language anew from the title in the source language', async () => {
    network.answer(getAnalysis, { product: [doneRecord] }, params);
    const { result } = await open((draft) => withText({ ...draft, source: 'th' }, 'th', 'title', 'เสื้อสีแดง'));
    const english = { title: 'Red shirt', description: 'Red.' };
    const answer = {
      category_id: '2101',
      product_type: { id: 'shirt', names: {} },
      rawJSONData: { ...proposal, english },
    };
    network.answer(proposeForCategory, { ...answer, estimated_on: '2026-11-12' }, params);
    await act(() => result.current.rewriteLanguage('en'));
    expect(network.callsOf(proposeForCategory, params)[0]?.body).toMatchObject({
      source: { language: 'th', title: 'เสื้อสีแดง' },
    });
    expect(result.current.draft.texts.en).toEqual(english);
    expect(result.current.draft.texts.th.title).toBe('เสื้อสีแดง');
  });

  test.each([
    [true, ['en.title']],
    [false, []],
  ])('is run again, keeping the seller’s edits: %s', async (keepsEdits, edited) => {
    network.answer(getAnalysis, { product: [doneRecord] }, params);
    const { result } = await open((draft) => withText(draft, 'en', 'title', 'My own title'));
    network.answer(getAnalysis, { product: [unfinished] }, params);
    network.answer(analyzeAgain, { product: params }, params);
    await act(() => result.current.generateAgain(keepsEdits));
    expect(result.current.draft.photo?.isWaiting).toBe(true);
    expect(result.current.draft.edited).toEqual(edited);
  });
});
