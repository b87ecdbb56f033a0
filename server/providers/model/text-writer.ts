import { APICallError, RetryError, streamText } from 'ai';
import { createModel, type ModelSettings } from './model.ts';

interface Conversation {
  instructions: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  signal: AbortSignal;
  /** Told once, at the end or when it broke off; estimated where the endpoint reports nothing. */
  onTokens(tokens: number): void;
}

/** Writes an answer word by word. Throws when the model cannot be used or breaks off. */
export type WriteText = (conversation: Conversation) => AsyncGenerator<string>;

/** Why there is no answer, in our own words: what an endpoint writes may repeat the key it was sent. */
export class ModelError extends Error {}

const longestAnswerTokens = 800;

/** Connects to a model that writes text as it goes. */
export function createTextWriter(settings: ModelSettings): WriteText {
  const model = createModel(settings);
  return async function* ({ instructions, messages, signal, onTokens }) {
    let written = 0;
    let tokens: number | undefined;
    try {
      const { stream } = streamText({
        model,
        instructions,
        messages,
        maxOutputTokens: longestAnswerTokens,
        maxRetries: 1,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(settings.seconds * 1000)]),
        // What went wrong comes as a part of the stream; the SDK would print it as well.
        onError: () => undefined,
      });
      for await (const part of stream) {
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort') throw new ModelError('too late');
        if (part.type === 'finish' && part.finishReason === 'content-filter') throw new ModelError('filtered');
        if (part.type === 'finish') tokens = part.totalUsage.totalTokens;
        if (part.type !== 'text-delta' || !part.text) continue;
        written += part.text.length;
        yield part.text;
      }
      if (written === 0) throw new ModelError('empty');
    } catch (error) {
      throw explain(error);
    } finally {
      onTokens(tokens ?? estimate(instructions.length + JSON.stringify(messages).length + written));
    }
  };
}

const estimate = (characters: number) => Math.ceil(characters / 3);

function explain(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(last)) return new ModelError(`status ${last.statusCode ?? 'unknown'}`);
  return new ModelError((last as Error)?.name ?? 'unknown');
}
