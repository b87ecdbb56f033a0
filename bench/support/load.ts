import { connect, type Socket } from 'node:net';

export interface Load {
  address: string;
  method?: 'GET' | 'POST';
  body?: unknown;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

/**
 * Sends the same request over keep-alive connections for some seconds, each as soon as the previous one was answered.
 * It uses raw sockets, because an HTTP client costs more CPU than the servers that are measured.
 */
export async function runLoad({ connections, seconds, ...load }: Load): Promise<LoadResult> {
  const { hostname, port } = new URL(load.address);
  const bytes = requestBytes(load);
  const times: number[] = [];
  let failures = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      let socket: Socket | null = null;
      while (performance.now() < end) {
        const start = performance.now();
        try {
          socket ??= connect({ host: hostname, port: Number(port), noDelay: true });
          const status = await exchange(socket, bytes);
          times.push(performance.now() - start);
          if (status >= 400) failures += 1;
        } catch {
          failures += 1;
          socket?.destroy();
          socket = null;
        }
      }
      socket?.destroy();
    }),
  );
  const took = (performance.now() - began) / 1000;
  return { requests: times.length, requestsPerSecond: times.length / took, ...quantiles(times), failures };
}

/** The median and high quantiles of response times. */
export function quantiles(times: number[]): { p50: number; p99: number } {
  return { p50: quantileOf(times, 0.5), p99: quantileOf(times, 0.99) };
}

export function quantileOf(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A median, because noise distorts a mean. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function requestBytes({ address, method = 'GET', body, headers }: Omit<Load, 'connections' | 'seconds'>): Buffer {
  const { host, pathname, search } = new URL(address);
  const payload = body === undefined ? '' : JSON.stringify(body);
  const sent = {
    host,
    ...headers,
    ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
  };
  const lines = [
    `${method} ${pathname}${search} HTTP/1.1`,
    ...Object.entries(sent).map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${payload}`);
}

/** Sends one request and reads the whole response; resolves to the status. */
function exchange(socket: Socket, bytes: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const answer = createAnswerReader();
    const settle = (finish: () => void) => {
      socket.off('data', read).off('error', fail).off('close', fail);
      finish();
    };
    const fail = (error?: Error | boolean) =>
      settle(() => reject(error instanceof Error ? error : new Error('The connection ended before the answer.')));
    const read = (chunk: Buffer) => {
      const status = answer.take(chunk);
      if (status !== null) settle(() => resolve(status));
    };
    socket.on('data', read).once('error', fail).once('close', fail);
    socket.write(bytes);
  });
}

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');

/** Parses a response incrementally and returns its status once it is complete. */
export function createAnswerReader(): { take(chunk: Buffer): number | null } {
  let head: Buffer = Buffer.alloc(0);
  let status: number | null = null;
  /** Remaining bytes of the body; null for a chunked body. */
  let missing: number | null = 0;
  let tail: Buffer = Buffer.alloc(0);

  function takeBody(body: Buffer): number | null {
    if (missing !== null) {
      missing -= body.length;
      return missing <= 0 ? status : null;
    }
    // Requests are not pipelined, so a suffix that looks like the last chunk is the last chunk.
    tail = Buffer.concat([tail, body]).subarray(-lastChunk.length);
    return tail.equals(lastChunk) ? status : null;
  }

  return {
    take(chunk) {
      if (status !== null) return takeBody(chunk);
      head = head.length ? Buffer.concat([head, chunk]) : chunk;
      const end = head.indexOf(headEnd);
      if (end < 0) return null;
      const text = head.toString('latin1', 0, end);
      status = Number(text.slice(9, 12));
      const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
      missing = length ? Number(length) : /\r\ntransfer-encoding: *chunked/i.test(text) ? null : 0;
      return takeBody(head.subarray(end + headEnd.length));
    },
  };
}
