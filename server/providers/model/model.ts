import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { createModelFetch } from './model-fetch.ts';

export interface ModelSettings {
  /** Including the version, as in `https://api.openai.com/v1`. A query, such as Azure's, is sent with every call. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  /** How long one answer may take. */
  seconds: number;
}

/** Creates a client for a model behind any OpenAI-compatible endpoint; nothing is sent yet. */
export function createModel({ baseUrl, apiKey, model, seconds }: ModelSettings): LanguageModel {
  const url = new URL(baseUrl);
  const queryParams = Object.fromEntries(url.searchParams);
  url.search = '';
  const endpoint = createOpenAICompatible({
    name: 'endpoint',
    baseURL: url.href,
    queryParams,
    supportsStructuredOutputs: true,
    includeUsage: true,
    fetch: createModelFetch(seconds),
    ...(apiKey ? { apiKey } : {}),
  });
  return endpoint.chatModel(model);
}
