import type { Language } from '../../../../contracts/languages.ts';
import type { Seller } from '../../../../contracts/marketplace/sellers.ts';
import type { ShopTexts, ShownText } from '../../../../contracts/marketplace/shop-texts.ts';
import type { ShopSettings } from '../../../../contracts/selling/shop-settings.ts';
import { shopEditorText } from '../../../../i18n/generated/shop-editor.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { SellerHeader } from '../../marketplace/sellers/seller-header.tsx';
import { ShopAbout } from '../../marketplace/sellers/shop-about.tsx';

interface ShopPreviewProps {
  shop: ShopSettings;
  seller: Seller | null;
}

/** The head of the shop with what is being edited, as visitors see it in the language of this page. */
export function ShopPreview({ shop, seller }: ShopPreviewProps) {
  const shown: Seller = {
    ...(seller ?? { ...newSeller, name: shop.name }),
    ...{ banner: shop.banner, logo: shop.logo },
    about: textOf(shop.about, shop.language),
    policies: textOf(shop.policies, shop.language),
    vacation: seller?.vacation && shop.vacation ? seller.vacation : null,
  };
  return (
    <section aria-label={shopEditorText('preview')}>
      <div className="mb-2.5 flex items-center justify-between gap-4">
        <h2 className="text-lg">{shopEditorText('preview')}</h2>
        {seller && <ButtonLink to={`/seller/${seller.id}`}>{shopEditorText('open')}</ButtonLink>}
      </div>
      <SellerHeader seller={shown} />
      <ShopAbout seller={shown} />
    </section>
  );
}

const newSeller: Omit<Seller, 'name'> = {
  ...{ id: '', place: null, story: null, since: new Date().toISOString(), listings: 0, rating: null, followers: 0 },
  ...{ sections: [], sells: [], banner: null, logo: null, about: null, policies: null, vacation: null },
  is_sample: false,
};

/** The text of the page's language, else that of the seller's, as the server chooses it. */
function textOf(texts: ShopTexts, source: Language): ShownText | null {
  for (const language of [getLocale(), source]) {
    const found = texts[language];
    if (found?.text.trim()) return { ...found, language };
  }
  return null;
}
