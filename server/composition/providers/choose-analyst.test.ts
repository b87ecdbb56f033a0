import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { signUpSeller } from '../../../contracts/identity/accounts.ts';
import { getAnalysis, uploadPhoto } from '../../../contracts/selling/listing-analysis.ts';
import { waitFor } from '../../../tests/support/expect/wait-for.ts';
import { withEmail } from '../../../tests/support/identity/credentials.ts';
import { mailTo } from '../../../tests/support/mail/outbox-mail.ts';
import { createFakeAnalyst, fakeModel } from '../../../tests/support/selling/fake-analyst.ts';
import { fakeMeaning, fakeSlots } from '../../../tests/support/selling/fake-model-answers.ts';
import { startFakeModelEndpoint } from '../../../tests/support/selling/fake-model-endpoint.ts';
import { fakeEncoding } from '../../../tests/support/selling/fake-vision.ts';
import { buildTestApp } from '../../../tests/support/test-app.ts';
import { readRetention } from '../../domains/operations/retention/retention.service.ts';
import { createSandboxCard } from '../../providers/payments/sandbox-card/sandbox-card.ts';
import { createSandboxTransfers } from '../../providers/wallet-transfers/sandbox-transfers.ts';
import { modelSpending } from '../../schema/selling/analyses.ts';
import { jobHandlers } from '../jobs.ts';
import { chooseAnalyst } from './choose-analyst.ts';

const endpoint = await startFakeModelEndpoint();
const settings = {
  AI_BASE_URL: endpoint.baseUrl,
  AI_API_KEY: 'secret',
  AI_MODEL: 'vision-1',
  AI_TOKENS_PER_DAY: '12000',
};
const { api, apiAs, db, queue, storage, config, server } = await buildTestApp({ settings });
const fallback = createFakeAnalyst();
const analyst = await chooseAnalyst(config, fallback, db, server.log);
await queue.work(
  jobHandlers(
    db,
    queue,
    { storage, analyst, seconds: 10, concurrency: 1, ...fakeEncoding },
    createSandboxTransfers(0),
    readRetention(config),
    mailTo(config),
    createSandboxCard(),
  ),
);

const background = '#1d4ed8';
const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
  .jpeg()
  .toBuffer();

async function analyseAsNewSeller(email: string) {
  const body = withEmail(email);
  const asSeller = apiAs((await api(signUpSeller, { body })).token);
  return async () => {
    const { product: params } = await asSeller(uploadPhoto, { file: new Blob([new Uint8Array(bytes)]) });
    return waitFor(async () => {
      const [record] = (await asSeller(getAnalysis, { params })).product;
      expect(record?.aimodel).not.toBe('wait....');
      return record;
    });
  };
}

beforeEach(() => endpoint.reset());

test('with a configured endpoint, its model analyses an uploaded photo', async () => {
  const analyse = await analyseAsNewSeller('som@example.com');
  expect(await analyse()).toMatchObject({
    aimodel: 'vision-1',
    stage: 'done',
    category_id: '3308',
    failure: '',
    facts: { brand: { value: 'Nordlys', certainty: 'seen' }, condition: { value: 'new', certainty: 'guessed' } },
    rawJSONData: {
      english: { description: expect.stringContaining(fakeSlots.en.line) },
      korean: { description: expect.stringContaining(fakeSlots.ko.line) },
      recommended_countries: ['Mexico', 'Thailand'],
      price_range: { usd: { min: 18 } },
    },
    back_translations: { ko: { description: expect.stringContaining(fakeMeaning.line) } },
  });
  expect(fallback.calls).toBe(0);
});

test('when the model fails, the embedded analyst finishes the same analysis', async () => {
  endpoint.failure = '503';
  const analyse = await analyseAsNewSeller('dao@example.com');
  expect(await analyse()).toMatchObject({ aimodel: fakeModel, stage: 'done', category_id: '2101', failure: '' });
});

test('when a seller has used up the daily tokens, the model is not called', async () => {
  const analyse = await analyseAsNewSeller('fah@example.com');
  // Each analysis uses 6000 of the 12000 tokens.
  const models = [await analyse(), await analyse(), await analyse()].map((record) => record?.aimodel);
  expect(models).toEqual(['vision-1', 'vision-1', fakeModel]);
  expect(endpoint.requests).toHaveLength(8);
  expect(await db.select().from(modelSpending).where(eq(modelSpending.tokens, 12_000))).toHaveLength(1);
});

test('without an endpoint, the embedded analyst is used', async () => {
  expect(await chooseAnalyst({ ...config, AI_BASE_URL: undefined }, fallback, db, server.log)).toBe(fallback);
});
