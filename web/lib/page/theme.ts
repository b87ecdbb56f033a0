import { storageKeys } from '../storage/storage-keys.ts';
import { storedText, useStoredText } from '../storage/stored-text.ts';

export type Theme = 'light' | 'dark';

/** The light theme's `--paper`, for the browser's bars before the styles are loaded. */
export const paperColor = '#faf8f4';

const stored = storedText(storageKeys.theme);
const asTheme = (text: string | null): Theme => (text === 'dark' ? 'dark' : 'light');

/** The chosen theme and its setter; the choice is stored and applies to every open tab. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [asTheme(useStoredText(stored)), stored.write];
}

/** Keeps the body and the browser's theme color in sync with the stored theme. */
export function syncThemeToBody(): () => void {
  const apply = () => {
    document.body.dataset.theme = asTheme(stored.read());
    const background = getComputedStyle(document.body).backgroundColor;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
  };
  apply();
  return stored.subscribe(apply);
}
