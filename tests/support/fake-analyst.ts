import { setTimeout as delay } from 'node:timers/promises';
import { composeListing } from '../../phrasebook/compose.ts';
import type { Analysis, Analyst } from '../../server/providers/analyst/analyst.ts';

/** How the fake analyst behaves next: `hangs` does not even listen when it is told to stop. */
export type Mood = 'well' | 'slow' | 'throws' | 'hangs';

export const fakeModel = 'fake-analyst';

/** What the fake analyst says of every photo. */
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

/** An analyst that looks at nothing: it goes through all stages and always sees the same blue shirt. */
export function createFakeAnalyst(stageMs = 0) {
  const fake = {
    mood: 'well' as Mood,
    calls: 0,
    /** Of each call, the attempt it was told. */
    attempts: [] as number[],
    /** Added to what it says. */
    extra: {} as Partial<Analysis>,
    async analyze({ attempt = 1 }, { signal, onStage }): Promise<Analysis> {
      fake.calls += 1;
      fake.attempts.push(attempt);
      if (fake.mood === 'hangs') await new Promise(() => undefined);
      for (const stage of ['looking', 'recognising', 'reading', 'writing'] as const) {
        onStage(stage);
        do await delay(stageMs, undefined, { signal });
        while (fake.mood === 'slow');
        if (fake.mood === 'throws') throw new Error('the fake analyst does not feel like it');
      }
      const texts = composeListing({ leaf: 2101, colours: ['blue'] });
      return { model: fakeModel, facts: fakeFacts, leafId: 2101, texts, ...fake.extra };
    },
  } satisfies Analyst & Record<string, unknown>;
  return fake;
}
