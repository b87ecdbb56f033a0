import type { Seller } from '../../../../contracts/marketplace/sellers.ts';
import { sellerText } from '../../../../i18n/generated/seller.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { ShopText } from './shop-text.tsx';

type Told = Pick<Seller, 'about' | 'policies' | 'story' | 'sells'>;

/** What the shop says of itself. A reader whose language the seller did not write reads what it sells in theirs first. */
export function ShopAbout({ seller: { about, policies, story, sells } }: { seller: Told }) {
  const isForeign = about !== null && about.language !== getLocale();
  if (!about && !story && !policies) return null;
  return (
    <section aria-labelledby="about-shop" className="grid gap-x-10 gap-y-5 pt-7 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {(about || story) && (
        <div>
          <h2 id="about-shop" className="mb-2 text-2xl">
            {sellerText('about')}
          </h2>
          {isForeign && sells.length > 0 && (
            <p className="mb-2 max-w-2xl text-base">
              {sellerText('sells', { things: joinNames(sells.map(({ name }) => name)) })}
            </p>
          )}
          {about ? (
            <ShopText shown={about} />
          ) : (
            <p dir="auto" className="max-w-2xl whitespace-pre-line text-base leading-[1.7] wrap-anywhere">
              {story}
            </p>
          )}
        </div>
      )}
      {policies && (
        <details className="h-fit rounded-card border border-line bg-surface px-5 py-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {sellerText('policies')}
          </summary>
          <div className="pb-3">
            <ShopText shown={policies} />
          </div>
        </details>
      )}
    </section>
  );
}

/** Names in a row, with the comma of the language. */
function joinNames(names: string[]): string {
  const locale = getLocale();
  return names.join(locale === 'zh' || locale === 'ja' ? '、' : locale === 'th' ? ' ' : ', ');
}
