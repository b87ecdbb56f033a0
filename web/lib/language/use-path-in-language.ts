import { useLocation } from 'react-router';
import type { Language } from '../../../contracts/languages.ts';
import { pathInLanguage } from '../../../contracts/pages/language-path.ts';

/** The current page in another language. A cursor into a list of another language would make no sense there. */
export function usePathInLanguage(): (language: Language) => string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete('cursor');
  const query = params.size > 0 ? `?${params}` : '';
  return (language) => pathInLanguage(pathname, language) + query;
}
