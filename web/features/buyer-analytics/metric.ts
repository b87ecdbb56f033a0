/** One figure of the page. */
export interface Metric {
  /** Two cards have the same name. */
  id: string;
  name: string;
  value: string;
  /** What stands behind the figure, in a few words. */
  note?: string;
  /** Against as many days before. */
  change?: { text: string; isGood: boolean };
}
