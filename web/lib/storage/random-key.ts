/** A unique key. Not `randomUUID`, which browsers offer only in secure contexts; the shop may be tried out on a local network. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
