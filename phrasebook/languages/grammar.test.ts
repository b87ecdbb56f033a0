import { describe, expect, it } from 'vitest';
import { withArticle } from './en.ts';
import { joinWithY } from './es.ts';
import { withParticle } from './korean-particles.ts';
import { withCounter } from './vi.ts';

describe('English articles', () => {
  it.each([
    'an LED lamp',
    'an HDMI cable',
    'an e-reader',
    'an X-ray film',
    'an hourglass',
    'an umbrella',
    'an SSD',
    'an orange hat',
    'an undershirt',
  ])('use an in "%s"', (phrase) => {
    expect(withArticle(phrase.slice(3))).toBe(phrase);
  });

  it.each([
    'a USB cable',
    'a unicycle',
    'a T-shirt',
    'a U-lock',
    'a used car',
    'a one-piece',
    'a 3D printer',
    'a UV lamp',
    'a ukulele',
    'a utility knife',
  ])('use a in "%s"', (phrase) => {
    expect(withArticle(phrase.slice(2))).toBe(phrase);
  });
});

describe('Spanish lists', () => {
  it('use e instead of y before an i sound, also in quotes, but not before hie-', () => {
    expect(joinWithY('«A»', '«Ivory»')).toBe('«A» e «Ivory»');
    expect(joinWithY('aguja', 'hilo')).toBe('aguja e hilo');
    expect(joinWithY('agua', 'hielo')).toBe('agua y hielo');
    expect(joinWithY('negro', 'blanco')).toBe('negro y blanco');
  });
});

describe('Korean particles', () => {
  it.each([
    ['노트북', '은는', '노트북은'],
    ['시계', '을를', '시계를'],
    ['연필', '으로', '연필로'],
    ['가방', '으로', '가방으로'],
    ['의자', '으로', '의자로'],
    ['Samsung', '이가', 'Samsung이'],
    ['Nike', '이가', 'Nike가'],
    ['Apple', '은는', 'Apple은'],
    ['LG', '이며', 'LG며'],
    ['HTC', '은는', 'HTC는'],
    ['X200', '을를', 'X200을'],
    ['Z7', '으로', 'Z7로'],
    ['RTX 4090', '이가', 'RTX 4090이'],
    ['“HELLO”', '과와', '“HELLO”와'],
  ] as const)('after %s (%s) give %s', (word, particle, expected) => {
    expect(withParticle(word, particle)).toBe(expected);
  });
});

describe('Vietnamese counters', () => {
  it('are not repeated when the noun begins with them', () => {
    expect(withCounter(['bộ dao', 'bộ'])).toBe('bộ dao');
    expect(withCounter(['giày chạy bộ', 'đôi'])).toBe('đôi giày chạy bộ');
  });
});
