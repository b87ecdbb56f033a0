import { setTimeout as delay } from 'node:timers/promises';
import type { Analysis, Analyst } from '../../../server/vision/analyst/analyst.ts';

/** How the fake analyst behaves on its next call: `hangs` also ignores the abort signal. */
export type Behaviour = 'normal' | 'slow' | 'throws' | 'hangs';

export const fakeModel = 'fake-analyst';

/** The facts that the fake analyst returns for every photo. */
export const fakeFacts: Analysis['facts'] = {
  categories: [
    { id: '2101', confidence: 0.7 },
    { id: '2102', confidence: 0.2 },
    { id: '2103', confidence: 0.1 },
  ],
  colours: [
    { value: 'blue', certainty: 'seen' },
    { value: 'green', certainty: 'guessed' },
  ],
  material: { value: 'cotton', certainty: 'guessed' },
  brand: null,
  condition: null,
  words: [],
};

/** An analyst that ignores the photo: it reports all stages and always returns the same blue shirt. */
export function createFakeAnalyst(stageMs = 0) {
  const fake = {
    behaviour: 'normal' as Behaviour,
    calls: 0,
    /** The attempt number of each call. */
    attempts: [] as number[],
    /** Fields that override the returned analysis. */
    extra: {} as Partial<Analysis>,
    async analyze({ attempt = 1 }, { signal, onStage }): Promise<Analysis> {
      fake.calls += 1;
      fake.attempts.push(attempt);
      if (fake.behaviour === 'hangs') await new Promise(() => undefined);
      for (const stage of ['looking', 'recognising', 'reading', 'writing'] as const) {
        onStage(stage);
        do await delay(stageMs, undefined, { signal });
        while (fake.behaviour === 'slow');
        if (fake.behaviour === 'throws') throw new Error('the fake analyst fails on purpose');
      }
      return { model: fakeModel, facts: fakeFacts, categoryId: 2101, ...fake.extra };
    },
  } satisfies Analyst & Record<string, unknown>;
  return fake;
}
