import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../contracts/languages.ts';
import { listAlike } from '../../../../contracts/marketplace/photo-search.ts';
import { createComposedProduct, createSeller } from '../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { writeEmbedding } from './alike.service.ts';
import { saveEmbedding } from './photo-embeddings.service.ts';

const { api, db } = await buildTestApp();

describe('a photo joined with words', async () => {
  const seller = await createSeller(db);
  const looks = Uint8Array.from({ length: 256 }, (_, at) => Math.round(Math.sin((at + 1) * 77) * 120) & 0xff);
  const add = async (categoryId: number, colour: 'red' | 'blue') => {
    const { id } = await createComposedProduct(db, seller.id, { categoryId, colours: [colour] });
    await saveEmbedding(db, id, { embedding: looks, productTypeId: null });
    return String(id);
  };
  const [red, blue, otherBlue] = [await add(2302, 'red'), await add(2302, 'blue'), await add(3307, 'blue')];
  const find = async (q: string, language: Language) => {
    const body = { embedding: writeEmbedding(looks), category_id: '2302', q, language };
    return (await api(listAlike, { body })).products.map(({ id }) => id);
  };

  test.each([
    ['en', 'like this, but blue'],
    ['th', 'แบบนี้แต่สีน้ำเงิน'],
    ['zh', '类似的，蓝色'],
    ['vi', 'giống vậy nhưng màu xanh dương'],
    ['es', 'como este, pero azul'],
    ['ja', '青いもの'],
    ['ko', '파란색'],
  ] as const)('in %s finds what looks alike and is as “%s” says', async (language, q) => {
    expect(await find(q, language)).toEqual([blue, otherBlue]);
  });

  test('finds the thing that the words name', async () => {
    expect(await find('teapot', 'en')).toEqual([otherBlue]);
    expect(await find('', 'en')).toContain(red);
  });

  test('finds nothing where no product has the words', async () => {
    expect(await find('green', 'en')).toEqual([]);
  });
});
