import { expect, test } from 'vitest';
import { createShutdown } from './shutdown.ts';

test('parts are stopped once, the last started first, even when one fails to stop', async () => {
  const lines: string[] = [];
  const stopped: string[] = [];
  const shutdown = createShutdown((line) => lines.push(line));
  shutdown.add(async () => stopped.push('database'));
  shutdown.add(async () => {
    throw new Error('the queue hangs');
  });
  shutdown.add(async () => stopped.push(`server, stopping: ${shutdown.isStopping()}`));
  expect(shutdown.isStopping()).toBe(false);
  await shutdown.run();
  await shutdown.run();
  expect(stopped).toEqual(['server, stopping: true', 'database']);
  expect(lines).toEqual(['While stopping: the queue hangs']);
});
