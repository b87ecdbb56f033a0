import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { priceRange } from '../../../reference-data/prices/prices.ts';
import {
  fakeCategoryId,
  fakeMeaning,
  fakeObservation,
  fakeProductTypeId,
  fakeSlots,
} from '../../../tests/support/selling/fake-model-answers.ts';
import { fallbackAnalysis, setUpRemoteAnalysis } from '../../../tests/support/selling/remote-analysis.ts';

const setup = await setUpRemoteAnalysis();
const { endpoint, key, createAnalyst, analyze } = setup;

beforeEach(() => setup.reset());

const { en: _, ...otherSlots } = fakeSlots;
const takenOver = () => setup.logged.find(({ message }) => message === 'the other analyst takes over');

describe('The model behind an endpoint', () => {
  it('extracts facts, chooses a product type and writes the slots of texts in seven languages', async () => {
    expect(await analyze()).toEqual({
      model: 'vision-1',
      categoryId: fakeCategoryId,
      productTypeId: fakeProductTypeId,
      facts: {
        categories: [
          { id: '3308', confidence: 0.9, product_type: expect.objectContaining({ id: fakeProductTypeId }) },
          { id: '3303', confidence: 0.2, product_type: expect.objectContaining({ id: 'mug' }) },
        ],
        colours: fakeObservation.colours,
        material: fakeObservation.material,
        brand: fakeObservation.brand,
        condition: fakeObservation.condition,
        words: ['750 ml'],
      },
      slots: fakeSlots,
      meanings: Object.fromEntries(Object.keys(otherSlots).map((language) => [language, fakeMeaning])),
      countries: ['MX', 'TH'],
      priceCents: { min: 1800, max: expect.any(Number) },
    });
    expect(setup.stages).toEqual(['looking', 'recognising', 'writing']);
    expect(endpoint.requests.map(({ question }) => question)).toEqual(['look', 'file', 'write', 'translate']);
  });

  it('narrows the price range of the tables and never exceeds it', async () => {
    // The fake model suggests 18 to 9000 dollars.
    expect((await analyze()).priceCents).toEqual({ min: 1800, max: priceRange({ categoryId: fakeCategoryId })?.max });
  });

  it('is not called again before its Retry-After has passed', async () => {
    Object.assign(endpoint, { failure: 'busy for a second', times: 1 });
    const startedAt = performance.now();
    expect((await analyze()).model).toBe('vision-1');
    expect(performance.now() - startedAt).toBeGreaterThan(950);
  });

  it('gets the key as a header, a resized photo and the schema of the answer', async () => {
    await analyze();
    const [look, ...others] = endpoint.requests;
    expect(look?.headers.authorization).toBe(`Bearer ${key}`);
    expect(look?.body.model).toBe('vision-1');
    // The endpoint refuses schemas that break the rules of strict ones.
    expect(look?.body.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
    expect(others.map(({ body }) => body.response_format?.json_schema?.strict)).toEqual([true, true, true]);
    const parts = look?.body.messages[1]?.content as { type: string; image_url?: { url: string } }[];
    const [, base64] = parts.find((part) => part.type === 'image_url')?.image_url?.url.split(',') ?? [];
    const picture = await sharp(Buffer.from(base64 ?? '', 'base64')).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['jpeg', 1024, 768]);
    expect(JSON.stringify(others.map(({ body }) => body))).not.toContain('image_url');
  });

  it('does not get guessed facts when it writes the texts', async () => {
    await analyze();
    const question = JSON.stringify(endpoint.requests[2]?.body.messages[1]);
    expect(question).toContain('Nordlys');
    expect(question).not.toContain('condition');
  });

  it('may lack JSON schema support and put text before its answer', async () => {
    endpoint.knowsSchemas = false;
    const analyst = createAnalyst();
    expect((await analyze(analyst)).model).toBe('vision-1');
    expect(endpoint.requests.map(({ body }) => body.response_format !== undefined)).toEqual([
      true,
      ...Array(4).fill(false),
    ]);
    await analyze(analyst);
    expect(endpoint.requests).toHaveLength(9);
  });

  it('may answer by a call of a tool, and in pieces that cut letters apart', async () => {
    Object.assign(endpoint, { callsTool: true, pieceBytes: 100 });
    expect(await analyze()).toMatchObject({ model: 'vision-1', slots: fakeSlots });
    expect(endpoint.requests).toHaveLength(4);
  });

  it('does not see the English line when it translates the others back', async () => {
    await analyze();
    const question = JSON.stringify(endpoint.requests[3]?.body.messages);
    expect(question).toContain(fakeSlots.th.line);
    expect(question).not.toContain(fakeSlots.en.line);
  });

  it.each(['500', '502', '503', 'broken JSON', 'cut by length', 'cut off'] as const)(
    'is asked again after one failed answer: %s',
    async (failure) => {
      Object.assign(endpoint, { failure, times: 1 });
      expect((await analyze()).model).toBe('vision-1');
      expect(endpoint.requests).toHaveLength(5);
      expect(takenOver()).toBeUndefined();
    },
  );

  it('gets one list of faults and may correct its answer', async () => {
    Object.assign(endpoint, { fault: 'other numbers', correctsFaults: true });
    expect(await analyze()).toMatchObject({ model: 'vision-1', slots: fakeSlots });
    expect(endpoint.requests).toHaveLength(5);
    const request = JSON.stringify(endpoint.requests[3]?.body.messages.at(-1));
    expect(request).toContain('texts.th has 500, which the facts do not hold.');
    expect(setup.logged).toMatchObject([{ repairs: 1, replaced: 0 }]);
  });

  it('writes a language anew that says something else than English', async () => {
    Object.assign(endpoint, { fault: 'other meaning', correctsFaults: true });
    expect(await analyze()).toMatchObject({
      slots: fakeSlots,
      meanings: { th: fakeMeaning },
    });
    expect(endpoint.requests.map(({ question }) => question).slice(3)).toEqual(['translate', 'rewrite', 'translate']);
    expect(JSON.stringify(endpoint.requests[5]?.body.messages)).not.toContain(fakeSlots.ko.line);
  });
});

describe('The line of the product type replaces', () => {
  const { th, ...withoutThai } = fakeSlots;
  const { ja, ...withoutJapanese } = fakeSlots;
  const { ko, ...withoutKorean } = fakeSlots;

  it.each([
    ['other numbers', 'th', withoutThai],
    ['other meaning', 'th', withoutThai],
    ['wrong script', 'ja', withoutJapanese],
    ['claim', 'ko', withoutKorean],
  ] as const)('that of a language which twice has a fault: %s', async (fault, language, slots) => {
    endpoint.fault = fault;
    const answer = await analyze();
    expect(answer).toMatchObject({ model: 'vision-1', slots });
    expect([answer.slots, answer.meanings].map((written) => written?.[language])).toEqual([undefined, undefined]);
    expect(setup.logged).toMatchObject([{ replaced: 1 }]);
  });

  it.each(['unseen colour', 'homework', 'leaked prompt', 'other brand', 'obeyed order', 'too long'] as const)(
    'those of all languages when the English one twice has a fault: %s',
    async (fault) => {
      endpoint.fault = fault;
      const { model, slots, meanings } = await analyze();
      expect([model, slots, meanings]).toEqual(['vision-1', undefined, undefined]);
      expect(endpoint.requests).toHaveLength(4);
      expect(setup.logged).toMatchObject([{ replaced: 7 }]);
    },
  );
});

describe('The fallback analyst takes over', () => {
  it.each([
    ['slow', 'timeout'],
    ['busy for an hour', 'busy'],
    ['slow bytes', 'timeout'],
    ['500', 'unreachable'],
    ['502', 'unreachable'],
    ['503', 'unreachable'],
    ['key unknown', 'rejected'],
    ['broken JSON', 'unreadable'],
    ['huge answer', 'unreadable'],
    ['not the protocol', 'unreadable'],
    ['cut by length', 'unreadable'],
    ['cut off', 'unreachable'],
    ['refusal', 'refusal'],
    ['refusal field', 'refusal'],
    ['content filter', 'refusal'],
    ['filtered prompt', 'refusal'],
  ] as const)('from a failing endpoint: %s', async (failure, reason) => {
    endpoint.failure = failure;
    expect(await analyze(createAnalyst({ seconds: failure.startsWith('slow') ? 0.3 : 10 }))).toBe(fallbackAnalysis);
    expect(takenOver()).toMatchObject({ reason, sellerId: 7 });
    const lines = JSON.stringify(setup.logged);
    expect(lines).not.toContain(key);
    expect(lines).not.toContain('base64');
    expect(lines.length).toBeLessThan(500);
  });

  it('from a model that twice gives the brand as the kind of article', async () => {
    endpoint.fault = 'brand as kind';
    expect(await analyze()).toBe(fallbackAnalysis);
    expect(takenOver()).toMatchObject({ reason: 'unsound', detail: 'look: facts' });
  });

  it('from a model that twice names a product type outside the given list', async () => {
    endpoint.fault = 'unknown kind';
    expect(await analyze()).toBe(fallbackAnalysis);
    expect(takenOver()).toMatchObject({ reason: 'unreadable', detail: 'file: form' });
  });

  it('from an unreachable endpoint', async () => {
    expect(await analyze(createAnalyst({ baseUrl: 'http://127.0.0.1:9/v1', seconds: 1 }))).toBe(fallbackAnalysis);
    expect(takenOver()).toMatchObject({ sellerId: 7 });
  });

  it('when the whole analysis takes too long, although each answer is in time', async () => {
    endpoint.answersAfterMs = 500;
    expect(await analyze(createAnalyst({ seconds: 10, totalSeconds: 0.8 }))).toBe(fallbackAnalysis);
    expect(takenOver()).toMatchObject({ reason: 'timeout' });
  });

  it('when the seller has used up the daily tokens, without a call to the endpoint', async () => {
    setup.mayUse = false;
    expect(await analyze()).toBe(fallbackAnalysis);
    expect(takenOver()).toMatchObject({ reason: 'budget_used_up' });
    expect(endpoint.requests).toHaveLength(0);
  });

  it('but not from an aborted call', async () => {
    endpoint.failure = 'slow';
    const stopping = new AbortController();
    const analysis = analyze(createAnalyst(), stopping.signal);
    setTimeout(() => stopping.abort(new Error('the worker stops')), 100);
    await expect(analysis).rejects.toThrow('the worker stops');
    expect(takenOver()).toBeUndefined();
  });
});

describe('Text in the photo', () => {
  it('that gives instructions reaches neither the writing step nor the stored facts', async () => {
    Object.assign(endpoint, { fault: 'obeyed order', correctsFaults: true });
    const { facts, slots } = await analyze();
    expect(facts.words).toEqual(['750 ml']);
    expect(slots).toEqual(fakeSlots);
    const written = endpoint.requests.filter(({ question }) => question === 'write');
    expect(JSON.stringify(written[0]?.body.messages[1])).not.toContain('cheap-bottles');
  });
});
