import { afterEach, expect, test, vi } from 'vitest';
import { openProcessQueue, type ProcessQueue } from './process-queue.ts';

const program = new URL('../../../tests/support/process/echo.process.ts', import.meta.url);

let queue: ProcessQueue<string, string>;
afterEach(() => queue.close());

function open(settings: Partial<Parameters<typeof openProcessQueue>[0]> = {}): void {
  queue = openProcessQueue({ program, maxWaiting: 8, deadlineMs: 20_000, idleMs: 20_000, ...settings });
}

function isAlive(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

test('requests are answered in their order by one process', async () => {
  open();
  expect(await Promise.all(['a', 'b', 'c'].map((request) => queue.ask(request)))).toEqual(['a', 'b', 'c']);
  expect(await queue.ask('who')).toBe(await queue.ask('who'));
});

test.each(['kill', 'exit'])(
  'a process that dies by %s fails its own request and is replaced for the next',
  async (end) => {
    open();
    const before = await queue.ask('who');
    const results = await Promise.allSettled([queue.ask(end), queue.ask('who')]);
    expect(results[0]).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('stopped') } });
    expect(results[1]?.status).toBe('fulfilled');
    expect(results[1]).not.toMatchObject({ value: before });
  },
);

test('a request that fails does not stop the process', async () => {
  open();
  const before = await queue.ask('who');
  await expect(queue.ask('refuse')).rejects.toThrow('not like this');
  expect(await queue.ask('who')).toBe(before);
});

test('a process that hangs is killed at the deadline', async () => {
  open({ deadlineMs: 3000 });
  const results = await Promise.allSettled([queue.ask('hang'), queue.ask('after')]);
  expect(results[0]).toMatchObject({ status: 'rejected', reason: { message: 'The request took too long.' } });
  expect(results[1]).toMatchObject({ value: 'after' });
});

test('a process that takes longer to start than a request may take answers its first request', async () => {
  open({ deadlineMs: 1500, readArguments: async () => ['3000'] });
  expect(await queue.ask('first')).toBe('first');
});

test('requests beyond the limit of the queue are refused at once', async () => {
  open({ maxWaiting: 2 });
  const requests = ['slow', 'a', 'b', 'c'].map((request) => queue.ask(request));
  const results = await Promise.allSettled(requests);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(results[3]).toMatchObject({ reason: { code: 'unavailable' } });
});

test('an aborted request rejects at once, running or waiting, and the next one is answered', async () => {
  open();
  const [running, waiting] = [new AbortController(), new AbortController()];
  const requests = [queue.ask('slow', running.signal), queue.ask('a', waiting.signal), queue.ask('b')];
  running.abort(new Error('gone'));
  waiting.abort(new Error('gone too'));
  const results = await Promise.allSettled(requests);
  expect(results[0]).toMatchObject({ reason: { message: 'gone' } });
  expect(results[1]).toMatchObject({ reason: { message: 'gone too' } });
  expect(results[2]).toMatchObject({ value: 'b' });
  await expect(queue.ask('c', AbortSignal.abort(new Error('before')))).rejects.toThrow('before');
});

test('an idle process is ended, and another is started when needed', async () => {
  open({ idleMs: 50 });
  const before = await queue.ask('who');
  await vi.waitFor(() => expect(isAlive(before)).toBe(false), { timeout: 10_000 });
  expect(await queue.ask('who')).not.toBe(before);
});

test('after closing, waiting and new requests are refused', async () => {
  open();
  const requests = queue.ask('hang');
  const refused = expect(requests).rejects.toMatchObject({ code: 'unavailable' });
  await queue.close();
  await refused;
  await expect(queue.ask('a')).rejects.toMatchObject({ code: 'unavailable' });
});

test('closing ends the process', async () => {
  open();
  const pid = await queue.ask('who');
  await queue.close();
  expect(isAlive(pid)).toBe(false);
});
