import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeJson } from './write-json.ts';

async function* from<Item>(items: Item[]): AsyncGenerator<Item> {
  for (const item of items) {
    await setImmediate();
    yield item;
  }
}

async function chunksOf(value: Record<string, unknown>): Promise<string[]> {
  const chunks: string[] = [];
  for await (const chunk of writeJson(value)) chunks.push(chunk);
  return chunks;
}

const written = async (value: Record<string, unknown>) => JSON.parse((await chunksOf(value)).join(''));

test('an object with lists that are still read is written as JSON', async () => {
  const value = {
    name: 'ร้าน "มาลี"',
    nothing: null,
    since: new Date('2026-01-02T03:04:05Z'),
    empty: from([]),
    nested: { rows: from([{ id: 1 }, { id: 2 }]), plain: [1, 2] },
  };
  expect(await written(value)).toEqual({
    name: 'ร้าน "มาลี"',
    nothing: null,
    since: '2026-01-02T03:04:05.000Z',
    empty: [],
    nested: { rows: [{ id: 1 }, { id: 2 }], plain: [1, 2] },
  });
});

test('a long list is written in several chunks', async () => {
  const chunks = await chunksOf({ rows: from(Array.from({ length: 100 }, () => 'a'.repeat(1000))) });
  expect(chunks.length).toBeGreaterThan(2);
  expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThan(40_000);
});

test('an error while a list is read ends the writing', async () => {
  const broken = (async function* () {
    yield 1;
    throw new Error('connection lost');
  })();
  await expect(written({ broken })).rejects.toThrow('connection lost');
});
