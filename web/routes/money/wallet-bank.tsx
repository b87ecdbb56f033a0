import { moneyText } from '../../../i18n/generated/money.ts';
import { walletText } from '../../../i18n/generated/wallet.ts';
import { loadWallet } from '../../domains/money/money-page/load-money.ts';
import { MoneySkeleton } from '../../domains/money/money-page/money-skeleton.tsx';
import { WalletBank } from '../../domains/money/wallet/wallet.tsx';
import { loadShippingDays, ShippingDays } from '../../domains/ordering/shipping-days/shipping-days.tsx';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import { SellerPage } from '../seller-shell/seller-page.tsx';
import type { Route } from './+types/wallet-bank.ts';

export const meta = () => pageMeta({ title: walletText('pageTitle'), description: walletText('pageDescription') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ page: toResult(Promise.all([loadWallet(), loadShippingDays()])) });

export default function WalletBankPage({ loaderData }: Route.ComponentProps) {
  return (
    <SellerPage title={walletText('title')}>
      <AsyncPart result={loaderData.page} name={moneyText('thisPage')} fallback={<MoneySkeleton />}>
        {([data, { days, is_live }]) => (
          <WalletBank {...data} shippingDays={is_live ? <ShippingDays days={days} /> : null} />
        )}
      </AsyncPart>
    </SellerPage>
  );
}
