import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { AssistantDeps } from './features/assistant/assistant.service.ts';
import { createModelBudget, readTokenLimits } from './features/model-spending/model-spending.service.ts';

/** The model behind the endpoint of the settings, for answering questions; null without one. */
export async function chooseWriter(config: Config, db: Db, now: () => Date): Promise<AssistantDeps['model']> {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model, AI_SECONDS: seconds } = config;
  if (!baseUrl || !model) return null;
  // The SDK takes half a second and 28 MB to load, which only those pay who use it.
  const { createTextWriter } = await import('./providers/model/text-writer.ts');
  return {
    write: createTextWriter({ baseUrl, apiKey, model, seconds }),
    budget: createModelBudget(db, readTokenLimits(config), now),
  };
}
