import { Agent, request } from 'node:http';

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

/** Sends the same request over a number of kept connections for some seconds, each as soon as the last was answered. */
export async function runLoad({
  address,
  method = 'GET',
  body,
  headers: given,
  connections,
  seconds,
}: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const times: number[] = [];
  let failures = 0;
  const began = performance.now();
  const end = began + seconds * 1000;

  const send = () =>
    new Promise<void>((resolve) => {
      const start = performance.now();
      const headers = {
        ...given,
        ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
      };
      const outgoing = request(address, { method, agent, headers }, (response) => {
        response.resume().once('end', () => {
          times.push(performance.now() - start);
          if ((response.statusCode ?? 500) >= 400) failures += 1;
          resolve();
        });
      });
      outgoing.once('error', () => {
        failures += 1;
        resolve();
      });
      outgoing.end(payload);
    });

  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) await send();
    }),
  );
  agent.destroy();
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requests: times.length,
    requestsPerSecond: times.length / took,
    p50: quantile(0.5),
    p99: quantile(0.99),
    failures,
  };
}

/** The middle one: a noisy machine spoils a mean, not a median. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
