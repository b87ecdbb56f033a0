/** The log of the analysts; it never receives a key, a photo or a person's text. */
export interface AnalystLog {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
}
