import { afterAll, onTestFinished } from 'vitest';

/** Cleans up at the end of the test that asks for it or, outside of one, at the end of the file; the latest first. */
export function whenDone(cleanUp: () => Promise<unknown>): void {
  try {
    onTestFinished(async () => void (await cleanUp()));
  } catch {
    // Vitest throws outside of a test, and ignores `afterAll` inside one.
    afterAll(async () => void (await cleanUp()));
  }
}
