import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Vision } from '../../vision/networks/vision.ts';
import { prepareWithRetry } from './embedded-vision.ts';

function visionWith(prepare: Vision['prepare']): Vision {
  const notExpected = async () => {
    throw new Error('not expected in this test');
  };
  return {
    prepare,
    isUnsafe: async () => false,
    detect: notExpected,
    cutOut: notExpected,
    close: async () => undefined,
  };
}

const photo = new Uint8Array();

test('photos are refused until the weights are loaded, and readiness is logged once', async () => {
  const lines: string[] = [];
  const fetched = Promise.withResolvers<void>();
  const embeddedVision = prepareWithRetry(
    visionWith(() => fetched.promise),
    async () => [],
    (line) => lines.push(line),
  );
  await expect(embeddedVision.vision.isUnsafe(photo)).rejects.toMatchObject({
    code: 'photo_check_unavailable',
    status: 503,
  });
  fetched.resolve();
  await expect.poll(() => lines).toEqual(['Photos can be analysed.']);
  expect(await embeddedVision.vision.isUnsafe(photo)).toBe(false);
  await embeddedVision.close();
});

test('a failed fetch is logged once and retried until it succeeds', async () => {
  const lines: string[] = [];
  let tries = 0;
  const embeddedVision = prepareWithRetry(
    visionWith(async () => {
      tries += 1;
      if (tries < 4) throw new Error('no network');
    }),
    async () => [],
    (line) => lines.push(line),
    0.01,
  );
  await expect.poll(() => lines).toHaveLength(2);
  expect(lines[0]).toContain('no network');
  expect(lines[1]).toBe('Photos can be analysed.');
  await embeddedVision.close();
});

test('closing stops the retries', async () => {
  let tries = 0;
  const embeddedVision = prepareWithRetry(
    visionWith(async () => {
      tries += 1;
      throw new Error('no network');
    }),
    async () => [],
    () => undefined,
    0.01,
  );
  await embeddedVision.close();
  const before = tries;
  await delay(50);
  expect(tries).toBe(before);
});
