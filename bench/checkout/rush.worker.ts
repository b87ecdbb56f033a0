import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { isApiFailure } from '../../contracts/client/client.ts';
import { buyAt } from './buy.ts';
import type { Rush, RushResult } from './rush.ts';

const { siteAddress, tokens, productIds, perSecond, seconds }: Rush = workerData;
const buyers = tokens.map((token) => buyAt(siteAddress, token));
const times: number[] = [];
const began = performance.now();
const results = await Promise.allSettled(
  Array.from({ length: perSecond * seconds }, async (_, index) => {
    await sleep((index * 1000) / perSecond);
    const sent = performance.now();
    await buyers[index % buyers.length]?.(productIds[index % productIds.length] ?? 0);
    times.push(performance.now() - sent);
  }),
);
const isSoldOut = (error: unknown) => isApiFailure(error) && error.code === 'sold_out';
const failed = results.filter((result) => result.status === 'rejected' && !isSoldOut(result.reason)).length;
parentPort?.postMessage({ tookMs: performance.now() - began, times, failed } satisfies RushResult);
