const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** `Thailand` for `TH`. */
export function countryName(code: string | null): string {
  return code === null ? 'unknown places' : (names.of(code) ?? code);
}
