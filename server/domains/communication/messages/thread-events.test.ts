import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ThreadEvent } from '../../../../contracts/communication/thread-events.ts';
import { openThread, sendThreadMessage } from '../../../../contracts/communication/threads.ts';
import { apiBase } from '../../../../contracts/endpoint.ts';
import { createTestDatabase } from '../../../../tests/support/database/test-database.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

/** Two servers on one database. */
const database = await createTestDatabase();
const settings = { EVENT_STREAM_SECONDS: '60', THREAD_MESSAGES_PER_MINUTE: '1000' };
const first = await buildTestApp({ settings, database });
const second = await buildTestApp({ settings, database });
const { newSeller, newBuyer, newKey } = ordering(first);
const addresses: string[] = [];

let seller: Awaited<ReturnType<typeof newSeller>>;

beforeAll(async () => {
  for (const app of [first, second]) addresses.push(await app.server.listen({ port: 0, host: '127.0.0.1' }));
  seller = await newSeller();
});

/** Follows the events of an account at one of the servers. */
function follow(server: number, token: string, after?: string) {
  const events: ThreadEvent[] = [];
  const leaving = new AbortController();
  const query = after === undefined ? '' : `?after=${after}`;
  const done = (async () => {
    const { signal } = leaving;
    const response = await fetch(`${addresses[server]}${apiBase}/user/thread-events${query}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
      signal,
    });
    if (response.status !== 200 || !response.body) return response.status;
    let rest = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      events.push(...lines.map((line) => JSON.parse(line) as ThreadEvent));
    }
    return response.status;
  })().catch((error) => {
    if (!leaving.signal.aborted) throw error;
    return 0;
  });
  return { events, done, leave: () => leaving.abort() };
}

const news = (events: ThreadEvent[]) => events.filter(({ type }) => type === 'message').map(({ number }) => number);

async function newThread() {
  const buyer = await newBuyer();
  const product = await seller.newProduct();
  const subject = { subject: 'product', subject_id: String(product.id) } as const;
  const { thread_id: id } = await buyer.call(openThread, { body: subject });
  const write = (text: string) =>
    buyer.call(sendThreadMessage, { params: { id }, body: { key: newKey(), text, language: 'en' } });
  return { buyer, id, write };
}

describe('events of conversations', () => {
  test('reach a page at another server within two seconds', async () => {
    const { write } = await newThread();
    const page = follow(1, seller.token);
    await expect.poll(() => page.events[0]?.type).toBe('start');
    await write('Is it still there?');
    await expect.poll(() => news(page.events).length, { timeout: 2000 }).toBe(1);
    page.leave();
    await page.done;
  });

  test('are neither lost nor doubled by a page that leaves and comes again at either server', async () => {
    const { write } = await newThread();
    let after = (await startOf(seller.token)).number;
    const before = Number(after);
    const seen: string[] = [];
    const writing = (async () => {
      for (let n = 0; n < 24; n += 1) {
        await write(`${n}`);
        await delay(20);
      }
    })();
    for (let round = 0; seen.length < 24 && round < 60; round += 1) {
      const page = follow(round % 2, seller.token, after);
      await delay(120 + 40 * (round % 5));
      page.leave();
      await page.done;
      seen.push(...news(page.events));
      after = page.events.at(-1)?.number ?? after;
    }
    await writing;
    expect(seen).toEqual(Array.from({ length: 24 }, (_, n) => String(before + n + 1)));
  });

  test('are asked to be read anew by a page that knows more than there is', async () => {
    const buyer = await newBuyer();
    const page = follow(0, buyer.token, '99');
    await expect
      .poll(() => page.events.map(({ type, number }) => [type, number]))
      .toEqual([
        ['renew', '0'],
        ['start', '0'],
      ]);
    page.leave();
    await page.done;
  });

  test('are told to ten pages of an account at a server, and a page that leaves makes room', async () => {
    const buyer = await newBuyer();
    const pages = Array.from({ length: 10 }, () => follow(0, buyer.token));
    await expect.poll(() => pages.every(({ events }) => events.length === 1)).toBe(true);
    expect(await follow(0, buyer.token).done).toBe(429);
    pages[0]?.leave();
    await pages[0]?.done;
    const next = follow(0, buyer.token);
    await expect.poll(() => next.events.length).toBe(1);
    for (const page of [...pages, next]) page.leave();
  });
});

async function startOf(token: string) {
  const page = follow(0, token);
  await expect.poll(() => page.events.length).toBeGreaterThan(0);
  page.leave();
  await page.done;
  return page.events[0] as ThreadEvent;
}
