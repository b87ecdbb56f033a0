import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { prepareWithRetry } from './embedded-vision.ts';
import type { Vision } from './providers/vision/vision.ts';

function visionThat(prepare: Vision['prepare']): Vision {
  const never = async () => {
    throw new Error('not asked for here');
  };
  return { prepare, isUnsafe: async () => false, detect: never, cutOut: never, close: async () => undefined };
}

const photo = new Uint8Array();

test('until the weights are here no photo is taken in, and then it is said once', async () => {
  const said: string[] = [];
  const fetched = Promise.withResolvers<void>();
  const embeddedVision = prepareWithRetry(
    visionThat(() => fetched.promise),
    (line) => said.push(line),
  );
  await expect(embeddedVision.vision.isUnsafe(photo)).rejects.toMatchObject({
    code: 'photo_check_unavailable',
    status: 503,
  });
  fetched.resolve();
  await vi.waitFor(() => expect(said).toEqual(['Photos can be analysed.']));
  expect(await embeddedVision.vision.isUnsafe(photo)).toBe(false);
  await embeddedVision.close();
});

test('a failed fetch is said once and tried again until it succeeds', async () => {
  const said: string[] = [];
  let tries = 0;
  const embeddedVision = prepareWithRetry(
    visionThat(async () => {
      tries += 1;
      if (tries < 4) throw new Error('no network');
    }),
    (line) => said.push(line),
    0.01,
  );
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said[0]).toContain('no network');
  expect(said[1]).toBe('Photos can be analysed.');
  await embeddedVision.close();
});

test('closing ends the tries', async () => {
  let tries = 0;
  const embeddedVision = prepareWithRetry(
    visionThat(async () => {
      tries += 1;
      throw new Error('no network');
    }),
    () => undefined,
    0.01,
  );
  await embeddedVision.close();
  const before = tries;
  await delay(50);
  expect(tries).toBe(before);
});
