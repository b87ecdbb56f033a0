import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../../contracts/languages.ts';
import { packageCache } from '../../../../tests/support/site/package-cache.ts';
import { createPackageFiles } from '../../package-files/package-files.ts';
import { canDraw } from './can-draw.ts';
import { drawText } from './draw-text.ts';
import { createFontLoader, drawablePart, facesFor } from './load-fonts.ts';
import type { Picture } from './picture.ts';
import { registerFonts } from './register-fonts.ts';

const loadFonts = createFontLoader(createPackageFiles({ cacheDir: packageCache }));

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
  maxLines: 2,
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
  for (const language of languages) await registerFonts((await loadFonts(samples[language][0], language)).files);
}, 180_000);

describe.each(languages)('fonts for %s', (language) => {
  test('are complete and draw the text', async () => {
    const [text, other] = samples[language];
    const fonts = await loadFonts(text + other, language);
    expect(fonts.isComplete).toBe(true);
    expect(await drawablePart(text, fonts)).toBe(text);
    const drawable = [...text]
      .filter((character) => character !== ' ')
      .map((character) => canDraw(character, fonts.font.display));
    expect(await Promise.all(drawable)).not.toContain(false);
    const [one, two] = await Promise.all([drawText(text, fonts, room), drawText(other, fonts, room)]);
    expect(inkShare(one)).toBeGreaterThan(0.02);
    expect(one).toMatchObject({ width: 800, isWhole: true });
    expect(one.data.equals(two.data)).toBe(false);
  });
});

describe('fonts', () => {
  test('are chosen by the scripts of the text, and by the language for Han characters', () => {
    expect(facesFor('Lamp', 'th')).toEqual([]);
    expect(facesFor('直骨', 'zh')).toEqual(['chinese']);
    expect(facesFor('直骨', 'ja')).toEqual(['japanese']);
    expect(facesFor('直骨 헤드폰', 'ko')).toEqual(['korean']);
    expect(facesFor('ヘッドホン直骨', 'en')).toEqual(['japanese']);
    expect(facesFor('หูฟัง 耳机', 'th')).toEqual(['thai', 'chinese']);
    expect(facesFor('さくら 蓝色', 'ja')).toEqual(['japanese', 'chinese']);
    expect(facesFor('헤드폰 蓝色', 'ko')).toEqual(['korean', 'chinese']);
  });

  test('draw a Han character in the form of each language', async () => {
    const draw = async (language: Language) => drawText('直骨', await loadFonts('直骨', language), room);
    const [chinese, japanese] = await Promise.all([draw('zh'), draw('ja')]);
    expect(chinese.data.equals(japanese.data)).toBe(false);
  });

  test('omit characters that would be drawn as a box', async () => {
    const fonts = await loadFonts('Lamp', 'en');
    expect(await canDraw('\u0378', fonts.font.display)).toBe(false);
    expect(await canDraw('\u{50378}', fonts.font.display)).toBe(false);
    expect(await drawablePart('Lamp \u0379 one', fonts)).toBe('Lamp one');
  });

  test('that are missing for a supported language cause a clear error', async () => {
    const loadFailing = createFontLoader({ get: () => Promise.reject(new Error('no network')) });
    const fonts = await loadFailing('\u{31350}', 'zh');
    expect(fonts.isComplete).toBe(false);
    await expect(drawablePart('\u{31350}', fonts)).rejects.toMatchObject({
      status: 503,
      message: 'The letters for this language could not be loaded on this server.',
    });
  });

  test('draw text never beyond its box, and never as markup', async () => {
    const fonts = await loadFonts('W', 'en');
    const long = await drawText('W'.repeat(120), fonts, room);
    expect([long.width, long.height <= 200]).toEqual([800, true]);
    const markup = await drawText('<span foreground="#ff0000">&amp;</span>', fonts, room);
    expect(markup.data.some((value, at) => at % 4 === 0 && value > 0)).toBe(false);
  });
});
