export interface Slope {
  perHour: number;
  /** Two standard errors. */
  uncertainty: number;
}

/** Linear regression by least squares. */
export function slopeOf(points: readonly { seconds: number; value: number }[]): Slope {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(points.map(({ seconds }) => seconds));
  const level = mean(points.map(({ value }) => value));
  const spread = points.reduce((sum, { seconds }) => sum + (seconds - middle) ** 2, 0);
  const slope = points.reduce((sum, { seconds, value }) => sum + (seconds - middle) * (value - level), 0) / spread;
  const missed = points.reduce((sum, { seconds, value }) => sum + (value - level - slope * (seconds - middle)) ** 2, 0);
  const error = Math.sqrt(missed / (points.length - 2) / spread);
  return { perHour: slope * 3600, uncertainty: 2 * error * 3600 };
}
