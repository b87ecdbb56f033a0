/** A count as a share: '12 of 48 (25.0 %)'. */
export const share = (count: number, all: number) =>
  `${count} of ${all} (${((100 * count) / Math.max(1, all)).toFixed(1)} %)`;

const steps = 10;

/** Prints, for each tenth of confidence, how many proposals had it, what they claimed and how often they were right. */
export function printReliability(proposals: readonly { confidence: number; isRight: boolean }[]): void {
  console.log('\n| confidence | photos | claimed | right |\n|---|---|---|---|');
  for (let step = 0; step < steps; step += 1) {
    const own = proposals.filter(({ confidence }) => Math.min(steps - 1, Math.floor(confidence * steps)) === step);
    if (own.length === 0) continue;
    const claimed = own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length;
    const right = own.filter(({ isRight }) => isRight).length / own.length;
    const range = `${(step / steps).toFixed(1)}–${((step + 1) / steps).toFixed(1)}`;
    console.log(`| ${range} | ${own.length} | ${(100 * claimed).toFixed(0)} % | ${(100 * right).toFixed(0)} % |`);
  }
  console.log('');
}
