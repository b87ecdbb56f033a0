import { APICallError, RetryError, streamText } from 'ai';
import { createModel, type ModelSettings } from './model.ts';

interface Conversation {
  instructions: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  signal: AbortSignal;
  /** Called once, at the end or on a failure; the number is estimated where the endpoint reports none. */
  onTokens(tokens: number): void;
}

/** Streams an answer. Throws when the model cannot be used or the stream breaks off. */
export type WriteText = (conversation: Conversation) => AsyncGenerator<string>;

/** The reason for a missing answer. It never quotes the endpoint, whose message may contain the key. */
export class ModelError extends Error {}

const maxAnswerTokens = 800;

/** Connects to a model that streams text. */
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
        maxOutputTokens: maxAnswerTokens,
        maxRetries: 1,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(settings.seconds * 1000)]),
        // Errors arrive as parts of the stream; without this the SDK would also print them.
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
