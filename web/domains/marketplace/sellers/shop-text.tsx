import { Languages } from 'lucide-react';
import type { ShownText } from '../../../../contracts/marketplace/shop-texts.ts';
import { languageNamesText } from '../../../../i18n/generated/language-names.ts';
import { sellerText } from '../../../../i18n/generated/seller.ts';
import { getLocale } from '../../../../i18n/locale.ts';

/** What a seller wrote, with a mark where it is in another language or made by a machine. */
export function ShopText({ shown: { text, language, by } }: { shown: ShownText }) {
  const isForeign = language !== getLocale();
  return (
    <>
      <p lang={language} className="max-w-2xl whitespace-pre-line text-base leading-[1.7] wrap-anywhere">
        {text}
      </p>
      {(isForeign || by === 'model') && (
        <p className="mt-1.5 flex items-center gap-1.5 text-muted text-sm">
          <Languages aria-hidden="true" className="size-4 shrink-0" />
          {by === 'model'
            ? sellerText('machineMade')
            : sellerText('writtenIn', { language: languageNamesText(language) })}
        </p>
      )}
    </>
  );
}
