import { describe, expect, test } from 'vitest';
import * as contract from '../../../../../contracts/selling/listing-analysis.ts';
import { setUpAnalyses } from '../../../../../tests/support/selling/listing-analyses.ts';

const { asSeller, upload, read, whenFinished } = await setUpAnalyses();

describe('another category', () => {
  test('gets a proposal from the same facts, and nothing is stored', async () => {
    const params = await upload();
    const before = await whenFinished(params);
    const answer = await asSeller(contract.proposeForCategory, { params, body: { category_id: '2102' } });
    expect(answer.category_id).toBe('2102');
    expect(answer.rawJSONData.english.title).not.toBe(before.rawJSONData?.english.title);
    expect(answer.rawJSONData.english.title).toMatch(/blue/i);
    expect(await read(params)).toEqual(before);
  });

  test('is described as one of its product types, with what the seller says, in all seven languages', async () => {
    const params = await upload();
    await whenFinished(params);
    const details = { condition: 'used-good' as const, size: 'M', in_the_box: ['belt'] };
    const body = { category_id: '2206', product_type_id: 'hoodie', details };
    const { product_type: productType, rawJSONData } = await asSeller(contract.proposeForCategory, { params, body });
    expect(productType).toMatchObject({ id: 'hoodie', names: { en: 'hoodie' } });
    expect(rawJSONData.english.title).toMatch(/^Used blue hoodie/);
    expect(rawJSONData.english.description).toContain('Size: M\nIn the box: belt');
    expect(rawJSONData.japanese.title).toMatch(/^【中古】/);
    expect(rawJSONData.thai.description).toContain('ไซซ์: M');
  });

  test('translates what is in the box from the language in which the seller writes', async () => {
    const params = await upload();
    await whenFinished(params);
    const boxFrom = async (language: 'es' | 'vi') => {
      const body = { category_id: '2206', details: { in_the_box: ['cargador'] }, source: { language } };
      const { rawJSONData } = await asSeller(contract.proposeForCategory, { params, body });
      return [rawJSONData.spanish, rawJSONData.english].map(({ description }) => description);
    };
    expect(await boxFrom('es')).toEqual([
      expect.stringMatching(/: cargador$/m),
      expect.stringMatching(/: wall charger$/m),
    ]);
    expect(await boxFrom('vi')).toEqual([expect.stringMatching(/: cargador$/m), expect.stringMatching(/: cargador$/m)]);
  });

  test('is written in the Spanish of the chosen countries', async () => {
    const params = await upload();
    await whenFinished(params);
    const spanishFor = async (countries: string[]) => {
      const body = { category_id: '1101', product_type_id: 'laptop', countries };
      return (await asSeller(contract.proposeForCategory, { params, body })).rawJSONData.spanish.title;
    };
    expect(await spanishFor(['Spain'])).toMatch(/portátil/i);
    expect(await spanishFor(['Mexico'])).not.toBe(await spanishFor(['Spain']));
  });

  test('is written anew from the seller’s own title', async () => {
    const params = await upload();
    await whenFinished(params);
    const body = { category_id: '2206', source: { language: 'en', title: 'Red cotton hoodie' } } as const;
    const { rawJSONData } = await asSeller(contract.proposeForCategory, { params, body });
    expect(rawJSONData.chinese.title).toMatch(/红色/);
  });

  test.each(['2000', '2100', '99999', 'x', ''])('cannot be "%s"', async (category_id) => {
    const params = await upload();
    const request = asSeller(contract.proposeForCategory, { params, body: { category_id } });
    await expect(request).rejects.toMatchObject({ status: 400, message: 'Please choose a category from the list.' });
  });
});
