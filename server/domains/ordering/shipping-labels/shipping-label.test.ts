import jsQr from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Language } from '../../../../contracts/languages.ts';
import { labelPage } from '../../../platform/documents/pdf/pdf-page.ts';
import { writeLabel } from './shipping-label.ts';
import type { ShippingLabel } from './shipping-labels.service.ts';

const none = { phone: '', postal_code: '', region: '', city: '', district: '', line1: '', line2: '' };
const shop = {
  ...none,
  name: 'Malee Studio',
  country: 'TH',
  line1: '9 Nimman Road',
  city: 'Chiang Mai',
  postal_code: '50200',
};

function labelFor(recipient: Partial<ShippingLabel['recipient']>, other: Partial<ShippingLabel> = {}) {
  const order = { id: 1042, sellerName: 'Malee Studio', currency: 'THB' };
  const address = { ...none, name: 'Mali', country: 'TH', ...recipient };
  const given = { order, sender: shop, recipient: address, carrier: '', trackingNumber: '', cashCents: null, ...other };
  return given as unknown as ShippingLabel;
}

const write = (label: ShippingLabel, language: Language = 'en') =>
  writeLabel(label, { language, origin: 'https://bazaar.example' });
const textsOf = (label: ShippingLabel, language: Language = 'en') =>
  write(label, language).texts.map(({ text }) => text);

test('the code of a label leads the seller to the order, in the seller’s language', async () => {
  const [code] = write(labelFor({}), 'th').codes ?? [];
  if (!code) throw new Error('no code');
  const view = `viewBox="-4 -4 ${code.size + 8} ${code.size + 8}" width="400" height="400"`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${view}><path d="${code.path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(drawing))
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = jsQr(new Uint8ClampedArray(data), info.width, info.height);
  expect(read?.data).toBe('https://bazaar.example/th/storefront/orders/1042');
  // Four light modules on the side where text may follow.
  const module = code.width / code.size;
  const beside = write(labelFor({})).texts.filter(({ top }) => top < code.top + code.width);
  expect(Math.max(...beside.map(({ left, width = 0 }) => left + width))).toBeLessThan(code.left - 4 * module);
});

test('a label names sender, recipient, phone, order, carrier and what is paid at the door', () => {
  const recipient = {
    line1: '12/5 Soi Sukhumvit 31',
    district: 'Watthana',
    city: 'Bangkok',
    postal_code: '10110',
    phone: '+66812345678',
  };
  const label = labelFor(recipient, { carrier: 'Flash Express', trackingNumber: 'TH0123', cashCents: 129_050 });
  const texts = textsOf(label);
  expect(texts).toEqual(
    expect.arrayContaining(['From', 'Malee Studio', '9 Nimman Road', 'To', 'Mali', 'Phone +66812345678']),
  );
  expect(texts).toEqual(
    expect.arrayContaining(['Order SB-1042', 'Flash Express\u00a0· TH0123', 'Cash on delivery', '฿1,290.50']),
  );
  expect(textsOf(labelFor(recipient)).join(' ')).not.toMatch(/Cash|·/);
});

test('a parcel abroad names both countries, the recipient’s in English too; one at home names none', () => {
  const tokyo = { country: 'JP', postal_code: '150-0001', region: '東京都', city: '渋谷区', line1: '神宮前1-2-3' };
  const texts = textsOf(labelFor(tokyo), 'th');
  expect(texts).toEqual(expect.arrayContaining(['150-0001', '東京都渋谷区', 'ญี่ปุ่น · JAPAN', 'ไทย · THAILAND']));
  expect(textsOf(labelFor({ country: 'TH' })).join(' ')).not.toMatch(/THAILAND/);
});

const longest: [Language, string][] = [
  ['th', 'อาคารชุดศุภาลัยพรีเมียร์เจริญนครตึกบีชั้นสิบเจ็ดห้องเลขที่หนึ่งร้อย'],
  ['vi', 'Tòa nhà Vinhomes Central Park Landmark đường Nguyễn Hữu Cảnh '],
  ['ja', '六本木ヒルズ森タワー四十二階株式会社国際展示場運営管理部第二営業課'],
  ['es', 'Urbanización Residencial Nuestra Señora de la Candelaria, bloque '],
];

test.each(longest)('the longest address in %s stands on its label whole, between its lines', (language, part) => {
  const long = (most: number) => part.repeat(10).slice(0, most).trim();
  const recipient = {
    name: long(100),
    line1: long(200),
    line2: long(200),
    district: long(100),
    city: long(100),
    region: long(100),
  };
  const { texts, rules } = write(labelFor({ ...recipient, postal_code: '10110', phone: '+66812345678' }), language);
  const [upper = 0, lower = 0] = rules;
  const within = texts.filter(({ top }) => top > upper && top < lower);
  const letters = (text: string) => text.replace(/\s/g, '');
  const written = letters(within.map(({ text }) => text).join(''));
  for (const value of Object.values(recipient)) expect(written).toContain(letters(value));
  expect(Math.max(...texts.map(({ top }) => top))).toBeLessThan(labelPage.height - 8);
  expect(Math.max(...within.map(({ top }) => top))).toBeLessThan(lower - 6);
});
