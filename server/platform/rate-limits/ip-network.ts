import { isIPv4, isIPv6 } from 'node:net';

/** A network that an address belongs to, and how many times the allowance of the narrowest one it has. */
export interface Network {
  name: string;
  allowance: number;
}

const ipv6Networks = [
  { bits: 64, allowance: 1 },
  { bits: 56, allowance: 2 },
  { bits: 48, allowance: 4 },
];
const ipv4Networks = [
  { bits: 32, allowance: 1 },
  { bits: 24, allowance: 4 },
];

/**
 * The networks of an address, narrowest first. One customer has at least 2⁶⁴ addresses of IPv6, often a /56, sometimes a
 * /48, so that a count by address would count nothing; many people may share a wide network, so it is allowed more.
 */
export function networksOf(address: string): Network[] {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return ipv4Networks.map(({ bits, allowance }) => ({ name: cut(plain, bits), allowance }));
  if (!isIPv6(plain)) return [{ name: plain, allowance: 1 }];
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
  return ipv6Networks.map(({ bits, allowance }) => ({ name: cutGroups(groups, bits), allowance }));
}

/** The narrowest network of an address: what is counted where one caller is meant. */
export function networkOf(address: string): string {
  return networksOf(address)[0]?.name ?? address;
}

const cut = (address: string, bits: number) =>
  `${address
    .split('.')
    .slice(0, bits / 8)
    .join('.')}/${bits}`;

function cutGroups(groups: number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / 16));
  const shown = kept.map((group, at) => ((at + 1) * 16 > bits ? group & (0xffff << ((at + 1) * 16 - bits)) : group));
  return `${shown.map((group) => (group & 0xffff).toString(16)).join(':')}/${bits}`;
}
