import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../contracts/languages.ts';
import { packageCache } from '../../../tests/support/package-cache.ts';
import { createPackageFiles } from '../package-files/package-files.ts';
import { drawText } from './draw-text.ts';
import { canDraw } from './drawable.ts';
import { createLetters, drawablePart, facesFor } from './letters.ts';
import type { Picture } from './picture.ts';

const lettersFor = createLetters(createPackageFiles({ cacheDir: packageCache }));

const samples: Record<Language, [string, string]> = {
  en: ['Matte headphones', 'Bright red lamps'],
  th: ['หูฟังที่ผู้ปั้นน้ำ', 'โคมไฟสีแดงสว่าง'],
  zh: ['哑光 Sony 耳机', '鲜红 Sony 台灯'],
  vi: ['Tai nghe chụp ễ ữ', 'Đèn bàn màu đỏ ợ'],
  es: ['Auriculares ¿ñ?', '¡Lámparas rojas!'],
  ja: ['直骨のヘッドホン', '真っ赤なランプ'],
  ko: ['무광 헤드폰', '빨간 램프'],
};
const room = {
  width: 800,
  height: 200,
  mostLines: 2,
  largest: 60,
  smallest: 20,
  lineHeight: 1.3,
  style: 'display',
  colour: '#000000',
} as const;

function inkShare({ data }: Picture): number {
  let ink = 0;
  for (let at = 3; at < data.length; at += 4) ink += (data[at] ?? 0) / 255;
  return (ink / data.length) * 4;
}

beforeAll(async () => {
  for (const language of languages) await lettersFor(samples[language][0], language);
}, 180_000);

describe.each(languages)('letters for %s', (language) => {
  test('are all there and draw what is written', async () => {
    const [text, other] = samples[language];
    const letters = await lettersFor(text + other, language);
    expect(letters.isComplete).toBe(true);
    expect(await drawablePart(text, letters)).toBe(text);
    const drawable = [...text]
      .filter((character) => character !== ' ')
      .map((character) => canDraw(character, letters.font.display));
    expect(await Promise.all(drawable)).not.toContain(false);
    const [one, two] = await Promise.all([drawText(text, letters, room), drawText(other, letters, room)]);
    expect(inkShare(one)).toBeGreaterThan(0.02);
    expect(one).toMatchObject({ width: 800, isWhole: true });
    expect(one.data.equals(two.data)).toBe(false);
  });
});

describe('letters', () => {
  test('are chosen by what is written and by the language for Han', () => {
    expect(facesFor('Lamp', 'th')).toEqual([]);
    expect(facesFor('直骨', 'zh')).toEqual(['chinese']);
    expect(facesFor('直骨', 'ja')).toEqual(['japanese']);
    expect(facesFor('直骨 헤드폰', 'ko')).toEqual(['korean']);
    expect(facesFor('ヘッドホン直骨', 'en')).toEqual(['japanese']);
    expect(facesFor('หูฟัง 耳机', 'th')).toEqual(['thai', 'chinese']);
  });

  test('give one Han character its form in each language', async () => {
    const draw = async (language: Language) => drawText('直骨', await lettersFor('直骨', language), room);
    const [chinese, japanese] = await Promise.all([draw('zh'), draw('ja')]);
    expect(chinese.data.equals(japanese.data)).toBe(false);
  });

  test('know a box when they see one, and leave it out', async () => {
    const letters = await lettersFor('Lamp', 'en');
    expect(await canDraw('\u0378', letters.font.display)).toBe(false);
    expect(await canDraw('\u{50378}', letters.font.display)).toBe(false);
    expect(await drawablePart('Lamp \u0379 one', letters)).toBe('Lamp one');
  });

  test('that are missing for one of our languages are a clear failure', async () => {
    const cannot = createLetters({ get: () => Promise.reject(new Error('no network')) });
    const letters = await cannot('\u{31350}', 'zh');
    expect(letters.isComplete).toBe(false);
    await expect(drawablePart('\u{31350}', letters)).rejects.toMatchObject({
      status: 503,
      message: 'The letters for this language could not be loaded on this server.',
    });
  });

  test('are never drawn beyond their room, and never as markup', async () => {
    const letters = await lettersFor('W', 'en');
    const long = await drawText('W'.repeat(120), letters, room);
    expect([long.width, long.height <= 200]).toEqual([800, true]);
    const markup = await drawText('<span foreground="#ff0000">&amp;</span>', letters, room);
    expect(markup.data.some((value, at) => at % 4 === 0 && value > 0)).toBe(false);
  });
});
