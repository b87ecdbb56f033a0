import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';

/** Memory in megabytes and event-loop lag in milliseconds since the previous reading. */
export interface Vitals {
  rss: number;
  heap: number;
  lagP99: number;
  lagMax: number;
  /** CPU seconds since the start. */
  cpuSeconds: number;
}

const megabyte = 1024 * 1024;

/** Reads the site's Prometheus metrics. */
export async function readVitals(metricsPort: number): Promise<Vitals> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    rss: read('process_resident_memory_bytes') / megabyte,
    heap: read('nodejs_heap_size_used_bytes') / megabyte,
    lagP99: read('nodejs_eventloop_lag_p99_seconds') * 1000,
    lagMax: read('nodejs_eventloop_lag_max_seconds') * 1000,
    cpuSeconds: read('process_cpu_seconds_total'),
  };
}

/** Peak memory of a process in megabytes. */
export async function readPeakMemory(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(text)?.[1] ?? Number.NaN) / 1024);
}

/** Memory in megabytes of a process and of the Node processes that it started. */
export async function readTreeMemory(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')).split(' ');
  const figures = await Promise.all([String(pid), ...children].filter(Boolean).map(readMemoryOfNode));
  return figures.reduce((sum, figure) => sum + figure, 0);
}

async function readMemoryOfNode(pid: string): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return /^Name:\s+postgres/m.test(text) ? 0 : Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
