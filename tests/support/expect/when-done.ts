import { afterAll, onTestFinished } from 'vitest';

/** Registers a clean-up for the end of the current test or, outside of a test, of the file; the last registered runs first. */
export function whenDone(cleanUp: () => Promise<unknown>): void {
  try {
    onTestFinished(async () => void (await cleanUp()));
  } catch {
    // Vitest throws outside of a test, and ignores `afterAll` inside one.
    afterAll(async () => void (await cleanUp()));
  }
}
