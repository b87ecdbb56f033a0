import { findLanguage } from '../../../contracts/languages.ts';
import { listSales } from '../../../contracts/marketplace/sales.ts';
import { listShopSections } from '../../../contracts/marketplace/shop-sections.ts';
import { salesText } from '../../../i18n/generated/sales.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { SalesOverview } from '../../domains/selling/sales/sales-overview.tsx';
import { api } from '../../lib/api/api.ts';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import { MyListingsPage } from '../seller-shell/my-listings-page.tsx';
import type { Route } from './+types/sales.ts';

export const meta = () => pageMeta({ title: salesText('pageTitle'), description: salesText('lead') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ loaded: toResult(loadSales()) });

async function loadSales() {
  const language = findLanguage(getLocale()) ?? 'en';
  const [{ sales }, { sections }] = await Promise.all([api(listSales, { body: { language } }), api(listShopSections)]);
  return { sales, sections };
}

export default function SalesPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <MyListingsPage lead={salesText('lead')}>
      <AsyncPart result={loaded} name={salesText('title')}>
        {({ sales, sections }) => <SalesOverview sales={sales} sections={sections} />}
      </AsyncPart>
    </MyListingsPage>
  );
}
