import { APICallError, RetryError } from 'ai';
import { AnalystFailure } from '../../vision/analyst/analyst.ts';
import { AnswerTooLargeError, ModelBusyError } from '../model/model-fetch.ts';

/** Converts SDK errors to an AnalystFailure. The endpoint's message is left out, because it may contain the key. */
export function explainError(error: unknown): unknown {
  if (RetryError.isInstance(error)) return explainError(error.lastError);
  if (error instanceof ModelBusyError) return new AnalystFailure('busy', error.message);
  if (!APICallError.isInstance(error)) return error;
  const { statusCode = 0, isRetryable, cause, responseBody = '' } = error;
  if (cause instanceof AnswerTooLargeError) return new AnalystFailure('unreadable', cause.message);
  if (statusCode === 200 && !isRetryable) return new AnalystFailure('unreadable', 'no answer of the protocol');
  if (statusCode === 0 || statusCode === 200) return new AnalystFailure('unreachable', 'no connection, or cut off');
  // Azure filters the question itself, and says so with an error.
  if (statusCode === 400 && responseBody.includes('content_filter')) return new AnalystFailure('refusal', 'filtered');
  if (statusCode === 429) return new AnalystFailure('busy', 'status 429');
  return new AnalystFailure(statusCode >= 500 ? 'unreachable' : 'rejected', `status ${statusCode}`);
}
