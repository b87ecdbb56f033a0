import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FakeFault, fakeAnswer } from './fake-model-answers.ts';

interface ModelRequest {
  question: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    messages: { role: string; content: unknown }[];
    stream?: boolean;
    response_format?: { type: string; json_schema?: { name: string; schema: object } };
  };
}

const retrySoon = { 'retry-after-ms': '10' };

/** Failures that the server can return instead of an answer. */
const failures = {
  slow: () => undefined,
  'busy for a second': (response) => fail(response, 429, 'slow down', { 'retry-after': '1' }),
  'busy for an hour': (response) => fail(response, 429, 'slow down', { 'retry-after': '3600' }),
  '503': (response) => fail(response, 503, 'overloaded', retrySoon),
  'key unknown': (response, { headers }) => fail(response, 401, `unknown key ${headers.authorization}`),
  'broken JSON': (response) => complete(response, '{"kind": "insulated wat'),
  refusal: (response) => complete(response, "I'm sorry, but I can't help with that photo."),
  'content filter': (response) => complete(response, '', 'content_filter'),
  'not the protocol': (response) => void response.end('<html>It works!</html>'),
  'huge answer': sendWithoutEnd,
  'cut off': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000', ...retrySoon });
    response.write('{"id":"1","choices":[{"message":{"role":"assis');
    setTimeout(() => response.destroy(), 20);
  },
} satisfies Record<string, (response: ServerResponse, request: ModelRequest) => void>;

const defaults = {
  failure: null as keyof typeof failures | null,
  /** How many requests fail before the server recovers. */
  times: Number.POSITIVE_INFINITY,
  /** The fault in its answers. */
  fault: null as FakeFault | null,
  /** Whether it corrects the fault when a follow-up message asks for it. */
  correctsFaults: false,
  knowsSchemas: true,
  reportsUsage: true,
  answersAfterMs: 0,
  /** The words of a streamed answer, and after how many of them the connection breaks. */
  words: 'You have two listings.',
  breaksAfter: Number.POSITIVE_INFINITY,
};

/** A chat-completions endpoint on loopback that fails in configurable ways. */
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

  function answer(response: ServerResponse, request: ModelRequest): void {
    const { failure, times, fault, correctsFaults, knowsSchemas, reportsUsage } = endpoint;
    if (failure && requests.length <= times) {
      failures[failure](response, request);
    } else if (request.body.stream) {
      streamWords(response, endpoint);
    } else if (request.body.response_format && !knowsSchemas) {
      fail(response, 400, 'response_format json_schema is not supported by this server');
    } else {
      const isCorrection = request.body.messages.length > 2;
      const json = JSON.stringify(fakeAnswer(request.question, correctsFaults && isCorrection ? null : fault));
      const content = knowsSchemas ? json : `Here you are:\n\`\`\`json\n${json}\n\`\`\``;
      complete(response, content, 'stop', reportsUsage);
    }
  }

  const server = createServer(async (incoming, response) => {
    const body = JSON.parse(Buffer.concat(await incoming.toArray()).toString());
    const request = { question: questionIn(body), headers: incoming.headers, body };
    requests.push(request);
    setTimeout(() => answer(response, request), endpoint.answersAfterMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return endpoint;
}

function questionIn({ response_format, messages }: ModelRequest['body']): string {
  const instructions = String(messages[0]?.content);
  return response_format?.json_schema?.name ?? instructions.match(/^You (\w+)/)?.[1] ?? 'unknown';
}

function complete(response: ServerResponse, content: string, finish_reason = 'stop', reportsUsage = true): void {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason }];
  const usage = reportsUsage ? { usage: { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 } } : {};
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ id: 'fake', object: 'chat.completion', created: 0, model: 'fake', choices, ...usage }));
}

/** Streams one server-sent event per word. */
function streamWords(response: ServerResponse, { words, breaksAfter, reportsUsage }: typeof defaults): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (content: object) =>
    response.write(
      `data: ${JSON.stringify({ id: 'fake', object: 'chat.completion.chunk', created: 0, ...content })}\n\n`,
    );
  for (const [index, word] of words.split(/(?<= )/).entries()) {
    if (index >= breaksAfter) return void setTimeout(() => response.destroy(), 20);
    send({ choices: [{ index: 0, delta: { role: 'assistant', content: word }, finish_reason: null }] });
  }
  send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  if (reportsUsage) send({ choices: [], usage: { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 } });
  response.end('data: [DONE]\n\n');
}

function fail(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message, type: 'error', param: null, code: null } }));
}

function sendWithoutEnd(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const writeMore = () => {
    while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
  };
  response.on('drain', writeMore);
  writeMore();
}
