import { expect, test } from 'vitest';
import { networkOf } from './ip-network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:1:2:ffff:1:2:3', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('%s is of the line %s', (address, line) => {
  expect(networkOf(address)).toBe(line);
});
