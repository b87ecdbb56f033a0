/** How often a category with this share of the scores was right, on photos of shops; straight lines between. */
const measured: readonly (readonly [share: number, right: number])[] = [
  [0, 0],
  [0.08, 0.07],
  [0.15, 0.14],
  [0.25, 0.22],
  [0.36, 0.28],
  [0.45, 0.4],
  [0.57, 0.48],
  [0.73, 0.57],
  [0.85, 0.62],
  [0.93, 0.7],
  [0.98, 0.83],
  [1, 0.93],
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
