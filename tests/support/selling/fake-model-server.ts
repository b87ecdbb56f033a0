import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type FakeFault, fakeAnswer } from './fake-model-answers.ts';
import {
  type Completion,
  completionOf,
  findSchemaProblem,
  type ModelRequestBody,
  sendError,
  streamEvents,
} from './fake-model-protocol.ts';

interface ModelRequest {
  question: string;
  headers: IncomingHttpHeaders;
  body: ModelRequestBody;
}

const soon = { headers: { 'retry-after-ms': '10' } };

/** Failures that the server can return instead of an answer. */
const failures = {
  slow: () => undefined,
  'slow bytes': (response) => void sendPieces(response, ' '.repeat(5000), { size: 1, everyMs: 50 }),
  'busy for a second': (response) => sendError(response, 429, 'slow down', { headers: { 'retry-after': '1' } }),
  'busy for an hour': (response) => sendError(response, 429, 'slow down', { headers: { 'retry-after': '3600' } }),
  '500': (response) => sendError(response, 500, 'The server had an error', soon),
  '502': (response) => void response.writeHead(502, soon.headers).end('<html>Bad Gateway</html>'),
  '503': (response) => sendError(response, 503, 'overloaded', soon),
  'key unknown': (response, { headers }) => sendError(response, 401, `unknown key ${headers.authorization}`),
  'broken JSON': (response) => complete(response, { content: '{"kind": "insulated wat' }),
  'cut by length': (response) => complete(response, { content: '{"kind": "insulated', finishReason: 'length' }),
  refusal: (response) => complete(response, { content: "I'm sorry, but I can't help with that photo." }),
  'refusal field': (response) => complete(response, { content: null, refusal: 'That photo is not for me.' }),
  'content filter': (response) => complete(response, { content: '', finishReason: 'content_filter' }),
  'filtered prompt': (response) => sendError(response, 400, 'The prompt was filtered', { code: 'content_filter' }),
  'not the protocol': (response) => void response.end('<html>It works!</html>'),
  'huge answer': sendWithoutEnd,
  'cut off': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000', ...soon.headers });
    response.write('{"id":"1","choices":[{"message":{"role":"assis');
    setTimeout(() => response.destroy(), 20);
  },
} satisfies Record<string, (response: ServerResponse, request: ModelRequest) => void>;

type FakeFailure = keyof typeof failures;

const defaults = {
  failure: null as FakeFailure | null,
  /** How many requests fail before the server recovers. */
  times: Number.POSITIVE_INFINITY,
  /** The fault in its answers. */
  fault: null as FakeFault | null,
  /** Whether it corrects the fault when a follow-up message asks for it. */
  correctsFaults: false,
  knowsSchemas: true,
  /** Whether its answers are the arguments of a tool call. */
  callsTool: false,
  reportsUsage: true,
  answersAfterMs: 0,
  /** Bytes of a piece in which answers arrive; letters of several bytes are cut apart. */
  pieceBytes: Number.POSITIVE_INFINITY,
  /** The words of a streamed answer, and after how many of them the connection breaks. */
  words: 'You have two listings.',
  breaksAfter: Number.POSITIVE_INFINITY,
  /** A refusal at the end of a streamed answer. */
  refusal: undefined as string | undefined,
};

/** A chat-completions endpoint on loopback that answers as the large providers document, and fails in configurable ways. */
export async function openFakeModelServer() {
  const requests: ModelRequest[] = [];
  const endpoint = {
    ...defaults,
    baseUrl: '',
    requests,
    /** Restores the defaults and forgets all requests. */
    reset() {
      Object.assign(endpoint, defaults);
      requests.length = 0;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };

  async function answer(response: ServerResponse, request: ModelRequest): Promise<void> {
    const { failure, times, knowsSchemas, reportsUsage, pieceBytes } = endpoint;
    const { stream, response_format } = request.body;
    if (failure && requests.length <= times) return failures[failure](response, request);
    if (stream) return streamWords(response, request.body, endpoint);
    if (response_format && !knowsSchemas) {
      return sendError(response, 400, 'response_format json_schema is not supported by this server');
    }
    const problem = response_format?.json_schema?.strict ? findSchemaProblem(response_format.json_schema.schema) : null;
    if (problem) return sendError(response, 400, `Invalid schema for response_format: ${problem}`);
    response.setHeader('content-type', 'application/json');
    await sendPieces(response, completionOf(completionFor(request), reportsUsage), { size: pieceBytes, everyMs: 0 });
  }

  function completionFor({ question, body }: ModelRequest): Completion {
    const { fault, correctsFaults, knowsSchemas, callsTool } = endpoint;
    const isCorrection = body.messages.length > 2 || question === 'rewrite';
    const json = JSON.stringify(fakeAnswer(question, correctsFaults && isCorrection ? null : fault, body.messages));
    if (callsTool) return { content: null, toolArguments: json, finishReason: 'tool_calls' };
    return { content: knowsSchemas ? json : `Here you are:\n\`\`\`json\n${json}\n\`\`\`` };
  }

  const server = createServer(async (incoming, response) => {
    const body = JSON.parse(Buffer.concat(await incoming.toArray()).toString());
    const request = { question: questionIn(body), headers: incoming.headers, body };
    requests.push(request);
    setTimeout(() => void answer(response, request), endpoint.answersAfterMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return endpoint;
}

function questionIn({ response_format, messages }: ModelRequestBody): string {
  const instructions = String(messages[0]?.content);
  return response_format?.json_schema?.name ?? instructions.match(/^You (\w+)/)?.[1] ?? 'unknown';
}

function complete(response: ServerResponse, completion: Completion): void {
  response.setHeader('content-type', 'application/json');
  response.end(completionOf(completion));
}

async function streamWords(
  response: ServerResponse,
  body: ModelRequestBody,
  { words, breaksAfter, refusal, pieceBytes }: typeof defaults,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const events = [...streamEvents(words, body, refusal)];
  // The first event holds no word.
  if (breaksAfter < events.length) {
    for (const event of events.slice(0, breaksAfter + 1)) response.write(event);
    await delay(20);
    return void response.destroy();
  }
  await sendPieces(response, events.join(''), { size: pieceBytes, everyMs: 0 });
}

async function sendPieces(
  response: ServerResponse,
  text: string,
  { size, everyMs }: { size: number; everyMs: number },
): Promise<void> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length && !response.destroyed; at += size) {
    response.write(bytes.subarray(at, at + size));
    await delay(everyMs);
  }
  response.end();
}

function sendWithoutEnd(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const writeMore = () => {
    while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
  };
  response.on('drain', writeMore);
  writeMore();
}
