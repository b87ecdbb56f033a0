import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { createModelFetch } from './model-fetch.ts';

export interface ModelSettings {
  /** Up to and including the version: `https://api.openai.com/v1`. A query, such as Azure's, goes with every call. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  /** How long one answer may take. */
  seconds: number;
}

/** Connects to a model behind any OpenAI-compatible endpoint; nothing is sent until it is asked. */
export function createModel({ baseUrl, apiKey, model, seconds }: ModelSettings): LanguageModel {
  const url = new URL(baseUrl);
  const queryParams = Object.fromEntries(url.searchParams);
  url.search = '';
  const endpoint = createOpenAICompatible({
    name: 'endpoint',
    baseURL: url.href,
    queryParams,
    supportsStructuredOutputs: true,
    fetch: createModelFetch(seconds),
    ...(apiKey ? { apiKey } : {}),
  });
  return endpoint.chatModel(model);
}
