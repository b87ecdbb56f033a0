import { generateText, type LanguageModel, type ModelMessage, Output, type UserContent } from 'ai';
import type { z } from 'zod';
import { AnalystFailure } from '../analyst-failure.ts';
import type { Fault } from './checks/fault.ts';
import { isRefusal } from './checks/wording.ts';
import { explainError } from './explain-error.ts';
import { mendRequest } from './prompt.ts';
import { count, type Tally } from './tally.ts';

/** One analysis' line to the model. */
export interface Line {
  model: LanguageModel;
  /** How long one answer may take, with the SDK's retries. */
  seconds: number;
  /** The caller gives up. */
  signal: AbortSignal;
  /** The time for the whole analysis is over. */
  deadline: AbortSignal;
  tally: Tally;
}

export interface Question<T> {
  name: string;
  instructions: string;
  content: UserContent;
  schema: z.ZodType<T>;
  /** What is wrong with an answer of the right form. */
  check(answer: T): Fault[];
}

/** Asks until the answer is right, which is once, and once more with a list of what to mend. */
export async function ask<T>(line: Line, question: Question<T>): Promise<T> {
  const messages: ModelMessage[] = [{ role: 'user', content: question.content }];
  const first = read(await answer(line, question, messages), question);
  if (first.value !== undefined) return first.value;
  messages.push(
    { role: 'assistant', content: first.text || '{}' },
    { role: 'user', content: mendRequest(first.faults.map((fault) => fault.say)) },
  );
  line.tally.repairs += 1;
  const second = read(await answer(line, question, messages), question);
  if (second.value !== undefined) return second.value;
  const rules = [...new Set(second.faults.map((fault) => fault.rule))];
  throw new AnalystFailure(rules.includes('form') ? 'unreadable' : 'unsound', `${question.name}: ${rules.join(', ')}`);
}

async function answer<T>(line: Line, question: Question<T>, messages: ModelMessage[]): Promise<string> {
  const asked = question.instructions + wordsOf(messages);
  const late = AbortSignal.any([line.deadline, AbortSignal.timeout(line.seconds * 1000)]);
  try {
    const { text, finishReason, usage } = await generateText({
      model: line.model,
      instructions: question.instructions,
      messages,
      // The SDK asks for the schema; the answer is read here, because endpoints without schemas put words around it.
      output: {
        ...Output.object({ schema: question.schema, name: question.name }),
        parseCompleteOutput: async () => null,
      },
      maxRetries: 2,
      abortSignal: AbortSignal.any([line.signal, late]),
    });
    count(line.tally, usage, { asked, answered: text });
    if (finishReason === 'content-filter') throw new AnalystFailure('refusal', `${question.name}: filtered`);
    return text;
  } catch (error) {
    line.signal.throwIfAborted();
    if (!late.aborted) throw explainError(error);
    // Most endpoints charge for what they were asked, whether or not somebody waits for the answer.
    count(line.tally, {}, { asked, answered: '' });
    throw new AnalystFailure('timeout', question.name);
  }
}

function wordsOf(messages: ModelMessage[]): string {
  return JSON.stringify(messages, (key, value) => (key === 'data' ? undefined : value));
}

type Reading<T> = { value: T; text: string; faults: [] } | { value: undefined; text: string; faults: Fault[] };

function read<T>(text: string, { name, schema, check }: Question<T>): Reading<T> {
  const faulty = (faults: Fault[]) => ({ value: undefined, text: text.slice(0, 20_000), faults });
  const found = findObject(text);
  if (found === undefined) {
    if (isRefusal(text.slice(0, 1000))) throw new AnalystFailure('refusal', name);
    return faulty([{ rule: 'form', say: 'The answer is not one JSON object.' }]);
  }
  const { data, error } = schema.safeParse(found);
  if (error) {
    const issues = error.issues.slice(0, 10);
    return faulty(issues.map(({ path, message }) => ({ rule: 'form', say: `${path.join('.')}: ${message}` })));
  }
  const faults = check(data);
  return faults.length > 0 ? faulty(faults) : { value: data, text, faults: [] };
}

/** Finds the object in an answer that may have a fence, a thought or a greeting around it. */
function findObject(text: string): unknown {
  const said = text.slice(text.lastIndexOf('</think>') + 1);
  try {
    return JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
