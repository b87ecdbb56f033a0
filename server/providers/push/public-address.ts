import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const internal = new BlockList();
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
]) {
  internal.addSubnet(net, bits, 'ipv4');
}
/** IPv6 addresses of the internet begin with 001; some of those stand for others. */
const internet = new BlockList();
internet.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  internal.addSubnet(net, bits, 'ipv6');
}

/** Whether an address is one of the internet, and not of this machine or a network behind it. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !internal.check(address, 'ipv4');
  return version === 6 && internet.check(address, 'ipv6') && !internal.check(address, 'ipv6');
}

/** Resolves a name for a connection, and refuses it where one of its addresses is not of the internet. */
export const lookupPublic: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const isRefused = !error && (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)));
    const problem = error ?? (isRefused ? new Error('The name leads to no address of the internet.') : null);
    if (problem) return callback(problem, '');
    const [first] = addresses;
    return options.all ? callback(null, addresses) : callback(null, first?.address ?? '', first?.family);
  });
};
