import { beforeEach, expect, it } from 'vitest';
import { startFakeModelEndpoint } from '../../../tests/support/selling/fake-model-endpoint.ts';
import { createTextWriter, ModelError } from './text-writer.ts';

const endpoint = await startFakeModelEndpoint();
beforeEach(() => endpoint.reset());

async function write(seconds = 10) {
  const parts: string[] = [];
  const tokens: number[] = [];
  const writeText = createTextWriter({ baseUrl: endpoint.baseUrl, model: 'm', seconds });
  const conversation = {
    instructions: 'Answer.',
    messages: [{ role: 'user' as const, content: 'How many?' }],
    signal: new AbortController().signal,
    onTokens: (used: number) => void tokens.push(used),
  };
  const error = await (async () => {
    for await (const part of writeText(conversation)) parts.push(part);
    return null;
  })().catch((error: unknown) => error);
  return { text: parts.join(''), tokens, error };
}

it('an answer arrives whole when its bytes are cut inside letters', async () => {
  Object.assign(endpoint, { words: 'คุณมีสินค้า 2 รายการ 两件商品。', pieceBytes: 5 });
  expect(await write()).toMatchObject({ text: 'คุณมีสินค้า 2 รายการ 两件商品。', error: null });
});

it('a stream is asked for its usage and counted by it', async () => {
  expect((await write()).tokens).toEqual([1500]);
  expect(endpoint.requests[0]?.body.stream_options).toEqual({ include_usage: true });
});

it('a refusal at the end of a stream is an error', async () => {
  endpoint.refusal = 'I cannot continue.';
  expect((await write()).error).toEqual(new ModelError('filtered'));
});

it.each(['500', 'cut off', 'not the protocol', 'filtered prompt'] as const)(
  'a failing endpoint (%s) is an error that does not quote it',
  async (failure) => {
    endpoint.failure = failure;
    const { error, tokens, text } = await write();
    expect(error).toBeInstanceOf(ModelError);
    expect(String(error)).toMatch(/^Error: [\w ]{2,40}$/);
    expect([tokens.length, text]).toEqual([1, '']);
  },
);

it('a stream that sends its bytes too slowly is ended', async () => {
  endpoint.failure = 'slow bytes';
  const startedAt = performance.now();
  expect((await write(0.3)).error).toBeInstanceOf(ModelError);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
