import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { priceRange } from '../../../../market/prices.ts';
import { fakeLeafId, fakeObservation, fakeTexts } from '../../../../tests/support/fake-model-answers.ts';
import { fallbackAnalysis, setUpRemoteAnalysis } from '../../../../tests/support/remote-analysis.ts';

const setup = await setUpRemoteAnalysis();
const { endpoint, key, createAnalyst, analyze } = setup;

beforeEach(() => setup.reset());

const takenOver = () => setup.logged.find(({ message }) => message === 'the other analyst takes over');

describe('The model behind an endpoint', () => {
  it('extracts facts, chooses a category and writes texts in seven languages', async () => {
    expect(await analyze()).toEqual({
      model: 'vision-1',
      leafId: fakeLeafId,
      facts: {
        categories: [
          { id: '3308', confidence: 0.9 },
          { id: '3303', confidence: 0.2 },
        ],
        colours: fakeObservation.colours,
        material: fakeObservation.material,
        brand: fakeObservation.brand,
        condition: fakeObservation.condition,
        words: ['750 ml'],
      },
      texts: fakeTexts,
      countries: ['JP', 'TH'],
      priceCents: { min: 1800, max: expect.any(Number) },
    });
    expect(setup.stages).toEqual(['looking', 'recognising', 'writing']);
    expect(endpoint.requests.map(({ question }) => question)).toEqual(['look', 'file', 'write']);
  });

  it('narrows the price range of the tables and never exceeds it', async () => {
    // The fake model suggests 18 to 9000 dollars.
    expect((await analyze()).priceCents).toEqual({ min: 1800, max: priceRange({ leaf: fakeLeafId })?.max });
  });

  it('is not called again before its Retry-After has passed', async () => {
    Object.assign(endpoint, { failure: 'busy for a second', times: 1 });
    const startedAt = performance.now();
    expect((await analyze()).model).toBe('vision-1');
    expect(performance.now() - startedAt).toBeGreaterThan(950);
  });

  it('gets the key as a header, a resized photo and the schema of the answer', async () => {
    await analyze();
    const [look, file, written] = endpoint.requests;
    expect(look?.headers.authorization).toBe(`Bearer ${key}`);
    expect(look?.body.model).toBe('vision-1');
    expect(look?.body.response_format?.type).toBe('json_schema');
    const parts = look?.body.messages[1]?.content as { type: string; image_url?: { url: string } }[];
    const [, base64] = parts.find((part) => part.type === 'image_url')?.image_url?.url.split(',') ?? [];
    const picture = await sharp(Buffer.from(base64 ?? '', 'base64')).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['jpeg', 1024, 768]);
    expect(JSON.stringify([file?.body, written?.body])).not.toContain('image_url');
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
      false,
      false,
      false,
    ]);
    await analyze(analyst);
    expect(endpoint.requests).toHaveLength(7);
  });

  it.each(['503', 'broken JSON', 'cut off'] as const)('is asked again after one failed answer: %s', async (failure) => {
    Object.assign(endpoint, { failure, times: 1 });
    expect((await analyze()).model).toBe('vision-1');
    expect(endpoint.requests).toHaveLength(4);
    expect(takenOver()).toBeUndefined();
  });

  it('gets one list of faults and may correct its answer', async () => {
    Object.assign(endpoint, { fault: 'other numbers', correctsFaults: true });
    expect(await analyze()).toMatchObject({ model: 'vision-1', texts: fakeTexts });
    expect(endpoint.requests).toHaveLength(4);
    const request = JSON.stringify(endpoint.requests[3]?.body.messages.at(-1));
    expect(request).toContain('texts.th has 500, which the facts do not hold.');
    expect(setup.logged).toMatchObject([{ repairs: 1 }]);
  });
});

describe('The fallback analyst takes over', () => {
  it.each([
    ['slow', 'timeout'],
    ['busy for an hour', 'busy'],
    ['503', 'unreachable'],
    ['key unknown', 'rejected'],
    ['broken JSON', 'unreadable'],
    ['huge answer', 'unreadable'],
    ['not the protocol', 'unreadable'],
    ['cut off', 'unreachable'],
    ['refusal', 'refusal'],
    ['content filter', 'refusal'],
  ] as const)('from a failing endpoint: %s', async (failure, reason) => {
    endpoint.failure = failure;
    expect(await analyze(createAnalyst({ seconds: failure === 'slow' ? 0.3 : 10 }))).toBe(fallbackAnalysis);
    expect(takenOver()).toMatchObject({ reason, sellerId: 7 });
    const lines = JSON.stringify(setup.logged);
    expect(lines).not.toContain(key);
    expect(lines).not.toContain('base64');
    expect(lines.length).toBeLessThan(500);
  });

  it.each([
    ['other numbers', 'numbers'],
    ['other unit', 'sizes'],
    ['wrong script', 'script'],
    ['other brand', 'names'],
    ['unseen colour', 'claims'],
    ['obeyed order', 'contacts'],
    ['leaked prompt', 'wording'],
    ['too long', 'length'],
  ] as const)('from a model that twice writes an unacceptable text: %s', async (fault, rule) => {
    endpoint.fault = fault;
    expect(await analyze()).toBe(fallbackAnalysis);
    expect(takenOver()).toMatchObject({ reason: 'unsound', detail: expect.stringContaining(rule) });
    expect(endpoint.requests).toHaveLength(4);
  });

  it('from a model that twice gives the brand as the kind of article', async () => {
    endpoint.fault = 'brand as kind';
    expect(await analyze()).toBe(fallbackAnalysis);
    expect(takenOver()).toMatchObject({ reason: 'unsound', detail: 'look: facts' });
  });

  it('from a model that twice names a category outside the given list', async () => {
    endpoint.fault = 'unknown category';
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
    const giveUp = new AbortController();
    const analysis = analyze(createAnalyst(), giveUp.signal);
    setTimeout(() => giveUp.abort(new Error('the worker stops')), 100);
    await expect(analysis).rejects.toThrow('the worker stops');
    expect(takenOver()).toBeUndefined();
  });
});

describe('Text in the photo', () => {
  it('that gives instructions reaches neither the writing step nor the stored facts', async () => {
    Object.assign(endpoint, { fault: 'obeyed order', correctsFaults: true });
    const { facts, texts } = await analyze();
    expect(facts.words).toEqual(['750 ml']);
    expect(texts).toEqual(fakeTexts);
    const written = endpoint.requests.filter(({ question }) => question === 'write');
    expect(JSON.stringify(written[0]?.body.messages[1])).not.toContain('cheap-bottles');
  });
});
