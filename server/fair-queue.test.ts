import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Tasks that note their beginning and end when they are told to. */
function createTasks(options: { atOnce: number; maxWaiting: number }) {
  const queue = createFairQueue(options);
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const ask = (owner: number, name: string) =>
    queue(owner, () => {
      begun.push(name);
      return new Promise<string>((resolve) => finish.set(name, () => resolve(name)));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    await settle();
    finish.get(name)?.();
    await settle();
  };
  return { ask, begun, end, settle };
}

test('an owner who asks for much is served in turn with the others', async () => {
  const { ask, begun, end } = createTasks({ atOnce: 1, maxWaiting: 10 });
  for (const name of ['a1', 'a2', 'a3']) void ask(1, name);
  void ask(2, 'b1');
  void ask(3, 'c1');
  for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

test('an owner has one task at a time, even while places are free', async () => {
  const { ask, begun, end, settle } = createTasks({ atOnce: 2, maxWaiting: 10 });
  void ask(1, 'a1');
  void ask(1, 'a2');
  await settle();
  expect(begun).toEqual(['a1']);
  void ask(2, 'b1');
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('a task that fails makes room for the next', async () => {
  const queue = createFairQueue({ atOnce: 1, maxWaiting: 10 });
  await expect(queue(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue(1, async () => 'yes')).toBe('yes');
});

test('a queue that is full refuses in a sentence', async () => {
  const { ask, end } = createTasks({ atOnce: 1, maxWaiting: 1 });
  void ask(1, 'a1');
  void ask(1, 'a2');
  await expect(ask(2, 'b1')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 10 });
  await end('a1');
  await end('a2');
});
