import { type Analyst, AnalystFailure, type AnalystLog } from '../../vision/analyst/analyst.ts';

/** Uses the second analyst whenever the first fails, unless the call was aborted. */
export function withFallback(first: Analyst, second: Analyst, log: AnalystLog): Analyst {
  return {
    async analyze(photo, call) {
      try {
        return await first.analyze(photo, call);
      } catch (error) {
        if (call.signal.aborted) throw error;
        log.warn({ sellerId: photo.sellerId, ...describe(error) }, 'the other analyst takes over');
        return second.analyze(photo, call);
      }
    },
  };
}

// Only an AnalystFailure is known to hold no secret; of other errors just the name and location are logged.
function describe(error: unknown): Record<string, string | undefined> {
  if (error instanceof AnalystFailure) return { reason: error.reason, detail: error.message };
  if (!(error instanceof Error)) return { reason: 'unknown' };
  return { reason: error.name, at: error.stack?.match(/^\s*at .*$/m)?.[0].trim() };
}
