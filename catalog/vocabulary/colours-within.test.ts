import { describe, expect, test } from 'vitest';
import type { Language } from '../../contracts/languages.ts';
import { expectEvery } from '../../tests/support/expect/expect-every.ts';
import { understand } from './understand.ts';

const coloursAsked = (text: string, language: Language) =>
  understand(text, language).attributes.flatMap(({ type, id }) => (type === 'colour' ? [id] : []));

describe('a colour', () => {
  test('in what a thing is called is not asked for', () =>
    expectEvery(
      [
        ['en', 'green tea'],
        ['en', 'shaving cream'],
        ['en', 'white noise machine'],
        ['en', 'orange juicer'],
        ['en', 'backup cam'],
        ['th', 'ครีมกันแดด'],
        ['th', 'ครีมบำรุงผิวหน้า'],
        ['th', 'ครีมโกนหนวด'],
        ['th', 'ชาเขียว'],
        ['th', 'กระดานดำ'],
        ['zh', '綠茶'],
        ['zh', '洗衣粉'],
        ['zh', '金鱼缸'],
        ['vi', 'trà xanh'],
        ['vi', 'bảng đen'],
        ['es', 'té verde'],
        ['es', 'crema solar'],
        ['ja', '緑茶'],
        ['ja', 'ホワイトボード'],
        ['ja', '日焼け止めクリーム'],
        ['ko', '선크림'],
        ['ko', '블랙박스'],
      ] as const,
      (language, text) => {
        expect(coloursAsked(text, language)).toEqual([]);
      },
    ));

  test.each([
    ['th', 'ถุงเท้า'],
    ['th', 'คีย์บอร์ดไฟฟ้า'],
    ['th', 'เข็มขัดพยุงท้อง'],
    ['th', 'ข่าวกีฬา'],
    ['vi', 'ổ cắm'],
    ['vi', 'cắm hoa'],
    ['vi', 'trang sức'],
    ['zh', '红宝石戒指'],
  ] as const)('that is only similar, or a part of a longer word, is not asked for (%s: %s)', (language, text) => {
    expect(coloursAsked(text, language)).toEqual([]);
  });

  test('that tells how a thing should look is asked for', () =>
    expectEvery(
      [
        ['en', 'silver necklace', 'silver'],
        ['en', 'black boots', 'black'],
        ['en', 'boots black', 'black'],
        ['en', 'cream sofa', 'cream'],
        ['en', 'green tea cup green', 'green'],
        ['th', 'ถุงเท้าสีเทา', 'grey'],
        ['th', 'เสื้อเชิ้ตขาว', 'white'],
        ['th', 'โซฟาครีม', 'cream'],
        ['zh', '黑色手机', 'black'],
        ['zh', '银项链', 'silver'],
        ['vi', 'áo sơ mi trắng', 'white'],
        ['vi', 'ao so mi trang', 'white'],
        ['es', 'zapatillas blancas', 'white'],
        ['ja', '白シャツ', 'white'],
        ['ja', '赤いバッグ', 'red'],
        ['ko', '빨간 가방', 'red'],
        ['ko', '흰셔츠', 'white'],
      ] as const,
      (language, text, colour) => {
        expect(coloursAsked(text, language)).toEqual([colour]);
      },
    ));
});
