/** A key that nobody else has. Not `randomUUID`: browsers have it only where the address is safe, and a shop may be tried out in a local network. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
