import { isIPv6 } from 'node:net';

/**
 * The line that an address belongs to. Of IPv6 every customer has a network of 2⁶⁴ addresses: who counts by the address
 * counts nothing.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const network = [...before, ...zeros, ...after].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
