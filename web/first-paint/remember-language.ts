import { storageKeys } from '../lib/storage-keys.ts';

/**
 * Stores the language of every link into another language that is followed, so that it is offered on later pages. It
 * listens here, because a link works before the page is hydrated.
 */
export function rememberFollowedLanguage(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    try {
      localStorage.setItem(storageKeys.language, link.hreflang);
    } catch {
      // Storage is forbidden: the language is offered again.
    }
  });
}
