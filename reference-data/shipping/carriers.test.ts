import { describe, expect, test } from 'vitest';
import { expectEvery } from '../../tests/support/expect/expect-every.ts';
import {
  type CarrierId,
  carrierIds,
  carriers,
  carriersFor,
  findCarrierId,
  looksLikeNumberOf,
  otherCarriersOf,
  readTrackingNumber,
  trackingUrl,
} from './carriers.ts';

/** Numbers as each carrier prints them, and near misses. */
const samples: Partial<Record<CarrierId, { fits: string[]; misses: string[] }>> = {
  'thailand-post': {
    fits: ['EB123456785TH', 'RB 1234 5678 5 TH', 'ee473124829th'],
    misses: ['EB123456784TH', 'EB123456785VN', 'EB12345678TH'],
  },
  'flash-express': { fits: ['TH0123ABCDEF4G', 'TH47012345678A', 'TH0110AB12CD0'], misses: ['VN0123ABCDEF4G', 'TH012'] },
  'kex-th': { fits: ['KEX1234567890', 'KERDO0012345678', 'KEXT12345678'], misses: ['KX1234567890', 'KEX12'] },
  'jt-express-th': {
    fits: ['820123456789', '8301-2345-6789', '610012345678'],
    misses: ['82012345678', '8201234567890'],
  },
  'spx-th': {
    fits: ['SPXTH012345678901', 'SPXTH04123456789A', 'spxth01234567'],
    misses: ['SPXVN012345678901', 'SPXTH01'],
  },
  'best-express-th': {
    fits: ['66812345678901', '66000012345678', '66999912345678'],
    misses: ['6681234567890', '84812345678901'],
  },
  'ninja-van-th': {
    fits: ['NVTHSHOP012345678', 'NVTH1234567890', 'NVTHAB123456'],
    misses: ['NVVN1234567890', 'NVTH12'],
  },
  ghn: { fits: ['GHN8F2K3LQ', 'GHN12345', 'ghn-abcd-1234'], misses: ['GHX8F2K3LQ', 'GHN12'] },
  ghtk: {
    fits: ['S19888137.MN1.A9.850273', 'S20011223.SG01.A1', 'S1234567.HN5.B2.77'],
    misses: ['S19888137', 'X19888137.MN1.A9'],
  },
  'viettel-post': { fits: ['VTP123456789', 'VTP0001234567', 'VTPKHO123456'], misses: ['VT123456789', 'VTP12'] },
  'vietnam-post': {
    fits: ['EI533877620VN', 'CP123456785VN', 'EB473124829VN'],
    misses: ['EI533877621VN', 'CP123456785TH'],
  },
  'jt-express-vn': { fits: ['840123456789', '861234567890', '800000000001'], misses: ['740123456789', '84012345678'] },
  'spx-vn': {
    fits: ['SPXVN012345678901', 'SPXVN0412345678B', 'SPXVN01234567'],
    misses: ['SPXTH012345678901', 'SPXVN0'],
  },
  'ninja-van-vn': {
    fits: ['NVVNSHOP012345678', 'NVVN1234567890', 'NVVNAB123456'],
    misses: ['NVTH1234567890', 'NVVN1'],
  },
  'best-express-vn': {
    fits: ['84812345678901', '84000012345678', '84999912345678'],
    misses: ['8481234567890', '66812345678901'],
  },
  'kerry-express-vn': { fits: ['KVN123456', 'KVN0012345678', 'KVNAB12CD34'], misses: ['KVX123456', 'KVN12'] },
  'shopee-logistics': {
    fits: ['SPXSG012345678901', 'SPXMY012345678', 'SPXPH01234567A'],
    misses: ['SPXTH012345678', 'SPXSG01'],
  },
  'ninja-van-sg': {
    fits: ['NVSGSHOP012345678', 'NVSG1234567890', 'NVSGAB123456'],
    misses: ['NVTH1234567890', 'NVSG1'],
  },
  'sf-express': {
    fits: ['SF1234567890123', '123456789012', '123456789012345'],
    misses: ['SF123456789012', '1234567890123'],
  },
  'china-post': {
    fits: ['EB123456785CN', '1234567890123', 'RR473124829CN'],
    misses: ['EB123456784CN', '123456789012'],
  },
  yamato: { fits: ['4321-5678-9013', '123456789013', '1000-0000-0004'], misses: ['4321-5678-9012', '12345678901'] },
  sagawa: { fits: ['4321-5678-9013', '123456789013', '1000-0000-0004'], misses: ['123456789016', '1234567890123'] },
  'japan-post': {
    fits: ['EB123456785JP', '1234-5678-9013', '12345678901'],
    misses: ['EB123456784JP', '1234-5678-9016'],
  },
  'cj-logistics': { fits: ['364495958003', '6012345678', '1234-5678-9012'], misses: ['36449595800', '3644959580031'] },
  hanjin: { fits: ['512345678901', '4012345678', '51234567890123'], misses: ['51234567890', '5123456789012'] },
  lotte: { fits: ['312345678901', '3012345678', '3123456789012'], misses: ['31234567890', '31234567890123'] },
  'korea-post': {
    fits: ['6012345678901', 'EB123456785KR', '1234567890123'],
    misses: ['601234567890', 'EB123456784KR'],
  },
  correos: {
    fits: ['RR123456785ES', 'PQ43A40410000001234567X', 'PK43BX0412345670108001A'],
    misses: ['RR123456784ES', 'PQ43'],
  },
  seur: { fits: ['12345678901234', '00123456789012', '99887766554433'], misses: ['1234567890123', '123456789012345'] },
  mrw: { fits: ['123456789012', '026012345678', '000012345678'], misses: ['12345678901', '1234567890123'] },
  estafeta: {
    fits: ['3055906000620700000001', '8055241528464720099314', '1234567890'],
    misses: ['305590600062070000000', '12345678901'],
  },
  usps: {
    fits: ['9400 1000 0000 0000 0000 06', 'EB123456785US', '420941029400100000000000000006'],
    misses: ['9400100000000000000001', 'EB123456784US'],
  },
  dhl: {
    fits: ['3318810025', '8487135506', 'JJD0099999999', 'GM2951173225174494'],
    misses: ['3318810011', '331881002'],
  },
  fedex: {
    fits: ['9865 7878 8855', '477179081230', '568283610012000', '5682 8361 0012 734'],
    misses: ['996578788855', '568283610012732'],
  },
  ups: {
    fits: ['1Z999AA10123456784', '1Z 5R8 939 03 5756 7127', '1Z879E930346834440'],
    misses: ['1Z999AA10123456783', '1Z999AA1012345678'],
  },
  maersk: { fits: ['MSKU1234565', 'MAEU1234567', 'MRKU7654321'], misses: ['MSKX1234565', 'MSKU123456'] },
};

const isPrinted = (id: CarrierId, text: string) => {
  const number = readTrackingNumber(text) ?? '';
  return carriers[id].numbers.some(({ pattern, check }) => pattern.test(number) && check(number));
};

describe('the table of carriers', () => {
  test('has a usable row for every carrier', () =>
    expectEvery(carrierIds, (id) => {
      const { name, site, tracking } = carriers[id];
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(name.trim()).not.toBe('');
      if (tracking === null) return expect(trackingUrl(id, 'AB12345')).toBeNull();
      expect(site).toMatch(/^https:\/\/\S+$/);
      expect(tracking.split('{number}')).toHaveLength(2);
      expect(new URL(trackingUrl(id, 'AB12345') ?? '').protocol).toBe('https:');
      expect(trackingUrl(id, 'AB12345')).toContain('AB12345');
    }));

  test('reads at least three true numbers of every form that it knows, and no near miss', () =>
    expectEvery(
      carrierIds.filter((id) => carriers[id].numbers.length > 0),
      (id) => {
        const { fits, misses } = samples[id] ?? { fits: [], misses: [] };
        expect(fits.length).toBeGreaterThanOrEqual(3);
        expect(misses.length).toBeGreaterThanOrEqual(2);
        expect(fits.filter((number) => !isPrinted(id, number))).toEqual([]);
        expect(misses.filter((number) => isPrinted(id, number))).toEqual([]);
      },
    ));

  test('names every carrier once', () => {
    expect(new Set(carrierIds.map((id) => carriers[id].name)).size).toBe(carrierIds.length);
  });

  test.each([
    ['TH', 'thailand-post', 'flash-express'],
    ['VN', 'ghn', 'ghtk'],
    ['JP', 'yamato', 'sagawa'],
    ['MX', 'estafeta', 'dhl'],
    ['FR', 'dhl', 'fedex'],
  ])('begins for a seller in %s with %s and %s', (country, ...first) => {
    expect(carriersFor(country).slice(0, 2)).toEqual(first);
    expect(carriersFor(country)).toHaveLength(carrierIds.length);
  });
});

test.each([
  ['Thailand Post', null, 'thailand-post'],
  ['ไปรษณีย์ไทย', null, 'thailand-post'],
  ['J&T', 'TH', 'jt-express-th'],
  ['j & t express', 'VN', 'jt-express-vn'],
  ['Giao hàng tiết kiệm', null, 'ghtk'],
  ['ＦＥＤＥＸ', null, 'fedex'],
  ['クロネコヤマト', null, 'yamato'],
  ['thailand-post', null, 'thailand-post'],
  ['constructor', null, null],
  ['My cousin', 'TH', null],
  [' & ', null, null],
])('“%s” from %s names %s', (text, country, id) => {
  expect(findCarrierId(text, country)).toBe(id);
});

describe('a number of another carrier', () => {
  test.each([
    ['shopee-logistics', 'GHN8F2K3LQ', 'VN', ['ghn']],
    ['thailand-post', '1Z999AA10123456784', 'TH', ['ups']],
    ['thailand-post', 'SPXTH012345678901', 'TH', ['spx-th']],
    ['ghn', 'EB123456785TH', 'VN', ['thailand-post']],
    ['vietnam-post', '123456789', 'VN', []],
    ['ghn', '123456789012', 'VN', []],
    ['thailand-post', 'EB123456785TH', 'TH', []],
  ] as const)('is told where %s is chosen for %s', (chosen, number, country, others) => {
    expect(otherCarriersOf(chosen, number, country)).toEqual(others);
  });
});

describe('a tracking number', () => {
  test('is read without the spaces and dashes that people type', () => {
    expect(trackingUrl('thailand-post', ' eb 1234-56785 th ')).toBe(
      'https://track.thailandpost.co.th/?trackNumber=EB123456785TH',
    );
    expect(readTrackingNumber('４３２１５６７８９０１２')).toBe('432156789012');
  });

  test.each(['', '12', 'EB1&x=1', '../../evil', 'a..b123', 'x'.repeat(61), 'javascript:alert(1)'])(
    '%s makes no link',
    (text) => {
      expect(trackingUrl('dhl', text)).toBeNull();
    },
  );

  test('of a carrier that is not in the table makes no link', () => {
    expect(trackingUrl('constructor', 'AB12345')).toBeNull();
    expect(trackingUrl('other', 'AB12345')).toBeNull();
  });

  test('of an unusual form is linked all the same', () => {
    expect(looksLikeNumberOf('yamato', 'AB12345')).toBe(false);
    expect(trackingUrl('yamato', 'AB12345')).toContain('AB12345');
  });
});
