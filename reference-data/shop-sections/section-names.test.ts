import { expect, test } from 'vitest';
import { fold } from '../../catalog/text/fold.ts';
import { languages } from '../../contracts/languages.ts';
import written from '../../data/reference/section-names.json' with { type: 'json' };
import { findSectionName } from './section-names.ts';

test('a usual section has a name in every language, however it is typed in one', () => {
  const names = findSectionName(' NEW  arrivals', 'en');
  expect(names).toMatchObject({ en: 'New arrivals', th: 'สินค้าใหม่', es: 'Novedades', ja: '新着商品' });
  expect(findSectionName('มาใหม่', 'th')).toEqual(names);
  expect(findSectionName('Lanterns of my aunt', 'en')).toBeNull();
  expect(findSectionName('', 'ko')).toBeNull();
});

test('no name stands for two sections of one language', () => {
  for (const language of languages) {
    const folded = written.sections.flatMap(({ names }) => names[language].map(fold));
    expect(new Set(folded).size, language).toBe(folded.length);
  }
});
