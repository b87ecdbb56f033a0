/** The tax that an amount contains, rounded to the nearest smallest unit of its currency, half up. */
export const taxWithin = (gross: number, share: number): number => divideHalfUp(gross, share, 10_000 + share);

/** The tax that is added to an amount, rounded in the same way. */
export const taxOn = (net: number, share: number): number => divideHalfUp(net, share, 10_000);

/** Products of an amount and a rate can exceed what a number holds exactly. */
function divideHalfUp(amount: number, share: number, whole: number): number {
  return Number((2n * BigInt(amount) * BigInt(share) + BigInt(whole)) / (2n * BigInt(whole)));
}
