import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import * as contract from '../../../../contracts/selling/listing-analysis.ts';
import { createSeller } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { createFakeAnalyst, fakeFacts, fakeModel } from '../../../../tests/support/selling/fake-analyst.ts';
import { setUpAnalyses } from '../../../../tests/support/selling/listing-analyses.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { readQuotas, storePhoto } from '../quotas/quotas.service.ts';
import { analyzePhoto } from './listing-analysis.job.ts';
import { runAnalysis } from './run-analysis.service.ts';

const { api, apiAs, db, queue, storage, config, analyst, asSeller, photo, upload, read, whenFinished } =
  await setUpAnalyses();
let asOther: Api;

const unknown = { productUUID: crypto.randomUUID() };

beforeAll(async () => {
  asOther = apiAs((await api(signUpSeller, { body: withEmail('other@example.com') })).token);
});

afterEach(() => {
  analyst.behaviour = 'normal';
  analyst.extra = {};
});

const someSeller = async () => (await createSeller(db)).id;
const someImage = async () => {
  const store = { db, storage, quotas: readQuotas(config) };
  return storePhoto(store, await someSeller(), new Uint8Array([1]));
};

/** Starts a second round whose last attempt is about to run. */
async function startLastAttempt(uuid: string): Promise<void> {
  await db.transaction(async (db) => {
    const restarted = { round: 2, stage: 'queued', model: null, facts: null, proposal: null } as const;
    await db.update(analyses).set(restarted).where(eq(analyses.uuid, uuid));
    await queue.enqueue(db, analyzePhoto, { uuid, round: 2 });
    await db.execute(sql`update pgboss.job set retry_count = ${analyzePhoto.retries} where state = 'created'`);
  });
}

describe('an uploaded photo', () => {
  test('is accepted with the specified message and analysed', async () => {
    const answer = await asSeller(contract.uploadPhoto, { file: photo });
    expect(answer.message).toBe('Image uploaded successfully Please Wait AI Analysis');
    const record = await whenFinished(answer.product);
    expect(record).toMatchObject({
      ...answer.product,
      aimodel: fakeModel,
      category_id: '2101',
      stage: 'done',
      facts: fakeFacts,
      failure: '',
    });
    expect(record.rawJSONData?.english.title).toContain('lue');
    expect(await storage.has(record.productImage)).toBe(true);
  });

  test('reports its stage while it is analysed', async () => {
    analyst.behaviour = 'slow';
    const product = await upload();
    expect(await read(product)).toMatchObject({ aimodel: 'wait....', rawJSONData: null, category_id: '', failure: '' });
    await expect.poll(async () => (await read(product)).stage).toBe('looking');
    await db.delete(analyses).where(eq(analyses.uuid, product.productUUID));
  });

  test('is analysed again on request, and never twice at once', async () => {
    const params = await upload();
    await whenFinished(params);
    const calls = analyst.calls;
    analyst.behaviour = 'slow';
    await Promise.all([1, 2, 3].map(() => asSeller(contract.analyzeAgain, { params })));
    analyst.behaviour = 'normal';
    await whenFinished(params);
    expect(analyst.calls).toBe(calls + 1);
    // The analyst receives the round, so that it can propose something else.
    expect(analyst.attempts.slice(-2)).toEqual([1, 2]);
  });
});

describe('a failing analysis', () => {
  test('is retried', async () => {
    analyst.behaviour = 'throws';
    const params = await upload();
    const calls = analyst.calls;
    await expect.poll(() => analyst.calls).toBeGreaterThan(calls);
    analyst.behaviour = 'normal';
    expect(await whenFinished(params)).toMatchObject({ stage: 'done', aimodel: fakeModel });
  });

  test('is marked as failed after the last attempt, and can be started again', async () => {
    const params = await upload();
    await whenFinished(params);
    analyst.behaviour = 'throws';
    await startLastAttempt(params.productUUID);
    expect(await whenFinished(params)).toMatchObject({
      stage: 'failed',
      aimodel: 'none',
      failure_code: 'analysis_failed',
      failure: 'This photo could not be analysed. Try again, choose another photo, or fill in the listing yourself.',
      rawJSONData: null,
      facts: null,
    });
    const body = { category_id: '2102' };
    expect((await asSeller(contract.proposeForCategory, { params, body })).rawJSONData.english.title).toBeTruthy();
    analyst.behaviour = 'normal';
    await asSeller(contract.analyzeAgain, { params });
    expect(await whenFinished(params)).toMatchObject({ stage: 'done', aimodel: fakeModel, failure: '' });
  });

  test('times out, even if the analyst ignores the abort signal', async () => {
    const [row] = await db
      .insert(analyses)
      .values({ sellerId: await someSeller(), image: await someImage() })
      .returning();
    const deps = {
      storage,
      analyst: { ...analyst, analyze: () => new Promise<never>(() => undefined) },
      seconds: 0.05,
    };
    const attempt = runAnalysis(db, deps, { uuid: row?.uuid ?? '', round: 1 }, new AbortController().signal);
    await expect(attempt).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('writes nothing after a new round was started', async () => {
    const [row] = await db
      .insert(analyses)
      .values({ sellerId: await someSeller(), image: await someImage() })
      .returning();
    const uuid = row?.uuid ?? '';
    const started = Promise.withResolvers<void>();
    const proceed = Promise.withResolvers<void>();
    const late = createFakeAnalyst();
    const analyze: typeof late.analyze = async (photo, call) => {
      started.resolve();
      await proceed.promise;
      return late.analyze(photo, call);
    };
    const { signal } = new AbortController();
    const attempt = runAnalysis(db, { storage, analyst: { analyze }, seconds: 5 }, { uuid, round: 1 }, signal);
    await started.promise;
    await db.update(analyses).set({ round: 2 }).where(eq(analyses.uuid, uuid));
    proceed.resolve();
    await attempt;
    expect(await db.select().from(analyses).where(eq(analyses.uuid, uuid))).toMatchObject([
      { round: 2, stage: 'queued', model: null },
    ]);
  });
});

describe('an analysis', () => {
  test('is accessible to its seller only', async () => {
    const params = await upload();
    expect(await asOther(contract.getAnalysis, { params })).toMatchObject({
      product: [],
      message: 'There is no analysis of yours under this number.',
    });
    await expect(asOther(contract.analyzeAgain, { params })).rejects.toMatchObject({ status: 404 });
    const body = { category_id: '2102' };
    await expect(asOther(contract.proposeForCategory, { params, body })).rejects.toMatchObject({ status: 404 });
  });

  test.each([unknown.productUUID, 'not-a-uuid', '%'])(
    'with the unknown id %s is an empty list',
    async (productUUID) => {
      expect((await asSeller(contract.getAnalysis, { params: { productUUID } })).product).toEqual([]);
    },
  );

  test('is rate-limited per seller', async () => {
    const { api, apiAs } = await buildTestApp({ settings: { UPLOAD_LIMIT: '2' } });
    const sellers = await Promise.all(
      ['a', 'b'].map(async (name) =>
        apiAs((await api(signUpSeller, { body: withEmail(`${name}@example.com`) })).token),
      ),
    );
    for (const seller of sellers) {
      for (let count = 0; count < 2; count += 1) await seller(contract.uploadPhoto, { file: photo });
      await expect(seller(contract.uploadPhoto, { file: photo })).rejects.toMatchObject({
        status: 429,
        message: 'That was a lot of photos at once. Please wait a minute and try again.',
      });
    }
  });

  test('is for sellers only', async () => {
    const { token } = await api(signUpCustomer, { body: withEmail('c@example.com') });
    await expect(apiAs(token)(contract.uploadPhoto, { file: photo })).rejects.toMatchObject({ status: 403 });
    await expect(api(contract.uploadPhoto, { file: photo })).rejects.toMatchObject({ status: 401 });
    await expect(api(contract.getAnalysis, { params: unknown })).rejects.toMatchObject({ status: 401 });
    await expect(apiAs(token)(contract.analyzeAgain, { params: unknown })).rejects.toMatchObject({ status: 403 });
  });
});
