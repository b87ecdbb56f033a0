import { describe, expect, test } from 'vitest';
import { languages } from '../../../../../contracts/languages.ts';
import { backgroundColourIds, occasionIds } from '../../../../../contracts/selling/ad-themes.ts';
import { colours } from '../../../../../listing-copy/words/colours.ts';
import { occasions } from './occasions.ts';
import { parsePrompt } from './parse-prompt.ts';

describe('a prompt for an ad picture', () => {
  test.each([
    ['a red poster for summer', ['poster']],
    ['โปสเตอร์สีแดงสำหรับฤดูร้อน', ['โปสเตอร์']],
    ['红色的夏天海报', ['海报']],
    ['áp phích đỏ cho mùa hè', ['áp phích']],
    ['un cartel rojo para el verano', ['cartel']],
    ['夏の赤いポスター', ['ポスター']],
    ['여름을 위한 빨간 포스터', ['포스터']],
    ['Summer sticker, red', []],
  ])('is parsed in every language: %s', (prompt, missingTypes) => {
    expect(parsePrompt(prompt)).toMatchObject({ colour: 'red', occasion: 'summer', missingTypes, rest: [] });
  });

  test.each(languages)('matches every name of every occasion in %s', (language) => {
    for (const occasion of occasionIds) {
      for (const words of occasions[occasion].words[language].split(', ')) {
        expect(parsePrompt(words), words).toMatchObject({ occasion, rest: [] });
      }
      expect(occasions[occasion].headline[language].length).toBeGreaterThan(1);
    }
  });

  test('matches every colour name of the listing copy', () => {
    for (const colour of backgroundColourIds) {
      const { en, th, zh, es, ja, ko } = colours[colour];
      for (const word of [en.word, th, zh.word, es[0], ja, ko.word]) {
        expect(parsePrompt(word), word).toMatchObject({ colour, rest: [] });
      }
    }
  });

  test('sets type, size, shade and mood', () => {
    expect(parsePrompt('an elegant dark green T-shirt, square, for Songkran')).toMatchObject({
      mood: 'elegant',
      shade: 'dark',
      colour: 'green',
      type: 'T-shirt',
      size: '1024x1024',
      occasion: 'songkran',
    });
    expect(parsePrompt('stickers 1024x1536')).toMatchObject({ type: 'Stickers with Logo', size: '1024x1536' });
  });

  test('returns quoted words and unknown words separately', () => {
    const { quoted, understood, rest } = parsePrompt('blue stickers that say “Splash now” with a fox');
    expect([quoted, understood, rest]).toEqual(['Splash now', ['blue', 'stickers'], ['say', 'fox']]);
  });

  test('gets no headline that claims a lower price', () => {
    for (const { headline } of Object.values(occasions)) {
      expect(Object.values(headline).join(' ')).not.toMatch(/%|off\b|discount|ลด|折|giảm|rebaj|descuento|割引|할인/i);
    }
  });
});
