import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { createModelBudget, readTokenLimits } from './features/model-spending/model-spending.service.ts';
import type { Analyst } from './providers/analyst/analyst.ts';
import type { AnalystLog } from './providers/analyst/analyst-log.ts';
import { withFallback } from './providers/analyst/with-fallback.ts';

/** A model behind the endpoint of the settings, with the analyst of our own to take over; without an endpoint, ours alone. */
export async function chooseAnalyst(config: Config, own: Analyst, db: Db, log: AnalystLog): Promise<Analyst> {
  if (!config.AI_BASE_URL || !config.AI_MODEL) return own;
  // The SDK takes half a second and 28 MB to load, which only those pay who use it.
  const { createRemoteAnalyst } = await import('./providers/analyst/remote/remote-analyst.ts');
  const remote = createRemoteAnalyst({
    baseUrl: config.AI_BASE_URL,
    apiKey: config.AI_API_KEY,
    model: config.AI_MODEL,
    seconds: config.AI_SECONDS,
    // The last quarter of an attempt is for the analyst that takes over.
    totalSeconds: config.ANALYSIS_SECONDS * 0.75,
    budget: createModelBudget(db, readTokenLimits(config), () => new Date()),
    log,
  });
  return withFallback(remote, own, log);
}
