import { describe, expect, test } from 'vitest';
import { signUpCustomer } from '../../../../contracts/identity/accounts.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from '../../../../contracts/ordering/addresses.ts';
import english from '../../../../data/messages/en/ordering.json' with { type: 'json' };
import {
  addressFormOf,
  addressForms,
  addressLines,
  addressParts,
  joinAddressLines,
} from '../../../../reference-data/countries/address-forms.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { api, apiAs, server } = await buildTestApp();
let count = 0;
async function newCustomer() {
  count += 1;
  const { token } = await api(signUpCustomer, { body: withEmail(`lives-${count}@example.com`) });
  const as = apiAs(token);
  const list = async () => (await as(listAddresses)).addresses;
  return { as, list, token };
}

const madrid = {
  ...{ name: 'Ana Núñez', phone: '+34 600 111 222', country: 'España', postal_code: '28004', region: 'Madrid' },
  ...{ city: 'Madrid', district: '', line1: 'Calle del Pez 1', line2: '2º B' },
};

describe('an address', () => {
  test('is saved with the code of its country; the first is the default', async () => {
    const { as, list } = await newCustomer();
    const { address } = await as(addAddress, { body: madrid });
    expect(address).toEqual({ ...madrid, id: expect.any(String), country: 'ES', is_default: true });
    const second = await as(addAddress, { body: { ...madrid, line1: 'Plaza Mayor' } });
    expect(second.address.is_default).toBe(false);
    expect((await list()).map(({ line1 }) => line1)).toEqual(['Calle del Pez 1', 'Plaza Mayor']);
  });

  test('is changed and removed, and there is always one default', async () => {
    const { as, list } = await newCustomer();
    const [one, two, three] = await Promise.all(
      ['1', '2', '3'].map(async (line1) => (await as(addAddress, { body: { ...madrid, line1 } })).address),
    );
    const isDefault = async () => (await list()).filter(({ is_default }) => is_default).map(({ line1 }) => line1);
    expect(await isDefault()).toHaveLength(1);
    const body = { ...madrid, line1: 'new', is_default: true };
    await as(changeAddress, { params: { id: two?.id ?? '' }, body });
    expect(await isDefault()).toEqual(['new']);
    await as(changeAddress, { params: { id: two?.id ?? '' }, body: { ...body, is_default: false } });
    expect(await isDefault()).toEqual(['new']);
    await as(removeAddress, { params: { id: two?.id ?? '' } });
    expect(await isDefault()).toHaveLength(1);
    for (const address of [one, three]) await as(removeAddress, { params: { id: address?.id ?? '' } });
    expect(await list()).toEqual([]);
  });

  test('needs only a name, a country and one line, whatever the others look like', async () => {
    const { as } = await newCustomer();
    const bare = { name: '山田', country: 'jp', line1: '渋谷' };
    expect((await as(addAddress, { body: bare })).address).toMatchObject({ postal_code: '', city: '', country: 'JP' });
    const unusual = { ...bare, postal_code: 'next to the temple' };
    await expect(as(addAddress, { body: unusual })).rejects.toMatchObject({ code: 'postal_code_doubtful' });
    const { address } = await as(addAddress, { body: { ...unusual, is_postal_code_confirmed: true } });
    expect(address.postal_code).toBe('next to the temple');
    const sentences = {
      name: /name of the person/,
      country: /choose the country/,
      line1: /street/,
    };
    for (const [field, sentence] of Object.entries(sentences)) {
      const refusal = { status: 400, message: expect.stringMatching(sentence) };
      await expect(as(addAddress, { body: { ...madrid, [field]: '  ' } })).rejects.toMatchObject(refusal);
    }
    await expect(as(addAddress, { body: { ...madrid, country: 'Atlantis' } })).rejects.toMatchObject({ status: 400 });
  });

  test('is one of at most twenty, also when they are saved at the same moment', async () => {
    const { as, list } = await newCustomer();
    const results = await Promise.allSettled(Array.from({ length: 24 }, () => as(addAddress, { body: madrid })));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'too_many_addresses' });
    expect(await list()).toHaveLength(20);
  });

  test('is not found by others, and guests have none', async () => {
    const [one, other] = [await newCustomer(), await newCustomer()];
    const { address } = await one.as(addAddress, { body: madrid });
    const params = { id: address.id };
    const notFound = { status: 404, code: 'address_not_found' };
    await expect(other.as(changeAddress, { params, body: madrid })).rejects.toMatchObject(notFound);
    await expect(other.as(removeAddress, { params })).rejects.toMatchObject(notFound);
    await expect(api(listAddresses)).rejects.toMatchObject({ status: 401 });
    expect(await one.list()).toHaveLength(1);
  });

  test('with hostile text is stored as one short line of plain text or refused', async () => {
    const { token, list } = await newCustomer();
    const headers = { authorization: `Bearer ${token}` };
    const post = (payload: object) =>
      server.inject({ method: 'POST', url: '/api/v1/customer/addresses', headers, payload });
    expect((await post({ ...madrid, line1: 'a\u0000b\n\n c\t', district: null })).statusCode).toBe(200);
    expect((await list())[0]?.line1).toMatch(/^a.?b c$/u);
    for (const line1 of [['a', 'b'], { a: 1 }, 'x'.repeat(201)]) {
      const refused = await post({ ...madrid, line1 });
      expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringMatching(/^The field 'line1'/)]);
    }
  });
});

describe('the address forms', () => {
  test('ask for each part once, always for the first line, and have a word for every label', () => {
    const labels = new Set<string>();
    for (const form of [...Object.values(addressForms), addressFormOf('NG')]) {
      const fields = form.rows.flat();
      const parts = fields.map(([part]) => part);
      expect(new Set(parts).size).toBe(parts.length);
      expect(parts).toEqual(expect.arrayContaining(['line1', 'line2']));
      for (const part of form.optional) expect(parts).toContain(part);
      expect(parts.includes('postal_code')).toBe(form.postalExample !== '' || form === addressFormOf('NG'));
      for (const [, label] of fields) labels.add(label);
    }
    expect([...labels].toSorted()).toEqual(Object.keys(english['address-labels']).toSorted());
  });

  test('are there for the countries that most people order from', () => {
    const codes = 'TH VN CN TW HK JP KR ES MX AR CO CL PE US GB SG MY ID PH IN AU DE FR'.split(' ');
    expect(Object.keys(addressForms).toSorted()).toEqual(codes.toSorted());
  });

  test.each([
    [
      'JP',
      { postal_code: '150-0001', region: '東京都', city: '渋谷区', line1: '神宮前1-2-3' },
      ['150-0001', '東京都渋谷区', '神宮前1-2-3'],
    ],
    [
      'US',
      { line1: '1 Main St', city: 'Springfield', region: 'IL', postal_code: '62701' },
      ['1 Main St', 'Springfield IL 62701'],
    ],
    ['DE', { line1: 'Torstraße 1', postal_code: '10115', city: 'Berlin' }, ['Torstraße 1', '10115 Berlin']],
    [
      'SG',
      { line1: '1 Orchard Rd', postal_code: '238801', city: 'Singapore' },
      ['1 Orchard Rd', '238801', 'Singapore'],
    ],
  ] as const)('write an address of %s in its order, and lose no part', (country, parts, lines) => {
    const empty = Object.fromEntries(addressParts.map((part) => [part, '']));
    expect(addressLines(country, { ...empty, ...parts } as never)).toEqual(lines);
  });

  test.each([
    [['150-0001', '東京都渋谷区', '神宮前1-2-3'], '日本', '150-0001 東京都渋谷区 神宮前1-2-3 日本'],
    [['上海市徐汇区', '漕溪北路1号'], 'China', '上海市徐汇区 漕溪北路1号, China'],
    [['06035', '서울특별시 강남구', '가로수길 5'], '한국', '06035 서울특별시 강남구 가로수길 5 한국'],
    [['9 ถนนสุขุมวิท', 'คลองตัน คลองเตย', 'กรุงเทพมหานคร 10110'], 'ไทย', '9 ถนนสุขุมวิท คลองตัน คลองเตย กรุงเทพมหานคร 10110 ไทย'],
    [['1 Main St', 'Springfield IL 62701'], '美国', '1 Main St, Springfield IL 62701, 美国'],
    [['1 Orchard Rd', '238801', 'Singapore'], 'Singapore', '1 Orchard Rd, 238801, Singapore'],
    [[], 'Japan', 'Japan'],
  ] as const)('write the lines %j and %s on one line as their letters do', (lines, country, written) => {
    expect(joinAddressLines(lines, country)).toBe(written);
  });
});
