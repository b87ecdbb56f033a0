import { describe, expect, test } from 'vitest';
import { type PlannedModule, planChunks } from './plan-chunks.ts';

const module = (bytes: number, imports: string[] = [], owner = 'shared'): PlannedModule => ({ owner, bytes, imports });

/** The modules of each chunk. */
const chunksOf = (modules: Record<string, PlannedModule>, pages: string[][]) =>
  [...Map.groupBy(planChunks(new Map(Object.entries(modules)), pages), ([, name]) => name).values()].map((members) =>
    members.map(([id]) => id).sort(),
  );

describe('the plan of chunks', () => {
  test('leaves what one page needs with that page', () =>
    expect(
      chunksOf({ home: module(10, ['hero']), about: module(10), hero: module(5000) }, [['home'], ['about']]),
    ).toEqual([]));

  test('puts together what the same pages need', () => {
    const modules = {
      home: module(10, ['card', 'price']),
      search: module(10, ['card']),
      card: module(5000, ['price']),
      price: module(5000),
    };
    expect(chunksOf({ ...modules, about: module(10) }, [['home'], ['search'], ['about']])).toEqual([['card', 'price']]);
  });

  test('keeps large code apart from pages that do not need it', () => {
    const pages = { a: module(1, ['large', 'base']), b: module(1, ['large', 'base']), c: module(1, ['base']) };
    const modules = { ...pages, large: module(9000), base: module(100_000) };
    expect(chunksOf(modules, [['a'], ['b'], ['c']])).toEqual([['large'], ['base']]);
  });

  test('merges small code into what most of its pages load', () => {
    const modules = {
      a: module(1, ['small', 'base']),
      b: module(1, ['small', 'base']),
      c: module(1, ['base']),
      small: module(20),
      base: module(9000),
    };
    expect(chunksOf(modules, [['a'], ['b'], ['c']])).toEqual([['base', 'small']]);
  });

  test('keeps what a page loads later apart from what only other pages need', () => {
    const modules = {
      signIn: module(1, ['panel', 'tabs']),
      signUp: module(1, ['panel', 'tabs']),
      chat: { ...module(20_000), later: ['editor'] },
      editor: module(9000, ['tabs']),
      panel: module(9000),
      tabs: module(9000),
    };
    expect(chunksOf(modules, [['signIn'], ['signUp'], ['chat']])).toEqual([['panel'], ['tabs']]);
  });

  test('never puts a library with our own code', () => {
    const modules = {
      a: module(1, ['own', 'library']),
      b: module(1, ['own', 'library']),
      own: module(20, ['library']),
      library: module(20, [], 'packages'),
    };
    expect(chunksOf(modules, [['a'], ['b']])).toHaveLength(2);
  });

  test('makes no two chunks that import each other', () => {
    const modules = {
      a: module(1, ['top', 'middle', 'bottom']),
      b: module(1, ['top', 'middle', 'bottom']),
      c: module(1, ['middle', 'bottom']),
      d: module(1, ['bottom']),
      top: module(10, ['middle']),
      middle: module(9000, ['bottom'], 'packages'),
      bottom: module(10),
    };
    const chunks = chunksOf(modules, [['a'], ['b'], ['c'], ['d']]);
    expect(chunks).toContainEqual(['top']);
    expect(chunks).toContainEqual(['bottom']);
  });
});
