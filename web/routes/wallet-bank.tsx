import { moneyText } from '../../messages/generated/money.ts';
import { walletText } from '../../messages/generated/wallet.ts';
import { loadWallet } from '../features/money/load-money.ts';
import { MoneySkeleton } from '../features/money/money-skeleton.tsx';
import { WalletBank } from '../features/money/wallet.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { toResult } from '../lib/async-result.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { AsyncPart } from '../ui/async-part.tsx';
import type { Route } from './+types/wallet-bank.ts';

export const meta = () => pageMeta({ title: walletText('pageTitle'), description: walletText('pageDescription') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ page: toResult(loadWallet()) });

export default function WalletBankPage({ loaderData }: Route.ComponentProps) {
  return (
    <SellerPage title={walletText('title')}>
      <AsyncPart result={loaderData.page} name={moneyText('thisPage')} fallback={<MoneySkeleton />}>
        {(data) => <WalletBank {...data} />}
      </AsyncPart>
    </SellerPage>
  );
}
