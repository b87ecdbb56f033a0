import { useLocation, useNavigation } from 'react-router';
import type { Language } from '../../../contracts/languages.ts';
import { readLanguage } from '../../lib/language.ts';

/**
 * The requested language. All seven texts are loaded, so a new choice applies at once, while the translated names
 * around them are still loading.
 */
export function useShownLanguage(): Language {
  const current = useLocation();
  const { location: next } = useNavigation();
  const { search } = next?.pathname === current.pathname ? next : current;
  return readLanguage(new URLSearchParams(search));
}
