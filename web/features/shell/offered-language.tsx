import { useEffect, useState } from 'react';
import type { Language } from '../../../contracts/languages.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { preferredLanguage } from '../../lib/language.ts';
import { useLazy } from '../../lib/use-lazy.ts';

const loadOffer = () => import('./language-offer.tsx').then(({ LanguageOffer }) => LanguageOffer);

/** Offers the visitor's own language where the page is in another one. The page itself never redirects. */
export function OfferedLanguage() {
  const [offered, setOffered] = useState<Language | null>(null);
  const Offer = useLazy(loadOffer, offered !== null);

  useEffect(() => {
    const preferred = preferredLanguage();
    if (preferred !== pageLanguage()) setOffered(preferred);
  }, []);

  return offered && Offer ? <Offer language={offered} onDismiss={() => setOffered(null)} /> : null;
}
