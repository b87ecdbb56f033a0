import { findLanguage } from '../../contracts/languages.ts';
import { rememberLanguage } from '../lib/language/language.ts';

/**
 * Stores the language of every link into another language that is followed, so that it is offered on later pages. It
 * listens here, because a link works before the page is hydrated.
 */
export function rememberFollowedLanguage(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    const language = findLanguage(link?.hreflang ?? null);
    if (language) rememberLanguage(language);
  });
}
