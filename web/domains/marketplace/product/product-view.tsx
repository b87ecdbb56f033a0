import { Languages } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Language } from '../../../../contracts/languages.ts';
import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { languageNamesText } from '../../../../i18n/generated/language-names.ts';
import { productText } from '../../../../i18n/generated/product.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { LazyProductLocalPrice } from '../product-card/lazy-local-prices.tsx';
import { PhotoLabel } from '../product-card/photo-label.tsx';
import { Price } from '../product-card/price.tsx';
import { RatingMark } from '../product-card/rating-mark.tsx';
import { VacationNote } from '../sellers/vacation-note.tsx';
import { CategoryPath } from './category-path.tsx';
import { CountryChips } from './country-chips.tsx';
import { ProductFacts } from './facts/product-facts.tsx';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { LanguagePills } from './language-pills.tsx';
import { SellerCard } from './seller-card.tsx';

interface ProductViewProps {
  product: ProductDetails;
  /** What only the product's seller sees, above all. */
  ownerActions: ReactNode;
  /** Delivery and the buttons to buy. */
  offer: ReactNode;
  actions: ReactNode;
  /** Shown in the photo's corner. */
  photoAction: ReactNode;
}

export function ProductView({ product, ownerActions, offer, actions, photoAction }: ProductViewProps) {
  const [showsOriginal, setShowsOriginal] = useState(false);
  const original = product.texts[product.source_language] ? product.source_language : 'en';
  const translated = product.texts[getLocale()] ? getLocale() : original;
  const language = showsOriginal ? original : translated;
  const { title, description } = product.texts[language];
  const address = `/product/${product.id}`;
  return (
    <div className="flex flex-col gap-2 pt-1 sm:pt-2">
      {ownerActions}
      <CategoryPath product={product} />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 md:gap-8 lg:gap-12">
        <div className="relative">
          <ProductGallery product={product} title={title} language={language} />
          <PhotoLabel product={product} />
          <div className="absolute top-3.5 right-3.5 sm:top-4.5 sm:right-4.5">{photoAction}</div>
        </div>
        <div className="flex flex-col gap-5">
          <LanguagePills address={address} current={translated} texts={product.texts} />
          <div className="max-md:-order-1">
            <h1 lang={language} className="text-title wrap-anywhere lg:text-display">
              {title}
            </h1>
            <OriginalNote
              original={original}
              isTranslation={translated !== original}
              showsOriginal={showsOriginal}
              onToggle={() => setShowsOriginal(!showsOriginal)}
            />
          </div>
          {/* On a phone price and title are in the first view, right below the photo, and the languages follow. */}
          <div className="flex flex-wrap items-center gap-x-3.5 max-md:-order-2 max-md:-my-2.5 md:-mt-2">
            <p className="font-extrabold font-heading text-headline leading-tight">
              <Price prices={product} previousPriceClass="ml-1 font-sans text-lg" />
            </p>
            {product.condition === 'used' && <Badge>{productText('used')}</Badge>}
            <RatingMark rating={product.rating} />
            <LazyProductLocalPrice minor={product.price_minor} shopCurrency={product.currency} language={translated} />
          </div>
          {product.sale_ends_at && <SaleEnd at={product.sale_ends_at} />}
          <p lang={language} className="-mt-1 whitespace-pre-line text-base leading-[1.7] wrap-anywhere">
            {description}
          </p>
          <ProductFacts facts={product.facts} />
          {product.seller.vacation && <VacationNote vacation={product.seller.vacation} />}
          {offer}
          <div className="flex flex-wrap gap-3">{actions}</div>
          <SellerCard seller={product.seller} productId={product.id} />
          <CountryChips product={product} />
        </div>
      </div>
    </div>
  );
}

/** The last day of a sale; the price of it stands above. */
function SaleEnd({ at }: { at: string }) {
  return (
    <p className="font-semibold text-bad text-sm max-md:-order-1">
      <time dateTime={at}>{productText('saleEnds', { date: formatDate(at) })}</time>
    </p>
  );
}

interface OriginalNoteProps {
  /** The language in which the seller wrote. */
  original: Language;
  /** Whether the page's text is a translation. */
  isTranslation: boolean;
  showsOriginal: boolean;
  onToggle: () => void;
}

/** Says in which language the product was described, and switches between that text and its translation. */
function OriginalNote({ original, isTranslation, showsOriginal, onToggle }: OriginalNoteProps) {
  return (
    <p className="mt-1.5 flex min-h-11 items-center gap-2 text-muted text-sm">
      <Languages aria-hidden="true" className="size-4 shrink-0" />
      {productText(isTranslation && !showsOriginal ? 'translatedFrom' : 'originalIn', {
        language: languageNamesText(original),
      })}
      {isTranslation && (
        <>
          {'\u00a0·'}
          <button
            type="button"
            onClick={onToggle}
            className="-ml-1 inline-flex min-h-11 items-center px-1 font-semibold text-brand hover:underline"
          >
            {productText(showsOriginal ? 'seeTranslation' : 'seeOriginal')}
          </button>
        </>
      )}
    </p>
  );
}
