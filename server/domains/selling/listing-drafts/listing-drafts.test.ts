import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import * as contract from '../../../../contracts/selling/listing-drafts.ts';
import { listOwnListings } from '../../../../contracts/selling/my-listings.ts';
import { waitFor } from '../../../../tests/support/expect/wait-for.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { fakeFacts } from '../../../../tests/support/selling/fake-analyst.ts';
import { setUpAnalyses } from '../../../../tests/support/selling/listing-analyses.ts';
import { productPlans } from '../../../schema/selling/publishing.ts';

const { api, apiAs, db, analyst, photo } = await setUpAnalyses();

let sellers = 0;
async function newSeller() {
  sellers += 1;
  const { token } = await api(signUpSeller, { body: withEmail(`drafts-${sellers}@example.com`) });
  return apiAs(token);
}

/** Embeddings that are alike where they have the same seed. */
function embeddingOf(seed: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, at) => (Math.sin(at * 12.9898 * (seed + 1)) * 100 + 256) % 256);
}

function seeing(seed: number, confidence = 0.9, words: string[] = []) {
  const categories = [
    { id: '2101', confidence },
    { id: '2102', confidence: 0.2 },
  ];
  analyst.extra = { embedding: embeddingOf(seed), facts: { ...fakeFacts, categories, words } };
}

async function listOf(as: Api) {
  return as(contract.listDrafts, { body: { language: 'th' } });
}

async function upload(as: Api, key = crypto.randomUUID(), position = Date.now()) {
  const { photo: stored } = await as(contract.uploadDraftPhoto, { file: photo, body: { upload_key: key, position } });
  await waitFor(async () => {
    const { progress } = await listOf(as);
    expect(progress.read).toBe(progress.photos);
  });
  return stored;
}

afterEach(() => {
  analyst.behaviour = 'normal';
  analyst.extra = {};
});

describe('many photos', () => {
  test('become drafts, one for each article, with title, type, price and stock', async () => {
    const as = await newSeller();
    seeing(1);
    await upload(as);
    await upload(as);
    seeing(2);
    await upload(as);
    const { drafts, progress } = await listOf(as);
    expect(progress).toEqual({ photos: 3, read: 3, seconds_left: null });
    expect(drafts.map(({ photos }) => photos.length).sort()).toEqual([1, 2]);
    expect(drafts[0]).toMatchObject({ state: 'open', stock: 1, doubts: [], type: { category_id: '2101' } });
    expect(drafts[0]?.title).toMatch(/[ก-๙]/);
    expect(drafts[0]?.price_minor).toBeGreaterThan(0);
  });

  test('are stored once, however often one is sent', async () => {
    const as = await newSeller();
    const key = crypto.randomUUID();
    const [first, again] = await Promise.all([upload(as, key), upload(as, key)]);
    expect(again).toEqual(first);
    expect((await listOf(as)).progress.photos).toBe(1);
  });

  test('that are unsure or could not be read stand first, and say why', async () => {
    const as = await newSeller();
    seeing(3);
    await upload(as);
    seeing(4, 0.3);
    await upload(as);
    analyst.behaviour = 'throws';
    await as(contract.uploadDraftPhoto, { file: photo, body: { upload_key: crypto.randomUUID() } });
    await waitFor(async () => expect((await listOf(as)).progress.read).toBe(3));
    const { drafts } = await listOf(as);
    expect(drafts.map(({ doubts }) => doubts)).toEqual([['unread'], ['type'], []]);
    expect(drafts[1]?.other_types.map(({ category_id }) => category_id)).toEqual(['2102']);
  }, 60_000);

  test('of one article are read together: type of the best, print of any', async () => {
    const as = await newSeller();
    seeing(5, 0.5, ['Alpha']);
    await upload(as);
    seeing(5, 0.9, ['Beta']);
    await upload(as);
    const [draft] = (await listOf(as)).drafts;
    expect(draft).toMatchObject({ doubts: [], type: { confidence: 0.9 } });
    expect(draft?.photos).toHaveLength(2);
  });
});

describe('a draft', () => {
  test('is taken apart and put together by its seller', async () => {
    const as = await newSeller();
    seeing(6);
    await upload(as);
    await upload(as);
    const [draft] = (await listOf(as)).drafts;
    const second = draft?.photos[1]?.id ?? '';
    const apart = await as(contract.moveDraftPhotos, { body: { photo_ids: [second], draft_id: null } });
    expect((await listOf(as)).drafts).toHaveLength(2);
    const body = { photo_ids: [second], draft_id: draft?.id ?? '', place: 0 };
    await as(contract.moveDraftPhotos, { body });
    const [whole, ...others] = (await listOf(as)).drafts;
    expect(others).toEqual([]);
    expect(whole?.photos[0]?.id).toBe(second);
    await expect(as(contract.deleteDrafts, { body: { draft_ids: [apart.draft_id] } })).resolves.toMatchObject({
      deleted: 0,
    });
  });

  test('keeps what its seller types, and writes the rest anew for another type', async () => {
    const as = await newSeller();
    seeing(7, 0.3);
    await upload(as);
    const [draft] = (await listOf(as)).drafts;
    const id = draft?.id ?? '';
    const change = { id, title: 'เสื้อของฉัน', price: '1,290.50', stock: 3, category_id: '2102' };
    await as(contract.changeDrafts, { body: { language: 'th', drafts: [change] } });
    const [changed] = (await listOf(as)).drafts;
    expect(changed).toMatchObject({
      title: 'เสื้อของฉัน',
      is_title_typed: true,
      price_minor: 129_050,
      stock: 3,
      doubts: [],
    });
    expect(changed?.type).toMatchObject({ category_id: '2102', confidence: 1 });
    await as(contract.changeDrafts, { body: { language: 'th', drafts: [{ id, title: '', price: '' }] } });
    const [back] = (await listOf(as)).drafts;
    expect(back?.is_title_typed).toBe(false);
    expect(back?.price_minor).not.toBe(129_050);
    const tooLong = { id, title: 'x'.repeat(300) };
    await expect(as(contract.changeDrafts, { body: { drafts: [tooLong] } })).rejects.toMatchObject({
      code: 'bad_input',
    });
  });

  test('is not another seller’s to read, change, move, accept or delete', async () => {
    const as = await newSeller();
    seeing(8);
    const { id, draft_id } = await upload(as);
    const other = await newSeller();
    expect((await listOf(other)).drafts).toEqual([]);
    const notFound = { code: 'draft_not_found' };
    await expect(
      other(contract.changeDrafts, { body: { drafts: [{ id: draft_id, stock: 9 }] } }),
    ).rejects.toMatchObject(notFound);
    await expect(other(contract.moveDraftPhotos, { body: { photo_ids: [id], draft_id: null } })).rejects.toMatchObject(
      notFound,
    );
    const own = await upload(other);
    const intoTheirs = { photo_ids: [own.id], draft_id };
    await expect(other(contract.moveDraftPhotos, { body: intoTheirs })).rejects.toMatchObject(notFound);
    expect(await other(contract.acceptDrafts, { body: { draft_ids: [draft_id] } })).toMatchObject({ accepted: 0 });
    expect(await other(contract.deleteDrafts, { body: { draft_ids: [draft_id] } })).toMatchObject({ deleted: 0 });
    expect((await listOf(as)).drafts).toMatchObject([{ state: 'open', stock: 1 }]);
  });
});

describe('accepted drafts', () => {
  const live = async (as: Api) => (await as(listOwnListings, { body: {} })).listings;

  test('become listings with all their photos, each once', async () => {
    const as = await newSeller();
    seeing(9);
    await upload(as);
    await upload(as);
    seeing(10, 0.2);
    const unsure = await upload(as);
    const accepted = await Promise.all([1, 2].map(() => as(contract.acceptDrafts, { body: { all_sure: true } })));
    expect(accepted.map((answer) => answer.accepted).sort()).toEqual([0, 1]);
    await waitFor(async () => expect(await live(as)).toHaveLength(1));
    const drafts = await waitFor(async () => {
      const found = (await listOf(as)).drafts;
      expect(found.map(({ state }) => state)).toEqual(['open', 'published']);
      return found;
    });
    const [listing] = await live(as);
    expect(listing).toMatchObject({ id: drafts[1]?.listing_id, stock: 1, source_language: 'en' });
    const plans = await db
      .select()
      .from(productPlans)
      .where(eq(productPlans.productId, Number(listing?.id)));
    expect(plans[0]?.publishKey).toBe(`draft:${drafts[1]?.id}`);
    await as(contract.acceptDrafts, { body: { draft_ids: [unsure.draft_id] } });
    await waitFor(async () => expect(await live(as)).toHaveLength(2));
    expect(await as(contract.deleteDrafts, { body: { draft_ids: drafts.map(({ id }) => id) } })).toMatchObject({
      deleted: 2,
    });
    expect(await live(as)).toHaveLength(2);
  });

  test('without a photo that was read are left', async () => {
    const as = await newSeller();
    analyst.behaviour = 'slow';
    const { photo: stored } = await as(contract.uploadDraftPhoto, {
      file: photo,
      body: { upload_key: crypto.randomUUID() },
    });
    const answer = await as(contract.acceptDrafts, { body: { draft_ids: [stored.draft_id] } });
    expect(answer).toMatchObject({ accepted: 0, left: [stored.draft_id] });
    expect(await as(contract.deleteDrafts, { body: { draft_ids: [stored.draft_id] } })).toMatchObject({ deleted: 1 });
    expect((await listOf(as)).drafts).toEqual([]);
  });
});
