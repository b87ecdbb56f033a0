import { describe, expect, test } from 'vitest';
import { expectEvery } from '../../tests/support/expect/expect-every.ts';
import { carrierIds, carriers, looksLikeNumberOf, readTrackingNumber, trackingUrl } from './carriers.ts';

/** A number as each carrier prints it. */
const examples: Partial<Record<keyof typeof carriers, string>> = {
  fedex: '7712 3456 7890',
  'thailand-post': 'EB123456785TH',
  'vietnam-post': 'EI533877620VN',
  'sf-express': 'SF1234567890123',
  'japan-post': '1234-5678-9012',
  yamato: '4321-5678-9012',
  'korea-post': '6012345678901',
  'cj-logistics': '364495958003',
  usps: '9400 1000 0000 0000 0000 00',
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
      const number = readTrackingNumber(examples[id] ?? 'AB12345') ?? '';
      expect(looksLikeNumberOf(id, number)).toBe(true);
      expect(new URL(trackingUrl(id, number) ?? '').protocol).toBe('https:');
      expect(trackingUrl(id, number)).toContain(number);
    }));

  test('names every carrier once', () => {
    expect(new Set(carrierIds.map((id) => carriers[id].name)).size).toBe(carrierIds.length);
  });
});

describe('a tracking number', () => {
  test('is read without the spaces and dashes that people type', () => {
    expect(trackingUrl('thailand-post', ' eb 1234-56785 th ')).toBe(
      'https://track.thailandpost.co.th/?trackNumber=EB123456785TH',
    );
    expect(readTrackingNumber('４３２１５６７８９０１２')).toBe('432156789012');
  });

  test.each(['', '12', 'EB1&x=1', '../../evil', 'x'.repeat(61), 'javascript:alert(1)'])('%s makes no link', (text) => {
    expect(trackingUrl('dhl', text)).toBeNull();
  });

  test('of a carrier that is not in the table makes no link', () => {
    expect(trackingUrl('constructor', 'AB12345')).toBeNull();
    expect(trackingUrl('other', 'AB12345')).toBeNull();
  });

  test('of an unusual form is linked all the same', () => {
    expect(looksLikeNumberOf('yamato', 'AB12345')).toBe(false);
    expect(trackingUrl('yamato', 'AB12345')).toContain('AB12345');
  });
});
