import { loadWallet } from '../features/money/load-money.ts';
import { MoneySkeleton } from '../features/money/money-skeleton.tsx';
import { WalletBank } from '../features/money/wallet.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { toResult } from '../lib/async-result.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { AsyncPart } from '../ui/async-part.tsx';
import type { Route } from './+types/wallet-bank.ts';

export const meta = () =>
  pageMeta({ title: 'Wallet & Bank · Snapbazaar', description: 'Your balance, your bank account and what has moved.' });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ page: toResult(loadWallet()) });

export default function WalletBankPage({ loaderData }: Route.ComponentProps) {
  return (
    <SellerPage title="Wallet & Bank">
      <AsyncPart result={loaderData.page} name="This" fallback={<MoneySkeleton />}>
        {(data) => <WalletBank {...data} />}
      </AsyncPart>
    </SellerPage>
  );
}
