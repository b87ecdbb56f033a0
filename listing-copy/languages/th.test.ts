import { describe, expect, it } from 'vitest';
import { composeListing } from '../compose/compose.ts';
import type { ListingFacts } from '../compose/facts.ts';
import { findProductType } from '../product-types/product-type-table.ts';

function titleOf(productType: string, facts: Partial<ListingFacts> = {}, variant = 0): string {
  const categoryId = findProductType(productType)?.categoryId ?? 0;
  return composeListing({ categoryId, productType, colours: [], ...facts }, { variant }).th.title;
}

describe('A Thai title', () => {
  it('names the material where it describes the goods and not the last word of the noun', () => {
    expect(titleOf('cat-scratching-post', { material: 'wood' })).toBe('เสาไม้ลับเล็บแมว');
    expect(titleOf('home-paint-brush', { material: 'wood' })).toBe('แปรงทาสีบ้าน ด้ามไม้');
    expect(titleOf('dog-leash', { material: 'leather' })).toBe('สายจูงสุนัข หนัง');
    expect(titleOf('rain-repellent-film', { material: 'plastic' })).toBe('ฟิล์มกันน้ำกระจกมองข้าง');
  });

  it('names cloth after the noun, without saying it twice', () => {
    expect(titleOf('crop-top', { material: 'cotton' })).toBe('เสื้อครอป ผ้าฝ้าย');
    expect(titleOf('blanket', { material: 'cotton' })).toBe('ผ้าห่ม เนื้อคอตตอน');
  });

  it('tells another name before the colour, and the purpose after it', () => {
    const colours = ['cream'] as const;
    expect(titleOf('printer', { colours }, 0)).toBe('เครื่องพิมพ์ ปริ้นเตอร์ สีครีม');
    expect(titleOf('knife-set', { colours }, 0)).toBe('ชุดมีด สีครีม สำหรับงานครัว');
  });

  it('tells no colour of what is sold in a tube or bottle', () => {
    expect(titleOf('muscle-rub', { colours: ['burgundy'] })).toBe('ครีมนวดคลายกล้ามเนื้อ');
  });

  it('tells of a pen or pencil that the colour is not that of the ink or lead', () => {
    expect(titleOf('sketching-pencil', { colours: ['brown'] })).toBe('ดินสอวาดรูป แท่งสีน้ำตาล');
    expect(titleOf('gel-pen', { colours: ['pink'] })).toBe('ปากกาเจล ด้ามสีชมพู');
  });

  it('quotes lettering and calls it a pattern on cloth', () => {
    expect(titleOf('blue-light-glasses', { words: ['HELLO'] })).toBe('แว่นกรองแสง “HELLO”');
    expect(titleOf('kids-tshirt', { words: ['HELLO'] })).toBe('เสื้อยืดเด็ก ลาย “HELLO”');
  });
});
