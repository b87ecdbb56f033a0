import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Tasks that record when they start and finish on request. */
function createTasks(options: { concurrency: number; maxWaiting: number }) {
  const queue = createFairQueue(options);
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const submit = (owner: number, name: string) =>
    queue(owner, () => {
      started.push(name);
      return new Promise<string>((resolve) => finish.set(name, () => resolve(name)));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const finishTask = async (name: string) => {
    await settle();
    finish.get(name)?.();
    await settle();
  };
  return { submit, started, finishTask, settle };
}

test('an owner with many tasks is served in turn with the others', async () => {
  const { submit, started, finishTask } = createTasks({ concurrency: 1, maxWaiting: 10 });
  for (const name of ['a1', 'a2', 'a3']) void submit(1, name);
  void submit(2, 'b1');
  void submit(3, 'c1');
  for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) await finishTask(name);
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

test('an owner runs one task at a time, even while slots are free', async () => {
  const { submit, started, finishTask, settle } = createTasks({ concurrency: 2, maxWaiting: 10 });
  void submit(1, 'a1');
  void submit(1, 'a2');
  await settle();
  expect(started).toEqual(['a1']);
  void submit(2, 'b1');
  await settle();
  expect(started).toEqual(['a1', 'b1']);
  await finishTask('a1');
  expect(started).toEqual(['a1', 'b1', 'a2']);
});

test('a task that fails frees its slot for the next', async () => {
  const queue = createFairQueue({ concurrency: 1, maxWaiting: 10 });
  await expect(queue(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue(1, async () => 'yes')).toBe('yes');
});

test('a full queue refuses a task with 503 and a retry time', async () => {
  const { submit, finishTask } = createTasks({ concurrency: 1, maxWaiting: 1 });
  void submit(1, 'a1');
  void submit(1, 'a2');
  await expect(submit(2, 'b1')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 10 });
  await finishTask('a1');
  await finishTask('a2');
});
