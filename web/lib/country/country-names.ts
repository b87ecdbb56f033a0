import { getLocale } from '../../../i18n/locale.ts';
import { loadModule } from '../page/load-module.ts';

type Label = typeof import('./country-label.ts').countryLabel;

let label: Label | null = null;

/** Loads the names of countries, whose table is large; a page waits for it together with its data. */
export async function loadCountryNames(): Promise<void> {
  label ??= (await loadModule(() => import('./country-label.ts'))).countryLabel;
}

/** The name of a country in the page’s language; its code until the names are loaded. */
export function countryNameOf(code: string): string {
  return label?.(code, getLocale()) ?? code;
}
