import type { Config } from '../../config.ts';
import type { AssistantDeps } from '../../domains/communication/assistant/assistant.service.ts';
import { createModelBudget, readTokenLimits } from '../../domains/operations/model-spending/model-spending.service.ts';
import type { Db } from '../../platform/db/database.ts';

/** The configured model for the assistant's answers; null without an endpoint. */
export async function chooseWriter(config: Config, db: Db, now: () => Date): Promise<AssistantDeps['model']> {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model, AI_SECONDS: seconds } = config;
  if (!baseUrl || !model) return null;
  // Imported here because the SDK takes half a second and 28 MB to load, and most installations do not use it.
  const { createTextWriter } = await import('../../providers/model/text-writer.ts');
  return {
    write: createTextWriter({ baseUrl, apiKey, model, seconds }),
    budget: createModelBudget(db, readTokenLimits(config), now),
  };
}
