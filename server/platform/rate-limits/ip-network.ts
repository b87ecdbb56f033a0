import { isIPv4, isIPv6 } from 'node:net';

/** A network that an address belongs to. */
export interface Network {
  name: string;
  /** How many times what the narrowest one is allowed, where somebody may be guessing or sending codes. */
  allowance: number;
  /** The same for ordinary requests, of which many people behind one network make many. */
  ordinaryAllowance: number;
}

const ipv6Networks = [
  { bits: 64, allowance: 1, ordinaryAllowance: 1 },
  { bits: 56, allowance: 2, ordinaryAllowance: 2 },
  { bits: 48, allowance: 4, ordinaryAllowance: 4 },
];
const ipv4Networks = [
  { bits: 32, allowance: 1, ordinaryAllowance: 1 },
  // Mobile carriers put thousands of customers behind the addresses of one such network.
  { bits: 24, allowance: 4, ordinaryAllowance: 16 },
];

/**
 * The networks of an address, narrowest first. One customer has at least 2⁶⁴ addresses of IPv6, often a /56, sometimes a
 * /48, so that a count by address would count nothing; many people may share a wide network, so it is allowed more.
 */
export function networksOf(address: string): Network[] {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return ipv4Networks.map(({ bits, ...allowances }) => ({ name: cut(plain, bits), ...allowances }));
  if (!isIPv6(plain)) return [{ name: plain, allowance: 1, ordinaryAllowance: 1 }];
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
  return ipv6Networks.map(({ bits, ...allowances }) => ({ name: cutGroups(groups, bits), ...allowances }));
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
