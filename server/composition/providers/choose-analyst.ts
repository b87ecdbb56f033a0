import type { Config } from '../../config.ts';
import { createModelBudget, readTokenLimits } from '../../domains/operations/model-spending/model-spending.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { withFallback } from '../../providers/remote-analyst/with-fallback.ts';
import type { Analyst, AnalystLog } from '../../vision/analyst/analyst.ts';

/** The configured model with the embedded analyst as its fallback; without an endpoint, the embedded analyst alone. */
export async function chooseAnalyst(config: Config, embedded: Analyst, db: Db, log: AnalystLog): Promise<Analyst> {
  if (!config.AI_BASE_URL || !config.AI_MODEL) return embedded;
  // Imported here because the SDK takes half a second and 28 MB to load, and most installations do not use it.
  const { createRemoteAnalyst } = await import('../../providers/remote-analyst/remote-analyst.ts');
  const remote = createRemoteAnalyst({
    baseUrl: config.AI_BASE_URL,
    apiKey: config.AI_API_KEY,
    model: config.AI_MODEL,
    seconds: config.AI_SECONDS,
    // The last quarter of an attempt is reserved for the fallback.
    totalSeconds: config.ANALYSIS_SECONDS * 0.75,
    budget: createModelBudget(db, readTokenLimits(config), () => new Date()),
    log,
  });
  return withFallback(remote, embedded, log);
}
