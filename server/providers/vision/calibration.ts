/** How often a category with this share of the scores was right, on photos of held-out sources; straight lines between. */
const measured: readonly (readonly [share: number, right: number])[] = [
  [0, 0],
  [0.2, 0.2],
  [0.5, 0.5],
  [0.6, 0.55],
  [0.75, 0.62],
  [0.93, 0.69],
  [0.97, 0.78],
  [1, 0.92],
];

/** The probability that a category with this share of all scores is right. */
export function calibrate(share: number): number {
  const next = Math.max(
    1,
    measured.findIndex(([known]) => known >= share),
  );
  const [[fromShare, fromRight], [toShare, toRight]] = [measured[next - 1], measured[next]] as [
    readonly [number, number],
    readonly [number, number],
  ];
  return fromRight + ((share - fromShare) / (toShare - fromShare)) * (toRight - fromRight);
}
