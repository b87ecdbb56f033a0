/** How often a category with this share of the scores was right, on photos of held-out sources; straight lines between. */
const measured: readonly (readonly [share: number, right: number])[] = [
  [0, 0],
  [0.15, 0.1],
  [0.25, 0.2],
  [0.35, 0.27],
  [0.45, 0.37],
  [0.55, 0.48],
  [0.65, 0.57],
  [0.8, 0.62],
  [0.93, 0.64],
  [0.975, 0.66],
  [0.997, 0.69],
  [1, 0.95],
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
