/**
 * Divides an amount in proportion to what each part has left, by largest remainder: whole cents, no part above what it
 * has left, and together exactly the amount. Ties go to the first part. What is more than all have left is not divided.
 */
export function allocate(cents: number, left: readonly number[]): number[] {
  const whole = left.reduce((sum, part) => sum + part, 0);
  const amount = Math.min(cents, whole);
  if (amount <= 0) return left.map(() => 0);
  // Products of two amounts in cents can exceed what a number holds exactly.
  const exact = left.map((part) => BigInt(part) * BigInt(amount));
  const shares = exact.map((product) => Number(product / BigInt(whole)));
  const remainders = exact.map((product, at) => ({ at, rest: product % BigInt(whole) }));
  remainders.sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1));
  const missing = amount - shares.reduce((sum, share) => sum + share, 0);
  for (const { at } of remainders.slice(0, missing)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
