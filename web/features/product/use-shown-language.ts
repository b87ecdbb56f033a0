import { useLocation, useNavigation } from 'react-router';
import type { Language } from '../../../contracts/languages.ts';
import { readLanguage } from '../../lib/language.ts';

/**
 * The language the reader has asked for. All seven texts are here, so a new choice counts at once, while the names
 * around them are still on their way.
 */
export function useShownLanguage(): Language {
  const here = useLocation();
  const { location: next } = useNavigation();
  const { search } = next?.pathname === here.pathname ? next : here;
  return readLanguage(new URLSearchParams(search));
}
