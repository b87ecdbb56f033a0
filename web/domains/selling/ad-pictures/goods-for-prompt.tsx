import { useCallback } from 'react';
import { Link } from 'react-router';
import type { Language } from '../../../../contracts/languages.ts';
import { listProducts } from '../../../../contracts/marketplace/listings.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { browseText } from '../../../../i18n/generated/browse.ts';
import { browseCategoryText } from '../../../../i18n/generated/browse-category.ts';
import { api } from '../../../lib/api/api.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { AdPicture } from '../../marketplace/product-card/ad-picture.tsx';

interface GoodsForPromptProps {
  prompt: string;
  language: Language;
  /** Closes the dialog, because a link leads away from it. */
  onLeave: () => void;
}

const shown = 6;

/**
 * The products that the words of a prompt ask for, above its picture. What comes only near is offered where the words
 * name a price or condition, which a picture has not.
 */
export function GoodsForPrompt({ prompt, language, onLeave }: GoodsForPromptProps) {
  const load = useCallback(
    () => api(listProducts, { body: { q: prompt, language, limit: shown } }),
    [prompt, language],
  );
  const found = useLazy(load);
  if (!found || found.corrected_query !== null || found.products.length === 0) return null;
  if (found.is_relaxed && found.said_filters.length === 0) return null;
  return (
    <section aria-label={browseCategoryText('goodsFound')} className="mb-4">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 className="font-semibold">{browseCategoryText('goodsFound')}</h3>
        <Link to={`/search?${new URLSearchParams({ q: prompt })}`} onClick={onLeave} className="text-sm underline">
          {browseCategoryText('allResults')}
        </Link>
      </div>
      {found.is_relaxed && <p className="mb-2 text-muted text-sm">{browseText('relaxedMatches')}</p>}
      <ul className="flex gap-2.5 overflow-x-auto pb-1">
        {found.products.map((product) => (
          <li key={product.id} className="w-28 shrink-0">
            <Link
              to={`/product/${product.id}`}
              onClick={onLeave}
              className="block overflow-hidden rounded-control border border-line hover:border-faint"
            >
              <AdPicture product={product} priority="later" />
              <span lang={product.language} className="mx-2 mt-1.5 line-clamp-2 text-caption">
                {product.title}
              </span>
              <span className="mx-2 mb-1.5 block font-semibold text-sm">
                {formatMoney(product.price_minor, product.currency)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
