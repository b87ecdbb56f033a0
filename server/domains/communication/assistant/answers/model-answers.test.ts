import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AnswerPart, askAssistant } from '../../../../../contracts/communication/assistant.ts';
import { signUpSeller } from '../../../../../contracts/identity/accounts.ts';
import { createProduct } from '../../../../../tests/support/factories.ts';
import { withEmail } from '../../../../../tests/support/identity/credentials.ts';
import { startFakeModelEndpoint } from '../../../../../tests/support/selling/fake-model-endpoint.ts';
import { buildTestApp } from '../../../../../tests/support/test-app.ts';
import { modelSpending } from '../../../../schema/selling/analyses.ts';

const endpoint = await startFakeModelEndpoint();
beforeEach(() => endpoint.reset());
const settings = {
  AI_BASE_URL: endpoint.baseUrl,
  AI_MODEL: 'fake',
  AI_API_KEY: 'secret-key',
  AI_SECONDS: '1',
  AI_TOKENS_PER_DAY: '3000',
  ASK_LIMIT: '1000000',
};
const { api, streamAs, db } = await buildTestApp({ settings });

let count = 0;
async function newSeller() {
  const body = withEmail(`m-${count++}@test.example`);
  const { token, post } = await api(signUpSeller, { body });
  const ask = async (question: string, history: { role: 'seller' | 'assistant'; text: string }[] = []) => {
    const parts: AnswerPart[] = [];
    for await (const part of streamAs(token)(askAssistant, { body: { question, history } })) parts.push(part);
    return parts;
  };
  return { id: Number(post.id), ask };
}

const sourceOf = (parts: AnswerPart[]) => parts.flatMap((part) => (part.type === 'end' ? [part.source] : []));
const answerFromRecords = 'You have 1 listing: 1 live.';

describe('a question with a model connected', () => {
  test('is streamed from the model, which gets the seller’s records and related help', async () => {
    const { id, ask } = await newSeller();
    await createProduct(db, id, { title: 'Rattan table lamp', priceCents: 4200 });
    const parts = await ask('What is the price of my rattan table lamp?', [{ role: 'seller', text: 'Hello' }]);
    expect(parts.flatMap((part) => (part.type === 'text' ? [part.text] : []))).toEqual([
      'You ',
      'have ',
      'two ',
      'listings.',
    ]);
    expect(sourceOf(parts)).toEqual(['model']);
    const [request] = endpoint.requests;
    const instructions = String(request?.body.messages[0]?.content);
    expect(instructions).toContain('"title":"Rattan table lamp","price":"42.00","currency":"USD"');
    expect(instructions).toContain('How is the price range estimated?');
    expect(request?.body.messages.slice(1).map(({ content }) => content)).toEqual([
      'Hello',
      'What is the price of my rattan table lamp?',
    ]);
  });

  test('gives the model no data of other sellers', async () => {
    const [rich, poor] = [await newSeller(), await newSeller()];
    await createProduct(db, rich.id, { title: 'Golden teapot of the emperor' });
    await poor.ask('What is the price of the golden teapot?');
    expect(JSON.stringify(endpoint.requests)).not.toContain('Golden');
  });

  test.each(['503', 'slow', 'key unknown', 'not the protocol', 'busy for an hour'] as const)(
    'is answered without the model when it fails: %s',
    async (failure) => {
      const { id, ask } = await newSeller();
      await createProduct(db, id);
      endpoint.failure = failure;
      const parts = await ask('How many listings do I have?');
      expect(parts[0]).toEqual({ type: 'text', text: answerFromRecords });
      expect(sourceOf(parts)).toEqual(['records']);
    },
  );

  test('is answered again without the model when the stream breaks', async () => {
    const { id, ask } = await newSeller();
    await createProduct(db, id);
    endpoint.breaksAfter = 2;
    const parts = await ask('How many listings do I have?');
    expect(parts.map(({ type }) => type)).toEqual(['text', 'text', 'again', 'text', 'links', 'end']);
    expect(parts[3]).toEqual({ type: 'text', text: answerFromRecords });
  });

  test('is answered again when the model claims to have acted', async () => {
    const { id, ask } = await newSeller();
    await createProduct(db, id, { title: 'Rattan table lamp' });
    endpoint.words = 'Sure. I have deleted your listing.';
    const parts = await ask('Delete all my listings');
    expect(parts.some(({ type }) => type === 'again')).toBe(true);
    expect(parts.at(-3)).toMatchObject({
      text: expect.stringMatching(/^I cannot do that; nothing has been changed\./),
    });
  });

  test('uses the model until the daily tokens are used up', async () => {
    const { id, ask } = await newSeller();
    for (const expected of ['model', 'model', 'none']) {
      expect(sourceOf(await ask('Tell me something about zebras'))).toEqual([expected]);
    }
    const [spent] = await db.select().from(modelSpending).where(eq(modelSpending.sellerId, id));
    expect(spent?.tokens).toBe(3000);
  });

  test('counts estimated tokens when the endpoint reports none', async () => {
    const { id, ask } = await newSeller();
    endpoint.reportsUsage = false;
    await ask('How many listings do I have?');
    const [spent] = await db.select().from(modelSpending).where(eq(modelSpending.sellerId, id));
    expect(spent?.tokens).toBeGreaterThan(300);
  });
});
