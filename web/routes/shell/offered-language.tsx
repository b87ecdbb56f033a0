import { useLayoutEffect, useState } from 'react';
import type { Language } from '../../../contracts/languages.ts';
import { offerLanguage } from '../../lib/language/language.ts';
import { useLazy } from '../../lib/react/use-lazy.ts';

const loadOffer = () => import('./language-offer.tsx').then(({ LanguageOffer }) => LanguageOffer);

/**
 * Offers the visitor's own language where the page is in another one. The page itself never redirects. The line is empty
 * in the HTML, which is the same for everyone, and has its height before the first paint (`language-offer.css`).
 */
export function OfferedLanguage() {
  const [offered, setOffered] = useState<Language | null>(null);
  const Offer = useLazy(loadOffer, offered !== null);

  // Repeats the first-paint script, because React clears the body's attributes when it re-renders the document.
  useLayoutEffect(() => setOffered(offerLanguage()), []);

  return (
    <div className="language-offer">
      {offered && Offer && <Offer language={offered} onDismiss={() => setOffered(null)} />}
    </div>
  );
}
