import type { ServerResponse } from 'node:http';

/** What a chat-completions request holds, as far as the fake server reads it. */
export interface ModelRequestBody {
  model: string;
  messages: { role: string; content: unknown }[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  response_format?: { type: string; json_schema?: { name: string; strict?: boolean; schema: JsonSchema } };
}

type JsonSchema = Record<string, unknown>;

export interface Completion {
  content: string | null;
  refusal?: string;
  /** The answer as the arguments of a tool call. */
  toolArguments?: string;
  finishReason?: 'stop' | 'length' | 'content_filter' | 'tool_calls';
}

const usage = { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 };

/** A chat completion as JSON. */
export function completionOf(completion: Completion, reportsUsage = true): string {
  const { content, refusal = null, toolArguments, finishReason = 'stop' } = completion;
  const call = { id: 'call_1', type: 'function', function: { name: 'answer', arguments: toolArguments } };
  const message = { role: 'assistant', content, refusal, ...(toolArguments ? { tool_calls: [call] } : {}) };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: finishReason }];
  const body = { id: 'fake', object: 'chat.completion', created: 0, model: 'fake', choices };
  return JSON.stringify(reportsUsage ? { ...body, usage } : body);
}

/** The server-sent events of a streamed completion, one for each word; usage only where it was asked for. */
export function* streamEvents(
  words: string,
  { stream_options }: ModelRequestBody,
  refusal?: string,
): Generator<string> {
  const event = (content: object) =>
    `data: ${JSON.stringify({ id: 'fake', object: 'chat.completion.chunk', created: 0, model: 'fake', ...content })}\n\n`;
  const chunk = (delta: object, finish_reason: string | null = null) =>
    event({ choices: [{ index: 0, delta, logprobs: null, finish_reason }] });
  yield chunk({ role: 'assistant', content: '', refusal: null });
  for (const word of words.split(/(?<= )/)) yield chunk({ content: word });
  if (refusal) yield chunk({ refusal });
  yield chunk({}, 'stop');
  if (stream_options?.include_usage) yield event({ choices: [], usage });
  yield 'data: [DONE]\n\n';
}

/** An error as OpenAI writes it. */
export function sendError(
  response: ServerResponse,
  status: number,
  message: string,
  { code = null as string | null, headers = {} as Record<string, string> } = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code } }));
}

const maxEnumValues = 1000;
const maxLongEnumLetters = 15_000;

/** The reason why a strict endpoint refuses a schema, by the rules that OpenAI documents; null for a good one. */
export function findSchemaProblem(schema: unknown): string | null {
  const enums: string[][] = [];
  const problem = problemOf(schema, enums);
  if (problem) return problem;
  if (enums.flat().length > maxEnumValues) return 'too many enum values';
  const isTooLong = enums.some((values) => values.length > 250 && values.join('').length > maxLongEnumLetters);
  return isTooLong ? 'an enum is too long' : null;
}

function problemOf(schema: unknown, enums: string[][], depth = 0): string | null {
  if (typeof schema !== 'object' || schema === null) return null;
  if (depth > 20) return 'too deep';
  const { type, properties, required, additionalProperties, enum: values } = schema as JsonSchema;
  if (Array.isArray(values)) enums.push(values.map(String));
  if (type === 'object') {
    if (additionalProperties !== false) return "'additionalProperties' is required to be supplied and to be false";
    const names = Object.keys((properties as object | undefined) ?? {});
    const missing = names.find((name) => !(required as string[] | undefined)?.includes(name));
    if (missing) return `'required' is required to be supplied and to include every key; missing '${missing}'`;
  }
  for (const part of Object.values(schema)) {
    const problem = problemOf(part, enums, depth + 1);
    if (problem) return problem;
  }
  return null;
}
