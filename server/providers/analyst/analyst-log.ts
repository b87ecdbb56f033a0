/** Where analysts write what an operator should know: never a key, never a photo, never what a person wrote. */
export interface AnalystLog {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
}
