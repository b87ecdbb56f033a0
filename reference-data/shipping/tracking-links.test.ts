import { describe, expect, test } from 'vitest';
import { maxTrackingLink, parcelUrl, readTrackingLink } from './tracking-links.ts';

describe('a typed tracking link', () => {
  test.each([
    ['https://track.example.com/p/AB12345?x=1#now', 'https://track.example.com/p/AB12345?x=1#now'],
    ['  https://Carrier.co.th ', 'https://carrier.co.th/'],
    ['https://carrier.co.th:443/a', 'https://carrier.co.th/a'],
    ['https://ขนส่ง.ไทย/a', 'https://xn--22ck7c8cyh.xn--o3cw4h/a'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(readTrackingLink(typed)).toBe(kept);
  });

  test.each([
    ...[
      '',
      'track.example.com/1',
      'http://carrier.co.th/1',
      'javascript:alert(1)',
      'data:text/html,x',
      '//carrier.co.th',
    ],
    ...['https://me@carrier.co.th/', 'https://me:password@carrier.co.th/', 'https://carrier.co.th:8443/', 'https:///'],
    ...['https://localhost/1', 'https://printer/1', 'https://nas.local/1', 'https://db.internal./', 'https://a.home'],
    ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://[::1]/', 'https://192.168.1.4/a'],
    ...['https://169.254.169.254/latest', 'https://１２７.0.0.1/', 'https://1.0.0.127.in-addr.arpa/', 'https://a.b.1'],
    ...['https://carrier.co.th/a b', 'https://carrier.co.th/\u202Egpj', 'https://car\nrier.co.th/'],
    ...[`https://carrier.co.th/${'x'.repeat(maxTrackingLink)}`, `https://carrier.co.th/${'ก'.repeat(100)}`],
  ])('%j is refused', (typed) => {
    expect(readTrackingLink(typed)).toBeNull();
  });
});

test('the page of a known carrier stands before a typed link', () => {
  const typed = 'https://elsewhere.co/1';
  const known = { carrier: 'thailand-post', trackingNumber: 'EB123456785TH', trackingUrl: typed };
  expect(parcelUrl(known)).toBe('https://track.thailandpost.co.th/?trackNumber=EB123456785TH');
  expect(parcelUrl({ ...known, carrier: 'My cousin' })).toBe(typed);
  expect(parcelUrl({ ...known, carrier: 'My cousin', trackingUrl: null })).toBeNull();
});
