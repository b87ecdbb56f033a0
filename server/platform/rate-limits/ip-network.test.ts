import { expect, test } from 'vitest';
import { networkOf, networksOf } from './ip-network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9/32'],
  ['::ffff:203.0.113.9', '203.0.113.9/32'],
  ['2001:db8:1:2::1', '2001:db8:1:2/64'],
  ['2001:0DB8:1:2:ffff:1:2:3', '2001:db8:1:2/64'],
  ['2001:db8::1', '2001:db8:0:0/64'],
  ['::1', '0:0:0:0/64'],
  ['fe80::1%eth0', 'fe80:0:0:0/64'],
  ['', ''],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an address also belongs to wider networks, which are allowed more', () => {
  expect(networksOf('2001:db8:1:2fe::1')).toEqual([
    { name: '2001:db8:1:2fe/64', allowance: 1, ordinaryAllowance: 1 },
    { name: '2001:db8:1:200/56', allowance: 2, ordinaryAllowance: 2 },
    { name: '2001:db8:1/48', allowance: 4, ordinaryAllowance: 4 },
  ]);
  expect(networksOf('203.0.113.9')).toEqual([
    { name: '203.0.113.9/32', allowance: 1, ordinaryAllowance: 1 },
    { name: '203.0.113/24', allowance: 4, ordinaryAllowance: 16 },
  ]);
});
