import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { exchange } from './wire.ts';

const pauseMs = 500;
const limitMs = 15_000;

/** Polls /healthz during the attack and records its slowest and missing responses. */
export function watchPulse(port: number) {
  let isWatching = true;
  let slowestMs = 0;
  let missed = 0;
  const request = Buffer.from('GET /healthz HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n');
  const watching = (async () => {
    while (isWatching) {
      const { answers, ms } = await exchange([request], { port, hangsUp: false, isHead: false, limitMs });
      slowestMs = Math.max(slowestMs, ms);
      if (answers?.[0]?.status !== 200) missed += 1;
      await delay(pauseMs);
    }
  })();
  return {
    async stop() {
      isWatching = false;
      await watching;
      return { slowestMs, missed };
    },
  };
}

/** Current and peak memory of a process in megabytes; none outside Linux. */
export async function readMemory(pid: number): Promise<{ now: number; highest: number } | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null);
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status ?? '')?.[1] ?? 0) / 1024);
  return status === null ? null : { now: megabytes('VmRSS'), highest: megabytes('VmHWM') };
}
