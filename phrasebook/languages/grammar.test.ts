import { describe, expect, it } from 'vitest';
import type { colours } from '../colours.ts';
import { composeListing } from '../compose.ts';
import { joinWithY } from './es.ts';

describe('Spanish lists', () => {
  it('use e instead of y before an i sound, also in quotes, but not before hie-', () => {
    expect(joinWithY('«A»', '«Ivory»')).toBe('«A» e «Ivory»');
    expect(joinWithY('aguja', 'hilo')).toBe('aguja e hilo');
    expect(joinWithY('agua', 'hielo')).toBe('agua y hielo');
    expect(joinWithY('negro', 'blanco')).toBe('negro y blanco');
  });
});

describe('Two Chinese colours', () => {
  const pair = (first: keyof typeof colours, second: keyof typeof colours) =>
    composeListing({ leaf: 2402, colours: [first, second] }).zh.title.split(' ')[1];

  it('are joined in the usual order', () => {
    expect(pair('white', 'black')).toBe('黑白拼色');
    expect(pair('gold', 'black')).toBe('黑金拼色');
  });

  it('are not joined where the pair means something else', () => {
    expect(pair('white', 'pink')).toBe('白色拼粉色');
    expect(pair('white', 'gold')).toBe('白色拼金色');
    expect(pair('yellow', 'gold')).toBe('黄色拼金色');
  });
});
