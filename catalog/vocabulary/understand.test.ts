import { describe, expect, test } from 'vitest';
import type { Language } from '../../contracts/languages.ts';
import { expectEvery } from '../../tests/support/expect/expect-every.ts';
import { processorMsOf } from '../../tests/support/process/processor-time.ts';
import { splitWords } from './split-words.ts';
import { understand, understandAll } from './understand.ts';
import { splitUnits } from './units.ts';
import { closestWord } from './vocabulary.ts';

const productTypeIds = (text: string, language?: Language) =>
  understand(text, language).productTypes.map(({ id }) => id);
const leafCategories = (text: string, language?: Language) =>
  understand(text, language).productTypes.map(({ categoryId }) => categoryId);
const textOf = ({ units }: { units: readonly { text: string }[] }) => units.map(({ text }) => text).join('');

describe('a search', () => {
  test('is read as the goods that it names, in every language and spelling', () =>
    expectEvery(
      [
        ['sofas', 3101],
        ['Sofá', 3101],
        ['power bank', 1801],
        ['powerbank', 1801],
        ['smart watch', 1203],
        ['smartwatch', 1203],
        ['手機殼', 1205],
        ['わんぴーす', 2101],
        ['ﾜﾝﾋﾟｰｽ', 2101],
        ['ソファー', 3101],
        ['고양이사료', 11602],
        ['고양이 사료', 11602],
        ['noi com dien', 3402],
        ['nồi cơm điện', 3402],
      ],
      (text, categoryId) => {
        expect(leafCategories(text)).toContain(categoryId);
      },
    ));

  test.each([
    ['red cotton dress', ['colour:red', 'material:cotton']],
    ['vestido rojo de algodón', ['colour:red', 'material:cotton']],
    ['赤いコットンのワンピース', ['colour:red', 'material:cotton']],
    ['เดรสสีแดง', ['colour:red']],
    ['防水 双肩包', ['feature:waterproof']],
    ['váy đỏ', ['colour:red']],
  ])('for %s has its attributes apart from the thing', (text, attributes) => {
    const read = understand(text);
    expect(read.attributes.map(({ type, id }) => `${type}:${id}`)).toEqual(expect.arrayContaining(attributes));
    expect(read.productTypes.length + read.categories.length).toBeGreaterThan(0);
    expect(read.rest).toEqual([]);
  });

  test('finds a product type whose words stand apart', () => {
    expect(leafCategories('toy for my cat')).toContain(11201);
    expect(leafCategories('case for phone')).toContain(1205);
    expect(leafCategories('냥이 모래', 'ko')).toEqual([11204]);
    expect(leafCategories('toy for my kitty')).toContain(11201);
  });

  test('has the thing before a preposition and not after it', () => {
    expect(leafCategories('bag for laptop', 'en')).not.toContain(1101);
  });

  test('in Spanish, Thai and Vietnamese begins with the thing, in the other languages ends with it', () => {
    expect(leafCategories('lámpara escritorio', 'es')).not.toContain(3104);
    expect(leafCategories('desk lamp', 'en')).not.toContain(3104);
  });

  test('asks for low prices in every language', () => {
    for (const text of [
      'cheap laptop',
      'โน้ตบุ๊กราคาถูก',
      '便宜的笔记本电脑',
      'laptop giá rẻ',
      'portátil barato',
      '安いノートパソコン',
      '저렴한 노트북',
    ]) {
      expect.soft(understand(text).wantsCheap, text).toBe(true);
    }
  });

  test('keeps what the vocabulary does not know', () => {
    expect(understand('Zyxquil laptop').rest.map(textOf)).toEqual(['zyxquil']);
  });
});

describe('a word inside another', () => {
  test.each([
    ['คลิป', 'lipstick'],
    ['クリップ', 'lipstick'],
    ['くつろぐ', 'shoe'],
  ])('%s is not read as %s', (text, wrong) => {
    expect(productTypeIds(text).filter((id) => id.includes(wrong))).toEqual([]);
  });

  test('is read beside another known word', () => {
    expect(splitWords('蓝牙耳机').flatMap(({ entries }) => entries).length).toBeGreaterThan(0);
    expect(leafCategories('ワイヤレスイヤホン')).toContain(1302);
    expect(leafCategories('หูฟังบลูทูธ').some((categoryId) => categoryId === 1301 || categoryId === 1302)).toBe(true);
  });
});

describe('a mistyped word', () => {
  test.each([
    ['headphnoes', 1301],
    ['lipstik', 6101],
    ['ลิปสติค', 6101],
    ['이어폰으', 1302],
    ['わいやれすいやほ', 1302],
  ])('%s is corrected to a word of category %s', (typed, categoryId) => {
    const entry = closestWord(splitUnits(typed));
    expect(leafCategories(entry?.word ?? '')).toContain(categoryId);
  });

  test('of three letters is left as it is', () => {
    expect(closestWord(splitUnits('xqz'))).toBeNull();
  });
});

describe('a hostile text', () => {
  test('that repeats its words has no more readings than with each word once', () => {
    expect(understandAll('red shoes blue bag '.repeat(10))).toHaveLength(understandAll('red shoes blue bag').length);
  });

  test.each([
    ['a thousand words', 'laptop '.repeat(1000)],
    ['one long word', 'a'.repeat(3000)],
    ['Thai letters', 'ก'.repeat(3000)],
    ['Han characters', '包'.repeat(3000)],
    ['Hangul syllables', '가방'.repeat(1500)],
    ['combining marks', `e${'\u0301'.repeat(3000)}`],
    ['lone surrogates', '\ud800'.repeat(3000)],
  ])('of %s is read within 50 ms', async (_name, text) => {
    expect(await processorMsOf(() => understand(text))).toBeLessThan(50);
  });
});
