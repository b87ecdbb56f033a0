import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../contracts/languages.ts';
import { cleanText, escapeMarkup } from './clean-text.ts';
import { evenLines, fitLines } from './fit-lines.ts';
import { shorten } from './shorten.ts';
import { cutUnit, joinUnits, toUnits } from './text-units.ts';

describe('clean text', () => {
  test.each([
    'Handmade lamp, 40% bigger™',
    'หูฟังที่ผู้ใช้ปั้นน้ำ',
    '哑光黑色耳机，“好”',
    'Tai nghe chụp tai không dây',
    '¿Auriculares? ¡Sí!',
    'マットブラックのヘッドホン',
    '무광 블랙 헤드폰',
  ])('leaves %s unchanged', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  test.each([
    ['a right-to-left override', 'safe\u202egnp.exe\u202c', 'safegnp.exe'],
    ['control characters', 'one\u0000\u001b[31m two\r\nthree', 'one [31m two three'],
    ['emoji of every kind', 'hot 🔥 deal 👨‍👩‍👧 ❤️ 🇹🇭 1️⃣', 'hot deal'],
    ['stacked combining marks', `Z${'\u0301'.repeat(10_000)}algo`, 'Z\u0301\u0301\u0301\u0301algo'],
    ['invisible characters', 'a\u200bb\u{e0041}c\ufeff\u{f0000}', 'abc'],
    ['decomposed letters and marks', 'Vie\u0323\u0302t', 'Việt'],
    ['nothing but marks and spaces', ' \u0301 \u3000 ', ''],
  ])('removes or normalizes %s', (_productType, typed, clean) => {
    expect(cleanText(typed).normalize('NFC')).toBe(clean.normalize('NFC'));
  });

  test('is escaped, so it is never markup', () => {
    expect(escapeMarkup('<b>&"\'')).toBe('&#60;b&#62;&#38;&#34;&#39;');
  });
});

describe('where a line may break', () => {
  const pieces = (text: string, language: Language) => toUnits(text, language).map((unit) => unit.text);

  test.each<[Language, string, string[]]>([
    ['en', 'Over-ear, 40-hour “best” (new)', ['Over-ear,', '40-hour', '“best”', '(new)']],
    ['th', 'หูฟังไร้สาย Sony', ['หู', 'ฟัง', 'ไร้', 'สาย', 'Sony']],
    ['zh', '无线耳机，续航40小时。', ['无线', '耳机，', '续航', '40小时。']],
    ['ja', 'ヘッドホンの「音」です。', ['ヘッドホンの', '「音」です。']],
    ['ko', '무선 헤드폰, 40시간', ['무선', '헤드폰,', '40시간']],
  ])('in %s is between words, never before a closing mark', (language, text, expected) => {
    const units = pieces(text, language);
    expect(units.join('')).toBe(text.replaceAll(' ', ''));
    expect(units).toEqual(expected);
  });

  test('joins the pieces to the same text', () => {
    const text = '哑光黑色 Sony 头戴式耳机 and more';
    expect(joinUnits(toUnits(text, 'zh'))).toBe(text);
  });

  test('cuts a word that is too long between characters, not inside one', () => {
    const cut = cutUnit({ text: 'กำที่นี่', hasSpace: true }, 3);
    expect(cut.map((unit) => unit.text).join('')).toBe('กำที่นี่');
    expect(cut.every((unit) => !/^\p{M}/u.test(unit.text))).toBe(true);
    expect(cut.map((unit) => unit.hasSpace)).toEqual([...cut.slice(1).map(() => false), true]);
  });
});

describe('fitting lines', () => {
  const units = (...widths: number[]) => widths.map((width) => ({ width, space: 0.3 }));
  const room = { width: 100, height: 60, maxLines: 3, largest: 40, smallest: 10, lineHeight: 1.2 };

  test('makes them as even as possible', () => {
    expect(evenLines(units(3, 3, 3, 3), 2)).toEqual([2, 2]);
    expect(evenLines(units(9, 1, 1, 1), 2)).toEqual([1, 3]);
  });

  test('chooses the largest size that fits in width and height', () => {
    expect(fitLines(units(2), room)).toEqual({ lines: [1], size: 40, isWhole: true });
    expect(fitLines(units(3, 3), room)).toEqual({ lines: [1, 1], size: 25, isWhole: true });
  });

  test('cuts the end when even the smallest size does not fit', () => {
    const fit = fitLines(units(...Array.from({ length: 20 }, () => 3)), room);
    expect(fit).toMatchObject({ size: 10, isWhole: false });
    expect(fit.lines).toHaveLength(3);
  });
});

test('a description is shortened to whole sentences', () => {
  const text = 'Light and foldable. Soft cushions for a long day. Ready for the road.';
  expect(shorten(text, 'en', 30)).toBe('Light and foldable. Soft cushions for a long day.');
  expect(shorten(text, 'en', 5)).toBe('Light and foldable.');
});
