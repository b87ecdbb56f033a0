import { storageKeys } from './storage-keys.ts';
import { storedText, useStoredText } from './stored-text.ts';

export type Theme = 'light' | 'dark';

const stored = storedText(storageKeys.theme);
const asTheme = (text: string | null): Theme => (text === 'dark' ? 'dark' : 'light');

/** The chosen theme and how to choose another; it is stored, and followed by every open tab. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [asTheme(useStoredText(stored)), stored.write];
}

/** Keeps the body, and the browser's own bars, in the stored theme while the page lives. */
export function followThemeOnBody(): () => void {
  const apply = () => {
    document.body.dataset.theme = asTheme(stored.read());
    const paper = getComputedStyle(document.body).backgroundColor;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  };
  apply();
  return stored.subscribe(apply);
}
