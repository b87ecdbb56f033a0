import { isApiFailure } from '../../../contracts/client/client.ts';
import { getSeller } from '../../../contracts/marketplace/sellers.ts';
import { listShopSections } from '../../../contracts/marketplace/shop-sections.ts';
import { getShop } from '../../../contracts/selling/shop-settings.ts';
import { shopEditorText } from '../../../i18n/generated/shop-editor.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { readSession } from '../../domains/identity/session/session.ts';
import { ShopEditor } from '../../domains/selling/shop-editor/shop-editor.tsx';
import { api } from '../../lib/api/api.ts';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { useScrollToHash } from '../../lib/page/scroll-to-hash.ts';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import { MyListingsPage } from '../seller-shell/my-listings-page.tsx';
import type { Route } from './+types/shop.ts';

export const meta = () =>
  pageMeta({ title: `${shopEditorText('title')} · Snapbazaar`, description: shopEditorText('lead') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ loaded: toResult(loadShop()) });

async function loadShop() {
  const [{ shop }, { sections }, seller] = await Promise.all([api(getShop), api(listShopSections), findPublicShop()]);
  return { shop, sections, seller };
}

/** The shop as visitors see it; null before anything was listed. */
async function findPublicShop() {
  const id = readSession()?.post.id;
  if (!id) return null;
  try {
    return (await api(getSeller, { params: { id }, body: { language: getLocale() } })).seller;
  } catch (error) {
    if (isApiFailure(error) && error.status === 404) return null;
    throw error;
  }
}

export default function ShopPage({ loaderData: { loaded } }: Route.ComponentProps) {
  useScrollToHash();
  return (
    <MyListingsPage lead={shopEditorText('lead')}>
      <AsyncPart result={loaded} name={shopEditorText('title')}>
        {({ shop, sections, seller }) => <ShopEditor first={shop} sections={sections} seller={seller} />}
      </AsyncPart>
    </MyListingsPage>
  );
}
