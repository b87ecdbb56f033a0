import { generateText, type LanguageModel, type ModelMessage, Output, type UserContent } from 'ai';
import type { z } from 'zod';
import { AnalystFailure } from '../../vision/analyst/analyst.ts';
import type { Fault } from './checks/fault.ts';
import { isRefusal } from './checks/wording.ts';
import { explainError } from './explain-error.ts';
import { correctionRequest } from './prompt.ts';
import { addUsage, type TokenUsage } from './token-usage.ts';

/** The model and the limits that all questions of one analysis share. */
export interface ModelSession {
  model: LanguageModel;
  /** How long one answer may take, with the SDK's retries. */
  seconds: number;
  /** Aborted when the caller gives up. */
  signal: AbortSignal;
  /** Aborted when the time for the whole analysis is over. */
  deadline: AbortSignal;
  usage: TokenUsage;
}

export interface ModelInput<T> {
  name: string;
  instructions: string;
  content: UserContent;
  schema: z.ZodType<T>;
  /** Finds faults in an answer that already matches the schema. */
  check(answer: T): Fault[];
}

/** An answer that matches its schema, with the faults that it still has after the second try. */
interface CheckedAnswer<T> {
  answer: T;
  faults: Fault[];
}

/** Asks a question and, if the answer fails its checks, asks once more with a list of what to correct. */
export async function askModel<T>(session: ModelSession, question: ModelInput<T>): Promise<T> {
  const { answer, faults } = await askForSlots(session, question);
  if (faults.length > 0) throw new AnalystFailure('unsound', `${question.name}: ${rulesOf(faults).join(', ')}`);
  return answer;
}

/** As `askModel`, but the second answer may have faults, for a caller that can do without the faulty parts. */
export async function askForSlots<T>(session: ModelSession, question: ModelInput<T>): Promise<CheckedAnswer<T>> {
  const messages: ModelMessage[] = [{ role: 'user', content: question.content }];
  const first = parseAnswer(await requestAnswer(session, question, messages), question);
  if (first.answer !== undefined && first.faults.length === 0) return { answer: first.answer, faults: [] };
  messages.push(
    { role: 'assistant', content: first.text || '{}' },
    { role: 'user', content: correctionRequest(first.faults.map((fault) => fault.message)) },
  );
  session.usage.repairs += 1;
  const second = parseAnswer(await requestAnswer(session, question, messages), question);
  if (second.answer !== undefined) return { answer: second.answer, faults: second.faults };
  if (first.answer !== undefined) return { answer: first.answer, faults: first.faults };
  throw new AnalystFailure('unreadable', `${question.name}: ${rulesOf(second.faults).join(', ')}`);
}

const rulesOf = (faults: readonly Fault[]) => [...new Set(faults.map((fault) => fault.rule))];

interface RawAnswer {
  text: string;
  isCutOff: boolean;
}

async function requestAnswer<T>(
  session: ModelSession,
  question: ModelInput<T>,
  messages: ModelMessage[],
): Promise<RawAnswer> {
  const prompt = question.instructions + textOf(messages);
  const late = AbortSignal.any([session.deadline, AbortSignal.timeout(session.seconds * 1000)]);
  try {
    const { text, toolCalls, finishReason, usage } = await generateText({
      model: session.model,
      instructions: question.instructions,
      messages,
      // The SDK asks for the schema; the answer is read here, because endpoints without schemas put words around it.
      output: {
        ...Output.object({ schema: question.schema, name: question.name }),
        parseCompleteOutput: async () => null,
      },
      maxRetries: 2,
      abortSignal: AbortSignal.any([session.signal, late]),
    });
    const answer = text || textOfCall(toolCalls[0]?.input);
    addUsage(session.usage, usage, { prompt, answer });
    if (finishReason === 'content-filter') throw new AnalystFailure('refusal', `${question.name}: filtered`);
    return { text: answer, isCutOff: finishReason === 'length' };
  } catch (error) {
    session.signal.throwIfAborted();
    if (!late.aborted) throw explainError(error);
    // Most endpoints charge for a question even when nobody waits for its answer.
    addUsage(session.usage, {}, { prompt, answer: '' });
    throw new AnalystFailure('timeout', question.name);
  }
}

function textOf(messages: ModelMessage[]): string {
  return JSON.stringify(messages, (key, value) => (key === 'data' ? undefined : value));
}

/** Some endpoints answer a question with a schema by a call of a tool that nobody offered, with the answer as its input. */
function textOfCall(input: unknown): string {
  return typeof input === 'string' ? input : input === undefined ? '' : JSON.stringify(input);
}

interface ParsedAnswer<T> {
  answer: T | undefined;
  text: string;
  faults: Fault[];
}

function parseAnswer<T>({ text, isCutOff }: RawAnswer, { name, schema, check }: ModelInput<T>): ParsedAnswer<T> {
  const parsed = (faults: Fault[], answer?: T) => ({ answer, text: text.slice(0, 20_000), faults });
  const object = findObject(text);
  if (object === undefined) {
    if (isRefusal(text.slice(0, 1000))) throw new AnalystFailure('refusal', name);
    const message = isCutOff ? 'The answer is cut off. Use fewer words.' : 'The answer is not one JSON object.';
    return parsed([{ rule: 'form', message }]);
  }
  const { data, error } = schema.safeParse(object);
  if (error) {
    const issues = error.issues.slice(0, 10);
    return parsed(issues.map(({ path, message }) => ({ rule: 'form', message: `${path.join('.')}: ${message}` })));
  }
  return parsed(check(data), data);
}

/** Finds the JSON object in an answer that may have a code fence, reasoning or a greeting around it. */
function findObject(text: string): unknown {
  const answer = text.slice(text.lastIndexOf('</think>') + 1);
  try {
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
