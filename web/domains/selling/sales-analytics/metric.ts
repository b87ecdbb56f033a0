/** One metric card. */
export interface Metric {
  /** Needed as a key because two cards have the same name. */
  id: string;
  name: string;
  value: string;
  /** A short explanation of the value. */
  note?: string;
  /** Compared with the period of the same length before. */
  change?: { text: string; isGood: boolean };
}
